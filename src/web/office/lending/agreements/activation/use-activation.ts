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

type Started = Pick<Agreement, 'contractKind' | 'downPayment'>;

/** True when money changes hands at the start: the loan, or a down payment. */
export function movesMoney({ contractKind, downPayment }: Started): boolean {
  return contractKind === 'qard_e_hasan' || downPayment > 0;
}

/** True when it does so by a method that has a reference number. */
export function needsReference(agreement: Started, method: ActivationValues['method']): boolean {
  return movesMoney(agreement) && method !== 'cash';
}

/** The form of an activation, the failure of its last attempt, and its result. */
export function useActivation(agreement: Started & Pick<Agreement, 'id' | 'today' | 'customerName'>) {
  const { id, today, contractKind, customerName } = agreement;
  const isLoan = contractKind === 'qard_e_hasan';
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
    // Usually the customer signs for the money.
    receiverName: isLoan ? customerName.own : '',
    deliveryNote: '',
    confirmed: [],
  };
  const form = useOfficeForm({
    initial,
    labels,
    schema: activationForm,
    rule: ({ method, reference, receiverName }) => ({
      ...(needsReference(agreement, method) &&
        (reference ?? '').trim() === '' && { reference: entryErrors.reference_required.text }),
      ...(isLoan &&
        (receiverName ?? '').trim() === '' && { receiverName: entryErrors.receiver_required.text }),
    }),
    send,
    onSaved: setStarted,
  });
  return { form, failure, started };
}
