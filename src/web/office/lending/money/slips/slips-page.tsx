import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { mayLeave } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { useOfficerChoices } from '../../ground/customer/use-officer-choices.ts';
import { SlipSheet } from './slip-sheet.tsx';
import { messages } from './slips.messages.ts';

const { getDueSheet } = collectionEndpoints;

/** The paper slips of an officer's round, entered at once. Its rows are all that is due, overdue or promised with that officer. */
export function SlipsPage() {
  const pick = usePick();
  const area = useArea();
  const { title } = usePage();
  const { query, narrow } = useListAddress(getDueSheet.query);
  const reachesAll = useExtent('due-list.read') === 'all';
  const officers = useOfficerChoices(undefined);
  const { officerId } = query;
  const sheets = useQueries({
    queries: dueGroups.map((group) => endpointQuery(getDueSheet, { query: { group, officerId } })),
  });
  const failed = sheets.find(({ data, error }) => data === undefined && error !== null);
  const isHere = sheets.every(({ data }) => data !== undefined);
  const visits = new Map(
    sheets.flatMap(({ data }) => data?.data.visits ?? []).map((visit) => [visit.agreementId, visit] as const),
  );
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        actions={
          <FilterSelect
            label={pick(messages.officer)}
            {...(!reachesAll && { none: pick(messages.mine) })}
            value={officerId}
            choices={officers}
            // Another officer's sheet takes the place of this one, with what is entered on it.
            onChoose={async (chosen) => {
              if (await mayLeave()) narrow({ officerId: chosen });
            }}
          />
        }
      />
      {isHere && visits.size > 0 && <SlipSheet key={officerId} visits={[...visits.values()]} />}
      {!(isHere && visits.size > 0) && (
        <section className={panel.panel}>
          {isHere ? (
            <EmptyState
              drawing={<ChaiCup />}
              title={pick(messages.nobody)}
              text={pick(messages.nobodyText)}
              action={
                <Button as={Link} to={area.newPayment()}>
                  {pick(messages.recordOne)}
                </Button>
              }
            />
          ) : failed === undefined ? (
            <Skeleton height={360} radius="lg" />
          ) : (
            <LoadError
              title={pick(messages.notOpened)}
              failure={failed.error as ApiFailure}
              onRetry={() => {
                for (const sheet of sheets) if (sheet.isError) void sheet.refetch();
              }}
            />
          )}
        </section>
      )}
    </>
  );
}
