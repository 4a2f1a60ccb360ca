import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { messages } from './agreement.messages.ts';
import { EntriesTable } from './entries-table.tsx';
import { PendingApprovals } from './pending-approvals.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { usePointing } from './use-pointing.ts';

interface AgreementRecordProps {
  readonly id: string;
}

/** The open agreement: its requests, all of its rows and all of its entries. */
export function AgreementRecord({ id }: AgreementRecordProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(agreementEndpoints.getAgreement, { params: { id } });
  return (
    <Stack gap={3} data-column="record">
      {data !== undefined ? (
        <Loaded agreement={data} />
      ) : error === null ? (
        <Skeleton height={480} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />
        </section>
      )}
    </Stack>
  );
}

interface LoadedProps {
  readonly agreement: Agreement;
}

/** A row of the schedule and its counterparts among the entries are highlighted together. */
function Loaded({ agreement }: LoadedProps) {
  const { lit, added, pointing } = usePointing(agreement);
  const { pendingApprovals } = agreement;
  return (
    <>
      <ScheduleTable agreement={agreement} lit={lit.rows} pointing={pointing} />
      {pendingApprovals.length > 0 && <PendingApprovals approvals={pendingApprovals} />}
      <EntriesTable agreement={agreement} lit={lit.entries} added={added} pointing={pointing} />
    </>
  );
}
