import * as z from 'zod/mini';
import { backDatedActivationForm, backDatedPaymentForm } from '#contract/lending/approval-requests.ts';
import { previewOfDelivery } from '#domain/lending/approvals/preview.ts';
import { paperKeyOf } from '#domain/lending/ledger/reference-key.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { activationOf } from '../../payments/activate-agreement.ts';
import { moneyEntry } from '../../payments/money-entry.ts';
import { refusingStopped } from '../../screening/refuse-stopped.ts';
import { judgedEntry } from '../judged.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';

const keptPayment = z.omit(backDatedPaymentForm, { reason: true });
const keptActivation = z.omit(backDatedActivationForm, { reason: true });

/** A payment that may be back-dated by any number of days, if it is valid otherwise. */
export const backDatedPayment: ApprovalDescriptor = {
  judge({ details }, { ledger, today }) {
    const money = keptPayment.parse(details);
    const entry = moneyEntry('payment', money, unlimited(ledger), today);
    return judgedEntry('back_dating', ledger, entry);
  },
  moneyIn: (details) => keptPayment.parse(details),
  datedIn: (details) => keptPayment.parse(details).valuedOn,
  slipIn: (details) => paperKeyOf(keptPayment.parse(details)),
};

/** An activation that may be back-dated by any number of days, if it is valid otherwise. */
export const backDatedActivation: ApprovalDescriptor = {
  judge({ details }, { ledger, today }) {
    const form = keptActivation.parse(details);
    const posting = activationOf(unlimited(ledger), form, today);
    return {
      by: 'entries',
      posts: { ends: [{ ledger, posting }], prepare: refusingStopped(ledger.id) },
      preview: previewOfDelivery({ agreement: ledger, entries: posting.entries }, form.deliveredOn),
    };
  },
  moneyIn: (details) => keptActivation.parse(details),
  datedIn: (details) => keptActivation.parse(details).deliveredOn,
};

export const backDatingRequests: Pick<
  ApprovalRequests,
  'requestBackDatedPayment' | 'requestBackDatedActivation'
> = {
  requestBackDatedPayment({ input: { params, body } }) {
    const { reason, ...details } = body;
    return { kind: 'back_dating', agreementId: params.id, reason, details };
  },
  requestBackDatedActivation({ input: { params, body } }) {
    const { reason, ...details } = body;
    return { kind: 'back_dated_activation', agreementId: params.id, reason, details };
  },
};

function unlimited(ledger: Ledger): Ledger {
  return { ...ledger, backDatingDaysMax: Number.POSITIVE_INFINITY };
}
