import {
  type collectionEndpoints,
  type DuePart,
  type DueSums,
  dueParts,
} from '#contract/lending/collections.ts';
import { dueAges } from '#domain/lending/collections/due-list.ts';
import { usePick } from '#web/i18n/language.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { CustomerSearch } from '../../ground/customer/customer-search.tsx';
import { useOfficerChoices } from '../../ground/customer/use-officer-choices.ts';
import { partNames } from '../due-parts.messages.ts';
import { ageNames, ageWithCount, messages } from './due.messages.ts';

export type DueQuery = ListQuery<typeof collectionEndpoints.listDue.query>;

/** The number of agreements in a part of the day's work. */
export function countOf(part: DuePart, { groups, toCallBack, toRemind }: DueSums): number {
  if (part === 'call_back') return toCallBack;
  return part === 'to_remind' ? toRemind : groups[part].agreements;
}

interface DueToolsProps {
  readonly address: ListAddress<DueQuery>;
  readonly group: DuePart;
  readonly sums: DueSums | undefined;
}

/**
 * The filters: the part of the day's work, and the officer. The default is the reader's own work for those who reach one branch,
 * and everyone's for those who reach all.
 */
export function DueTools({ address: { query, link, narrow }, group, sums }: DueToolsProps) {
  const pick = usePick();
  const reachesAll = useExtent('due-list.read') === 'all';
  const branches = useBranchChoices();
  const officers = useOfficerChoices(query.branchId);
  const wholeBranch = { value: 'all', label: pick(messages.wholeBranch) };
  const tabs = dueParts.map((each) => ({
    ...link({ group: each, age: undefined }),
    label: pick(partNames[each]),
    count: sums && countOf(each, sums),
    isCurrent: each === group,
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.groups)} tabs={tabs} />}
      search={<CustomerSearch value={query.customerId} onChoose={(customerId) => narrow({ customerId })} />}
      chosen={[query.branchId, query.officerId, query.age]}
      filters={
        <>
          {reachesAll && (
            <FilterSelect
              label={pick(messages.branch)}
              value={query.branchId}
              choices={branches}
              onChoose={(branchId) => narrow({ branchId, officerId: undefined })}
            />
          )}
          <FilterSelect
            label={pick(messages.officer)}
            {...(!reachesAll && { none: pick(messages.mine) })}
            value={query.officerId}
            choices={reachesAll ? officers : [wholeBranch, ...officers]}
            onChoose={(officerId) => narrow({ officerId })}
          />
          {group === 'overdue' && (
            <FilterSelect
              label={pick(messages.age)}
              value={query.age}
              choices={dueAges.map((value) => ({
                value,
                label: pick(ageWithCount)(pick(ageNames[value]), sums?.ages[value]),
              }))}
              onChoose={(age) => narrow({ age: dueAges.find((each) => each === age) })}
            />
          )}
        </>
      }
    />
  );
}
