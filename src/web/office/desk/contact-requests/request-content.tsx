import type { ReactNode } from 'react';
import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { preferredTimeNames, serviceNames, statusNames } from './contact-requests.messages.ts';
import classes from './request-content.module.css';
import { messages } from './request-drawer.messages.ts';

interface RequestContentProps {
  readonly request: ContactRequest;
}

/** Everything that the visitor wrote, as text. */
export function RequestContent({ request }: RequestContentProps) {
  const pick = usePick();
  return (
    <div className={classes.content}>
      <Writing title={pick(messages.message)} text={request.message} />
      <Writing title={pick(messages.notes)} text={request.notes} />
      <h3>{pick(messages.details)}</h3>
      <dl className={classes.facts}>
        <Fact label={pick(messages.phone)}>
          <Ltr>{formatStoredPhone(request.phone)}</Ltr>
        </Fact>
        {request.email !== null && (
          <Fact label={pick(messages.email)}>
            <Code>{request.email}</Code>
          </Fact>
        )}
        {request.address !== null && (
          <Fact label={pick(messages.address)}>
            <WrittenText>{request.address}</WrittenText>
          </Fact>
        )}
        <WantedVisit request={request} />
        {request.serviceType !== null && (
          <Fact label={pick(messages.service)}>{pick(serviceNames[request.serviceType])}</Fact>
        )}
        <Fact label={pick(messages.status)}>{pick(statusNames[request.status])}</Fact>
        <Fact label={pick(messages.wroteIn)}>
          {pick(request.language === 'ur' ? messages.urdu : messages.english)}
        </Fact>
      </dl>
    </div>
  );
}

interface WritingProps {
  readonly title: string;
  readonly text: string | null;
}

function Writing({ title, text }: WritingProps) {
  if (text === null) return null;
  return (
    <>
      <h3>{title}</h3>
      <p className={classes.writing}>
        <WrittenText>{text}</WrittenText>
      </p>
    </>
  );
}

function WantedVisit({ request: { preferredDate, preferredTime } }: RequestContentProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (preferredTime === null) return null;
  const day =
    preferredDate === null ? pick(messages.anyDay) : formatCalendarDay(preferredDate, language, now);
  const comma = { en: ',', ur: '،' }[language];
  return (
    <Fact label={pick(messages.wantsVisit)}>
      {day}
      {comma} {pick(preferredTimeNames[preferredTime])}
    </Fact>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
