import { Suspense, useState } from 'react';
import { reportFilterNames, reportTitles } from '#contract/insight/report-labels.messages.ts';
import { reportEndpoints } from '#contract/insight/reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { ReportActions } from '../report-actions.tsx';
import { ReportLead } from '../report-lead.tsx';
import { messages } from '../reports.messages.ts';
import { ShareValue } from '../share-value.tsx';
import { ageingWords } from './ageing.messages.ts';
import { type AgeingUnit, ageingMatrix, allBranches, over30 } from './ageing-matrix.ts';

const name = 'ageing';

const AgeingHead = latePart(async () => (await import('./ageing-table.tsx')).AgeingHead);
const AgeingTable = latePart(async () => (await import('./ageing-table.tsx')).AgeingTable);

/** The ageing as one sentence, a bar for each branch, and branches by ages, where each figure opens its agreements. */
export function AgeingPage() {
  const pick = usePick();
  const reports = usePageLink()('reports');
  const address = useListAddress(reportEndpoints.readReport.query);
  const { branchId } = address.query;
  const [unit, setUnit] = useState<AgeingUnit>('rupees');
  const { data, error, refetch } = useEndpoint(reportEndpoints.getReportSheet, {
    params: { name },
    query: { branchId },
  });
  const all = allBranches(data?.rows ?? []);
  return (
    <>
      <PageHeader
        back={reports}
        title={pick(reportTitles[name])}
        help={<ReportLead name={name} />}
        lead={
          all.outstanding > 0 && (
            <>
              {pick(ageingWords.late)}: <ShareValue part={over30(all)} whole={all.outstanding} /> ·{' '}
              {pick(ageingWords.outstanding)}: <Money amount={all.outstanding} />
            </>
          )
        }
        actions={<ReportActions name={name} filters={{ branchId }} />}
      />
      <section aria-label={pick(reportTitles[name])} className={panel.panel}>
        <Suspense fallback={<Skeleton height={52} />}>
          <AgeingHead unit={unit} onUnit={setUnit}>
            <FilterSelect
              label={pick(reportFilterNames.branch)}
              value={branchId}
              choices={useBranchChoices()}
              onChoose={(chosen) => address.narrow({ branchId: chosen })}
            />
          </AgeingHead>
        </Suspense>
        {error !== null ? (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={430} />
        ) : data.rows.length === 0 ? (
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
          />
        ) : (
          <Suspense fallback={<Skeleton height={430} />}>
            <AgeingTable branches={ageingMatrix(data.rows)} all={all} unit={unit} />
          </Suspense>
        )}
      </section>
    </>
  );
}
