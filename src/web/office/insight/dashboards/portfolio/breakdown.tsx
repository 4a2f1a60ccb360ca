import type { ContactPromise, DashboardPeriod, PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { usePick } from '#web/i18n/language.ts';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { BranchTable } from './branch-table.tsx';
import { OfficerTable } from './officer-table.tsx';
import { messages } from './portfolio.messages.ts';

interface BreakdownProps {
  readonly portfolio: PortfolioDashboard;
  readonly promise: ContactPromise | undefined;
  readonly branchId: string | undefined;
  readonly period: DashboardPeriod;
}

/** The figures by branch, or what each officer collected. The address says which. */
export function Breakdown({ portfolio, promise, branchId, period }: BreakdownProps) {
  const pick = usePick();
  const address = useAddressQuery();
  const isByOfficer = address.get('by') === 'officers';
  return (
    <Section
      title={pick(isByOfficer ? messages.byOfficer : messages.byBranch)}
      lead={pick(isByOfficer ? messages.byOfficerLead : messages.byBranchLead)}
      actions={
        <FilterTabs
          label={pick(messages.breakdown)}
          tabs={[
            {
              label: pick(messages.branches),
              count: portfolio.branches.length,
              to: { search: address.with({ by: 'branches' }) },
              isCurrent: !isByOfficer,
            },
            {
              label: pick(messages.officers),
              to: { search: address.with({ by: 'officers' }) },
              isCurrent: isByOfficer,
            },
          ]}
        />
      }
    >
      {isByOfficer ? (
        <OfficerTable branchId={branchId} period={period} days={portfolio.period} />
      ) : (
        <BranchTable portfolio={portfolio} promise={promise} />
      )}
    </Section>
  );
}
