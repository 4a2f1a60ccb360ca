import { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { formMessages } from './enter/money-form.messages.ts';
import { MoneyDrawer } from './money-drawer.tsx';
import { moneyTasks } from './money-tasks.ts';

interface RecordReportedTransferProps {
  /** The id of the report. */
  readonly id: string;
  readonly close: () => void;
}

/** Records the payment that a customer reported, with the reported values as defaults. */
export function RecordReportedTransfer({ id, close }: RecordReportedTransferProps) {
  const pick = usePick();
  const task = moneyTasks.payment;
  const { getTransferReport } = transferReportEndpoints;
  const { data: report, error, refetch } = useEndpoint(getTransferReport, { params: { id } }, forEditing);
  if (report !== undefined) {
    const { amount, method, reference, sentOn: valuedOn } = report;
    const reported = { amount, method, reference, valuedOn, transferReportId: id };
    return <MoneyDrawer task={task} reported={reported} id={report.agreementId} close={close} />;
  }
  return (
    <Drawer title={pick(task.texts.title)} onClose={close}>
      {error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(formMessages.notLoaded)} failure={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}
