import * as z from 'zod/mini';
import { refundForm } from '#contract/lending/approval-requests.ts';
import { isByAnotherWay, refundWaysOf, refusalOfRefundWay } from '#domain/lending/ledger/refund-ways.ts';
import { refuse } from '#server/platform/refusal.ts';
import { moneyEntry } from '../../payments/money-entry.ts';
import { judgedEntry } from '../judged.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';

const kept = z.omit(refundForm, { reason: true });

/** A refund of an overpayment, by the method the money came in by, or by another with a reason and a confirmation. */
export const refund: ApprovalDescriptor = {
  judge({ details, reason }, { ledger, shown, today }) {
    const money = kept.parse(details);
    const entry = moneyEntry('refund', { ...money, valuedOn: today, note: reason }, ledger, today);
    const ways = refundWaysOf(ledger.entries, shown, ledger.figures.overpaid);
    refuse(refusalOfRefundWay(money, ways));
    return {
      ...judgedEntry('refund', ledger, entry),
      warnings: isByAnotherWay(money, ways) ? ['refund_by_another_way'] : [],
    };
  },
  moneyIn: (details) => kept.parse(details),
  readsShownTransfers: true,
};

export const refundRequests: Pick<ApprovalRequests, 'requestRefund'> = {
  requestRefund({ input: { params, body } }) {
    const { reason, ...details } = body;
    return { kind: 'refund', agreementId: params.id, reason, details };
  },
};
