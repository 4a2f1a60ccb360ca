import { useRef, useState } from 'react';
import { type MoneyBasis, type PostedEntry, paymentEndpoints } from '#contract/lending/payments.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { callWith } from '#web/api/call-with.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { type FormOf, useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import type { MoneyTask } from './money-tasks.ts';
import { type MoneyBody, type MoneyValues, moneyLabels } from './money-values.ts';

export interface Recorded {
  readonly posted: PostedEntry;
  /** It was recorded by an attempt whose answer was lost: this one only asked for the receipt again. */
  readonly wasRecorded: boolean;
}

interface MoneyForm {
  readonly form: FormOf<MoneyValues>;
  /** Why the last attempt gave no receipt. */
  readonly failure: ApiFailure | null;
}

/** Whether nobody can tell from a failure if the money was recorded. Sent again under the same key, it is recorded once at most. */
export function isAnswerLost({ code, status = 0 }: ApiFailure): boolean {
  return code === 'network' || code === 'unreadable_answer' || status >= 500;
}

interface Sending {
  /** What is recorded is matched to it, or nothing is recorded. */
  readonly transferReportId: string | undefined;
  readonly onRecorded: (recorded: Recorded) => void;
  /** The agreement is no longer what was reviewed. */
  readonly onStale: () => void;
}

/** The form of a money task, and sending it. */
export function useMoneyForm(
  task: MoneyTask,
  basis: MoneyBasis,
  initial: MoneyValues,
  { transferReportId, onRecorded, onStale }: Sending,
): MoneyForm {
  const { send } = useAction(task.endpoint);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isUnanswered = useRef(false);
  const params = { id: basis.agreementId };

  /** The entries before a lost attempt is repeated: the answer names one of them if it was not lost on its way there. */
  async function entriesByNow() {
    const { data } = await callWith(paymentEndpoints.getMoneyBasis, { params });
    return data.entries;
  }

  async function record(body: MoneyBody, idempotencyKey: string): Promise<Recorded> {
    setFailure(null);
    try {
      const known = isUnanswered.current ? await entriesByNow() : [];
      // The schema of the task has just found the body to be what its endpoint takes.
      const input = { params, body: { ...body, transferReportId }, idempotencyKey } as InputTo<
        typeof task.endpoint
      >;
      const { data } = await send(input);
      isUnanswered.current = false;
      return { posted: data, wasRecorded: known.some(({ id }) => id === data.entryId) };
    } catch (thrown) {
      if (thrown instanceof ApiFailure) {
        isUnanswered.current ||= isAnswerLost(thrown);
        setFailure(thrown);
        if (thrown.code === 'recorded_meanwhile') onStale();
      }
      throw thrown;
    }
  }

  const form = useOfficeForm({
    initial,
    labels: moneyLabels,
    schema: task.schema,
    bodyOf: task.bodyOf,
    send: record,
    onSaved: onRecorded,
  });
  return { form, failure };
}
