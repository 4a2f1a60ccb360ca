import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { type Fact, Facts } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { preferredTimeNames, serviceNames, statusNames } from './contact-requests.messages.ts';
import classes from './request-content.module.css';
import { messages } from './request-panel.messages.ts';

interface RequestContentProps {
  readonly request: ContactRequest;
}

/** Everything that the visitor wrote, as text. */
export function RequestContent({ request }: RequestContentProps) {
  const pick = usePick();
  const visit = useWantedVisit(request);
  const { email, address, serviceType, status, language } = request;
  const facts: Fact[] = [
    { label: pick(messages.phone), value: <Ltr>{formatStoredPhone(request.phone)}</Ltr> },
    ...(email === null ? [] : [{ label: pick(messages.email), value: <Code>{email}</Code> }]),
    ...(address === null
      ? []
      : [{ label: pick(messages.address), value: <WrittenText>{address}</WrittenText> }]),
    ...(visit === null ? [] : [{ label: pick(messages.wantsVisit), value: visit }]),
    ...(serviceType === null
      ? []
      : [{ label: pick(messages.service), value: pick(serviceNames[serviceType]) }]),
    { label: pick(messages.status), value: pick(statusNames[status]) },
    { label: pick(messages.wroteIn), value: pick(language === 'ur' ? messages.urdu : messages.english) },
  ];
  return (
    <div className={classes.content}>
      <Writing title={pick(messages.message)} text={request.message} />
      <Writing title={pick(messages.notes)} text={request.notes} />
      <h3>{pick(messages.details)}</h3>
      <Facts facts={facts} />
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

/** The day and the part of the day that somebody wants to be visited on; null for who did not ask for a visit. */
function useWantedVisit({ preferredDate, preferredTime }: ContactRequest): string | null {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (preferredTime === null) return null;
  const day =
    preferredDate === null ? pick(messages.anyDay) : formatCalendarDay(preferredDate, language, now);
  const comma = { en: ',', ur: '،' }[language];
  return `${day}${comma} ${pick(preferredTimeNames[preferredTime])}`;
}
