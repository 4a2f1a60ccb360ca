import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { activationForm, type PostedEntry, paymentEndpoints } from '#contract/lending/payments.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { callWith } from '#web/api/call-with.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { labels } from './activation.messages.ts';

type ActivationBody = z.input<typeof activationForm>;
export type ActivationValues = Draft<ActivationBody>;

/** What an activation ended in. */
export interface Started {
  readonly posted: PostedEntry;
  /** By an attempt whose answer was lost: this one only asked for the answer again. */
  readonly wasRecorded: boolean;
}

/** Whether nobody can tell from a failure if anything was recorded. Sent again under the same key, it is recorded once at most. */
export function isAnswerLost({ code, status = 0 }: ApiFailure): boolean {
  return code === 'network' || code === 'unreadable_answer' || status >= 500;
}

/** The form of an activation, why the last attempt failed, and what it ended in. */
export function useActivation({ id, today }: Pick<Agreement, 'id' | 'today'>) {
  const activate = useAction(paymentEndpoints.activateAgreement);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [started, setStarted] = useState<Started | null>(null);
  const isUnanswered = useRef(false);
  const params = { id };

  async function send(body: ActivationBody, idempotencyKey: string): Promise<Started> {
    setFailure(null);
    try {
      const before = isUnanswered.current
        ? (await callWith(agreementEndpoints.getAgreement, { params })).data
        : null;
      const { data: posted } = await activate.send({ params, body, idempotencyKey });
      return { posted, wasRecorded: before?.entries.some((entry) => entry.id === posted.entryId) ?? false };
    } catch (thrown) {
      if (thrown instanceof ApiFailure) {
        isUnanswered.current ||= isAnswerLost(thrown);
        setFailure(thrown);
      }
      throw thrown;
    }
  }

  const initial: ActivationValues = {
    deliveredOn: today,
    method: 'cash',
    reference: '',
    deliveryNote: '',
    confirmed: [],
  };
  const form = useOfficeForm({ initial, labels, schema: activationForm, send, onSaved: setStarted });
  return { form, failure, started };
}
