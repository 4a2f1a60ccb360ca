import { useState } from 'react';
import type * as z from 'zod/mini';
import { entryErrors } from '#contract/errors/entry-errors.ts';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { activationForm, paymentEndpoints } from '#contract/lending/payments.ts';
import { callWith } from '#web/api/call-with.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { type Recorded, useRecording } from '../../ground/recording/use-recording.ts';
import { labels } from './activation.messages.ts';

type ActivationBody = z.input<typeof activationForm>;
export type ActivationValues = Draft<ActivationBody>;

/** True when the down payment is made by a method that has a reference number. */
export function needsReference(downPayment: number, method: ActivationValues['method']): boolean {
  return downPayment > 0 && method !== 'cash';
}

/** The form of an activation, the failure of its last attempt, and its result. */
export function useActivation({ id, today, downPayment }: Pick<Agreement, 'id' | 'today' | 'downPayment'>) {
  const activate = useAction(paymentEndpoints.activateAgreement);
  const [started, setStarted] = useState<Recorded | null>(null);
  const params = { id };
  const { send, failure } = useRecording({
    post: async (body: ActivationBody, idempotencyKey) =>
      (await activate.send({ params, body, idempotencyKey })).data,
    entriesByNow: async () => (await callWith(agreementEndpoints.getAgreement, { params })).data.entries,
  });
  const initial: ActivationValues = {
    deliveredOn: today,
    method: 'cash',
    reference: '',
    deliveryNote: '',
    confirmed: [],
  };
  const form = useOfficeForm({
    initial,
    labels,
    schema: activationForm,
    rule: ({ method, reference }) =>
      needsReference(downPayment, method) && (reference ?? '').trim() === ''
        ? { reference: entryErrors.reference_required.text }
        : {},
    send,
    onSaved: setStarted,
  });
  return { form, failure, started };
}
