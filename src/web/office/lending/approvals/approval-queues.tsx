import type { approvalQueues } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { type FilterTab, FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './approvals.messages.ts';

type Place = Pick<FilterTab, 'to' | 'state'>;

interface ApprovalQueuesProps {
  readonly current: (typeof approvalQueues)[number] | 'mine' | 'second_step';
  /** The requests that an employee may decide; undefined for everyone whom no limits bind. */
  readonly mine?: (Place & Pick<FilterTab, 'count'>) | undefined;
  readonly waiting: Place;
  readonly decided: Place;
  /** The number of waiting requests; undefined until it is known. */
  readonly count?: number | undefined;
}

/**
 * The waiting requests and the decided ones. Resets of a customer's second step have a list of their own, because they belong to
 * no agreement.
 */
export function ApprovalQueues({ current, mine, waiting, decided, count }: ApprovalQueuesProps) {
  const pick = usePick();
  const area = useArea();
  const tabs = [
    ...(mine === undefined ? [] : [{ ...mine, label: pick(messages.mine), isCurrent: current === 'mine' }]),
    { ...waiting, label: pick(messages.allWaiting), count, isCurrent: current === 'waiting' },
    { ...decided, label: pick(messages.decided), isCurrent: current === 'decided' },
    { to: area.secondStepResets(), label: pick(messages.secondStep), isCurrent: current === 'second_step' },
  ];
  return <FilterTabs label={pick(messages.byQueue)} tabs={tabs} />;
}
