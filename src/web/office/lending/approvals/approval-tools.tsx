import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { approvalKinds } from '#domain/lending/approvals/approval.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { DateFilter } from '#web/office/kit/list/date-filter.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { approvalDescriptors } from '../ground/approval/kinds/approval-descriptors.ts';
import { useDecidesWithinLimits } from '../ground/approval/use-decides-within-limits.ts';
import { CustomerSearch } from '../ground/customer/customer-search.tsx';
import { ApprovalQueues } from './approval-queues.tsx';
import { kindWithCount, messages } from './approvals.messages.ts';

export type ApprovalsQuery = ListQuery<typeof approvalEndpoints.listApprovals.query>;

interface ApprovalToolsProps {
  readonly address: ListAddress<ApprovalsQuery>;
  /** True beside an open request, where there is room for the queues alone. */
  readonly isBeside: boolean;
}

/** The filters that hold in one queue only. */
const whole = {
  kind: undefined,
  decidableBy: undefined,
  decided: undefined,
  from: undefined,
  until: undefined,
} as const;

type Counts = readonly { readonly waiting: number }[];

/** The number of requests of all kinds; undefined until it is known. */
const totalOf = (counts: Counts | undefined) => counts?.reduce((sum, { waiting }) => sum + waiting, 0);

/** The filters: waiting requests by kind with counts, decided ones, the branch, the requester, and how and when it was decided. */
export function ApprovalTools({ address: { query, link, narrow }, isBeside }: ApprovalToolsProps) {
  const pick = usePick();
  const { queue = 'waiting', kind, branchId, customerId, requestedBy, decidableBy, decided } = query;
  const decides = useDecidesWithinLimits();
  const filters = { branchId, customerId, requestedBy };
  const { data: all } = useEndpoint(approvalEndpoints.countApprovals, { query: filters });
  const { data: mine } = useEndpoint(
    approvalEndpoints.countApprovals,
    { query: { ...filters, decidableBy: 'me' } },
    { enabled: decides },
  );
  const counts = decidableBy === undefined ? all : mine;
  const reachesAll = useExtent('approvals.read') === 'all';
  const branches = useBranchChoices();
  const isWaiting = queue === 'waiting';
  const kinds = approvalKinds.map((value) => {
    const waiting = counts?.find((count) => count.kind === value)?.waiting ?? 0;
    const name = pick(approvalDescriptors[value].name);
    return { value, label: isWaiting ? pick(kindWithCount)(name, waiting) : name };
  });
  const queues = (
    <ApprovalQueues
      current={queue === 'waiting' && decidableBy === 'me' ? 'mine' : queue}
      mine={
        decides
          ? { ...link({ queue: undefined, ...whole, decidableBy: 'me' }), count: totalOf(mine) }
          : undefined
      }
      waiting={link({ queue: undefined, ...whole })}
      decided={link({ queue: 'decided', ...whole })}
      count={totalOf(all)}
    />
  );
  if (isBeside) return queues;
  return (
    <ListBar
      tabs={queues}
      search={<CustomerSearch value={query.customerId} onChoose={(customerId) => narrow({ customerId })} />}
      chosen={[kind, branchId, requestedBy, decided, query.from, query.until]}
      filters={
        <>
          <FilterSelect
            label={pick(messages.kind)}
            value={kind}
            choices={kinds}
            onChoose={(chosen) => narrow({ kind: approvalKinds.find((value) => value === chosen) })}
          />
          {reachesAll && (
            <FilterSelect
              label={pick(messages.branch)}
              value={branchId}
              choices={branches}
              onChoose={(chosen) => narrow({ branchId: chosen })}
            />
          )}
          <FilterSelect
            label={pick(messages.askedBy)}
            value={requestedBy}
            choices={[{ value: 'me', label: pick(messages.me) }]}
            onChoose={(chosen) => narrow({ requestedBy: chosen === undefined ? undefined : 'me' })}
          />
          {!isWaiting && (
            <>
              <FilterSelect
                label={pick(messages.decision)}
                value={decided}
                choices={[{ value: 'alone', label: pick(messages.alone) }]}
                onChoose={(chosen) => narrow({ decided: chosen === undefined ? undefined : 'alone' })}
              />
              {(['from', 'until'] as const).map((end) => (
                <DateFilter
                  key={end}
                  name={end}
                  label={messages[end]}
                  value={query[end]}
                  onChoose={(date) => narrow({ [end]: date })}
                />
              ))}
            </>
          )}
        </>
      }
    />
  );
}
