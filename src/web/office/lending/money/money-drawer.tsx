import { paymentEndpoints } from '#contract/lending/payments.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { formMessages } from './enter/money-form.messages.ts';
import { MoneySteps } from './money-steps.tsx';
import type { MoneyTask } from './money-tasks.ts';
import type { ReportedMoney } from './money-values.ts';

export interface MoneyDrawerProps {
  /** The agreement's. */
  readonly id: string;
  readonly close: () => void;
}

interface TaskProps extends MoneyDrawerProps {
  readonly task: MoneyTask;
  /** The transfer reported by the customer that is recorded. */
  readonly reported?: ReportedMoney;
}

/** Records money of an agreement in two steps: enter it and see its effect, then review it and record it. */
export function MoneyDrawer({ task, reported, id, close }: TaskProps) {
  const pick = usePick();
  const {
    data: basis,
    error,
    refetch,
  } = useEndpoint(paymentEndpoints.getMoneyBasis, { params: { id } }, forEditing);
  if (basis !== undefined)
    return <MoneySteps task={task} reported={reported} basis={basis} refetch={refetch} close={close} />;
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
