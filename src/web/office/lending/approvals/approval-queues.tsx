import type { approvalQueues } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { type FilterTab, FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { messages } from './approvals.messages.ts';

type Place = Pick<FilterTab, 'to' | 'state'>;

interface ApprovalQueuesProps {
  readonly current: (typeof approvalQueues)[number] | 'mine';
  /** The requests that an employee may decide; undefined for everyone whom no limits bind. */
  readonly mine?: (Place & Pick<FilterTab, 'count'>) | undefined;
  readonly waiting: Place;
  readonly decided: Place;
  /** The number of waiting requests; undefined until it is known. */
  readonly count?: number | undefined;
}

/** The waiting requests and the decided ones. */
export function ApprovalQueues({ current, mine, waiting, decided, count }: ApprovalQueuesProps) {
  const pick = usePick();
  const tabs = [
    ...(mine === undefined ? [] : [{ ...mine, label: pick(messages.mine), isCurrent: current === 'mine' }]),
    { ...waiting, label: pick(messages.allWaiting), count, isCurrent: current === 'waiting' },
    { ...decided, label: pick(messages.decided), isCurrent: current === 'decided' },
  ];
  return <FilterTabs label={pick(messages.byQueue)} tabs={tabs} />;
}
