import { Link } from 'react-router';
import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { requestStatusNames } from '#contract/desk/labels/request-names.messages.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { type Fact, Facts } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { closeReasonNames } from '../ground/request-labels.messages.ts';
import { preferredTimeNames, serviceNames } from './contact-requests.messages.ts';
import classes from './request-content.module.css';
import { branchRuleNames, messages } from './request-panel.messages.ts';
import { RequestWriting } from './request-writing.tsx';
import type { RequestTask } from './work/request-task.ts';

interface RequestContentProps {
  readonly request: ContactRequest;
  readonly onTask: (task: RequestTask) => void;
}

/** Everything that the visitor wrote, as text. */
export function RequestContent({ request, onTask }: RequestContentProps) {
  const pick = usePick();
  const visit = useWantedVisit(request);
  const booked = useBookedVisit(request);
  const { email, address, serviceType, branch, branchRule, language } = request;
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
    { label: pick(messages.status), value: <StatusFact request={request} /> },
    { label: pick(messages.assignee), value: <AssigneeFact request={request} onTask={onTask} /> },
    ...(booked === null
      ? []
      : [
          {
            label: pick(messages.visit),
            value: <VisitFact {...booked} onTask={onTask} />,
          },
        ]),
    { label: pick(messages.branch), value: `${pick(branch.city)} (${pick(branchRuleNames[branchRule])})` },
    { label: pick(messages.wroteIn), value: pick(language === 'ur' ? messages.urdu : messages.english) },
  ];
  return (
    <Stack gap={2} pad={[4, 5]}>
      <RequestWriting request={request} />
      <h3>{pick(messages.details)}</h3>
      <Facts facts={facts} />
    </Stack>
  );
}

/** The status: of a closed request with the reason, of a converted one as the way to the customer. */
function StatusFact({ request: { status, closeReason, customer } }: Pick<RequestContentProps, 'request'>) {
  const pick = usePick();
  const area = useArea();
  const name = pick(requestStatusNames[status]);
  if (customer !== null) return <Link to={area.customerBalance(customer.id)}>{name}</Link>;
  return closeReason === null ? name : `${name}: ${pick(closeReasonNames[closeReason])}`;
}

/** The assignee, with the buttons to reassign the request. */
function AssigneeFact({ request, onTask }: RequestContentProps) {
  const pick = usePick();
  const mayAssign = useMay('contact-requests.assign');
  const { assignee, status } = request;
  const isOpen = status !== 'closed' && status !== 'converted';
  return (
    <Row as="span" gap={[0, 3]} align="center" wraps className={classes.fact}>
      {pick(assignee?.name ?? messages.nobody)}
      {mayAssign && isOpen && (
        <button type="button" className="touch" onClick={() => onTask({ kind: 'assign' })}>
          {pick(messages.assign)}
        </button>
      )}
      {isOpen && assignee !== null && (
        <button type="button" className="touch" onClick={() => onTask({ kind: 'handBack' })}>
          {pick(messages.handBack)}
        </button>
      )}
    </Row>
  );
}

interface BookedVisit {
  readonly when: string;
  readonly address: string;
}

/** The time and the address of the visit, with the button to cancel it. */
function VisitFact({ when, address, onTask }: BookedVisit & Pick<RequestContentProps, 'onTask'>) {
  const pick = usePick();
  return (
    <Row as="span" gap={[0, 3]} align="center" wraps className={classes.fact}>
      {when}
      <WrittenText>{address}</WrittenText>
      <button type="button" className="touch" onClick={() => onTask({ kind: 'cancelVisit' })}>
        {pick(messages.cancelVisit)}
      </button>
    </Row>
  );
}

/** The upcoming visit; null without one. */
function useBookedVisit({ visit }: ContactRequest): BookedVisit | null {
  const language = useLanguage();
  const now = useMinute();
  if (visit === null) return null;
  const comma = { en: ',', ur: '،' }[language];
  const when = `${formatCalendarDay(visit.visitOn, language, now)}${comma} ${formatClock(visit.startsAt, language)}`;
  return { when, address: visit.address };
}

/** The day and the part of the day that the visitor asked for; null when no visit was requested. */
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
