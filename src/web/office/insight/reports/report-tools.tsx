import { Suspense } from 'react';
import {
  ageText,
  divisionNames,
  reportFilterNames,
  stepNames,
} from '#contract/insight/report-labels.messages.ts';
import { reportDivisions } from '#contract/insight/report-shape.ts';
import { type ReportName, reportShape } from '#contract/insight/report-table.ts';
import {
  type ReportFilters,
  reportAges,
  type reportEndpoints,
  reportSteps,
} from '#contract/insight/reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { DateFilter } from '#web/office/kit/list/date-filter.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListTools } from '#web/office/kit/list/list-tools.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import classes from './report-tools.module.css';
import { messages } from './reports.messages.ts';

/** Few reports have it, and only they ask for the officers. */
const OfficerFilter = latePart(async () => (await import('./officer-filter.tsx')).OfficerFilter);

interface ReportToolsProps {
  readonly name: ReportName;
  readonly address: ListAddress<ListQuery<typeof reportEndpoints.readReport.query>>;
  readonly filters: ReportFilters;
}

/** The filters of a report. */
export function ReportTools({ name, address: { link, narrow }, filters }: ReportToolsProps) {
  const pick = usePick();
  const branches = useBranchChoices();
  const { period, filters: own } = reportShape(name);
  const { step: chosenStep = reportSteps[0], by: chosenDivision = reportDivisions[0] } = filters;
  const steps = reportSteps.map((step) => ({
    ...link({ step }),
    label: pick(stepNames[step]),
    isCurrent: step === chosenStep,
  }));
  const divisions = reportDivisions.map((by) => ({
    ...link({ by }),
    label: pick(divisionNames[by]),
    isCurrent: by === chosenDivision,
  }));
  return (
    <div className={classes.bar}>
      {own.includes('step') && <FilterTabs label={pick(reportFilterNames.step)} tabs={steps} />}
      {own.includes('by') && <FilterTabs label={pick(reportFilterNames.by)} tabs={divisions} />}
      <ListTools>
        {period !== null &&
          (['from', 'until'] as const).map((end) => (
            <DateFilter
              key={end}
              name={end}
              label={messages[end]}
              value={filters[end]}
              // The other end of the period stays as shown.
              onChoose={(date) => narrow({ from: filters.from, until: filters.until, [end]: date })}
            />
          ))}
        {own.includes('age') && (
          <FilterSelect
            label={pick(reportFilterNames.age)}
            value={filters.age}
            choices={reportAges.map((age) => ({ value: age, label: pick(ageText(age)) }))}
            onChoose={(age) => narrow({ age })}
          />
        )}
        {own.includes('branch') && (
          <FilterSelect
            label={pick(reportFilterNames.branch)}
            value={filters.branchId}
            choices={branches}
            onChoose={(branchId) => narrow({ branchId })}
          />
        )}
        {own.includes('officer') && (
          <Suspense fallback={null}>
            <OfficerFilter
              branchId={filters.branchId}
              officerId={filters.officerId}
              onChoose={(officerId) => narrow({ officerId })}
            />
          </Suspense>
        )}
      </ListTools>
    </div>
  );
}
