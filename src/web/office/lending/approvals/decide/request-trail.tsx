import type { ComparedApproval } from '#contract/lending/approvals.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Timeline, type TimelineEvent } from '#web/office/kit/record/timeline.tsx';
import { ClockIcon, EmployeesIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { stateSigns } from '../../ground/approval/approval-icons.tsx';
import { messages, trailNames } from './request-trail.messages.ts';

interface RequestTrailProps {
  readonly approval: ComparedApproval;
}

/** The history of an approval, newest first: the decision with its decider and note, and the request. */
export function RequestTrail({ approval }: RequestTrailProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { state, requestedByName, requestedAt, decidedByName, decidedAt, decisionNote, decidedAlone } =
    approval;
  const factsOf = (name: string, iso: string) => (
    <FactLine>
      <WrittenText>{name}</WrittenText>
      {formatMoment(instantOf(iso), language, now)}
    </FactLine>
  );
  const asked: TimelineEvent = {
    id: 'asked',
    icon: EmployeesIcon,
    title: pick(messages.asked),
    facts: factsOf(pick(requestedByName), requestedAt),
  };
  const ended: TimelineEvent = {
    id: state,
    icon: state === 'pending' ? ClockIcon : stateSigns[state].icon,
    title: pick(
      decidedAlone ? messages[state === 'approved' ? 'approvedAlone' : 'rejectedAlone'] : trailNames[state],
    ),
    facts:
      decidedByName !== null && decidedAt !== null
        ? factsOf(pick(decidedByName), decidedAt)
        : state === 'withdrawn' && <WrittenText>{pick(requestedByName)}</WrittenText>,
    text: decisionNote === null ? undefined : <WrittenText>{decisionNote}</WrittenText>,
  };
  return <Timeline label={pick(messages.trail)} events={[ended, asked]} />;
}
