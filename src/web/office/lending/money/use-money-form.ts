import { type MoneyBasis, paymentEndpoints } from '#contract/lending/payments.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { callWith } from '#web/api/call-with.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import {
  type FormOf,
  type RuledProblems,
  useOfficeForm,
} from '#web/office/kit/form/engine/use-office-form.ts';
import { type Recorded, useRecording } from '../ground/recording/use-recording.ts';
import type { MoneyTask } from './money-tasks.ts';
import { type MoneyBody, type MoneyValues, moneyLabels } from './money-values.ts';

interface MoneyForm {
  readonly form: FormOf<MoneyValues>;
  /** The failure of the last attempt, if it gave no receipt. */
  readonly failure: ApiFailure | null;
}

interface Sending {
  readonly rule: (values: MoneyValues) => RuledProblems<MoneyValues>;
  /** The transfer report to match. If it cannot be matched, nothing is recorded. */
  readonly transferReportId: string | undefined;
  readonly onRecorded: (recorded: Recorded) => void;
  /** The agreement has changed since the review. */
  readonly onStale: () => void;
}

/** The form of a money task, and sending it. */
export function useMoneyForm(
  task: MoneyTask,
  basis: MoneyBasis,
  initial: MoneyValues,
  { rule, transferReportId, onRecorded, onStale }: Sending,
): MoneyForm {
  const { send } = useAction(task.endpoint);
  const params = { id: basis.agreementId };

  async function post(body: MoneyBody, idempotencyKey: string) {
    // The schema of the task has just checked that the body fits its endpoint.
    const input = { params, body: { ...body, transferReportId }, idempotencyKey } as InputTo<
      typeof task.endpoint
    >;
    try {
      return (await send(input)).data;
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.code === 'recorded_meanwhile') onStale();
      throw thrown;
    }
  }

  const recording = useRecording({
    post,
    entriesByNow: async () => (await callWith(paymentEndpoints.getMoneyBasis, { params })).data.entries,
  });
  const form = useOfficeForm({
    initial,
    labels: moneyLabels,
    schema: task.schema,
    bodyOf: task.bodyOf,
    rule,
    send: recording.send,
    onSaved: onRecorded,
  });
  return { form, failure: recording.failure };
}
