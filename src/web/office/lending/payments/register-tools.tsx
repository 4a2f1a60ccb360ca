import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import {
  handledKinds,
  type paymentRegisterEndpoints,
  paymentStates,
} from '#contract/lending/payment-register.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { usePick } from '#web/i18n/language.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { DateFilter } from '#web/office/kit/list/date-filter.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { CustomerSearch } from '../ground/customer/customer-search.tsx';
import { useOfficerChoices } from '../ground/customer/use-officer-choices.ts';
import { messages, stateNames } from './payments.messages.ts';

type RegisterQuery = ListQuery<typeof paymentRegisterEndpoints.listPayments.query>;

/** The filters of the register. It always has a period. */
export type RegisterFilters = Omit<RegisterQuery, 'cursor' | 'sort' | 'from' | 'until'> & {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};

interface RegisterToolsProps {
  readonly address: ListAddress<RegisterQuery>;
  readonly filters: RegisterFilters;
}

/** The filters: the days, the branch, the employee who took the money or paid it out, the method, and the kind. */
export function RegisterTools({ address: { query, link, narrow }, filters }: RegisterToolsProps) {
  const pick = usePick();
  const branches = useBranchChoices();
  const officers = useOfficerChoices(filters.branchId);
  const tabs = [undefined, ...paymentStates].map((state) => ({
    ...link({ state }),
    label: pick(stateNames[state ?? 'all']),
    isCurrent: state === filters.state,
    isWhole: state === undefined,
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byState)} tabs={tabs} />}
      search={<CustomerSearch value={query.customerId} onChoose={(customerId) => narrow({ customerId })} />}
      chosen={[query.from, query.until, query.branchId, query.officerId, query.method, query.kind]}
      filters={
        <>
          {(['from', 'until'] as const).map((end) => (
            <DateFilter
              key={end}
              name={end}
              label={messages[end]}
              value={filters[end]}
              onChoose={(date) => narrow({ [end]: date })}
            />
          ))}
          <FilterSelect
            label={pick(messages.branch)}
            value={filters.branchId}
            choices={branches}
            onChoose={(branchId) => narrow({ branchId })}
          />
          <FilterSelect
            label={pick(messages.officer)}
            value={filters.officerId}
            choices={officers}
            onChoose={(officerId) => narrow({ officerId })}
          />
          <FilterSelect
            label={pick(messages.method)}
            value={filters.method}
            choices={paymentMethods.map((value) => ({ value, label: pick(methodNames[value]) }))}
            onChoose={(method) => narrow({ method: paymentMethods.find((value) => value === method) })}
          />
          <FilterSelect
            label={pick(messages.kind)}
            value={filters.kind}
            choices={handledKinds.map((value) => ({ value, label: pick(entryKindNames[value]) }))}
            onChoose={(kind) => narrow({ kind: handledKinds.find((value) => value === kind) })}
          />
        </>
      }
    />
  );
}
