import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { deliveryReversals } from '#contract/lending/approval-requests.ts';
import { invariant } from '#domain/invariant.ts';
import { statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
import { previewOfDeliveryReversal, previewOfEntries } from '#domain/lending/approvals/preview.ts';
import {
  entriesOfDelivery,
  refusalOfDeliveryReversal,
} from '#domain/lending/ledger/check-delivery-reversal.ts';
import { refusalOfReversal, refusalOfTransferReversal } from '#domain/lending/ledger/check-reversal.ts';
import { chequeReturnReasons } from '#domain/lending/ledger/cheque.ts';
import { refusalOfUncovering } from '#domain/lending/ledger/refund-ways.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { refuseUnlessUncleared } from '../../cheques/find-uncleared.ts';
import { newReversal } from '../../ledger/new-entry.ts';
import { findEntryToReverse } from '../approvals.queries.ts';
import { goByPlan } from '../change-terms.ts';
import { findTransfer } from '../find-transfer.ts';
import { type Judged, judgedEntry, type RequestedApproval, type Situation } from '../judged.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';

/** The stored reason for reversing several entries together, or for reversing the payment of a cheque; null for another single entry. */
const kept = z.nullable(
  z.discriminatedUnion('of', [
    z.object({ of: z.literal('transfer') }),
    z.object({ of: z.literal('cheque'), because: z.enum(chequeReturnReasons) }),
    z.object({ of: z.literal('delivery'), action: z.enum(deliveryReversals) }),
  ]),
);

/** The reversal of an entry, a moved overpayment or a delivery, by mirrored entries. */
export const reversal: ApprovalDescriptor = {
  judge(requested, situation) {
    const details = kept.parse(requested.details);
    if (details === null) return judgeEntryReversal(requested, situation);
    if (details.of === 'cheque') return judgeChequeReturn(requested, situation);
    if (details.of === 'transfer') return judgeTransferReversal(requested, situation);
    return judgeDeliveryReversal(requested, situation, details.action);
  },
  readsShownTransfers: true,
};

export const reversalRequests: Pick<
  ApprovalRequests,
  'requestReversal' | 'requestDeliveryReversal' | 'requestTransferReversal'
> = {
  async requestReversal(call) {
    const { params, body } = call.input;
    const agreementId = await agreementOf(call, params.id);
    const { reason, chequeReturn: because } = body;
    const asked = { kind: 'reversal', agreementId, entryId: params.id, reason } as const;
    if (!because) return asked;
    await refuseUnlessUncleared(call.context.pool, params.id);
    return { ...asked, details: { of: 'cheque', because } };
  },
  async requestDeliveryReversal(call) {
    const { id: entryId } = call.input.params;
    const { action, reason } = call.input.body;
    const agreementId = await agreementOf(call, entryId);
    return { kind: 'reversal', agreementId, entryId, details: { of: 'delivery', action }, reason };
  },
  /** Either half of the moved overpayment names it. */
  async requestTransferReversal({ context, reach, input: { params, body } }) {
    const transfer = await findTransfer(context.pool, reach, params.id);
    if (transfer === null) throw new Refusal('not_found');
    const { refundId: entryId, fromAgreementId: agreementId, toAgreementId: otherId } = transfer;
    return {
      kind: 'reversal',
      agreementId,
      otherId,
      entryId,
      details: { of: 'transfer' },
      reason: body.reason,
    };
  },
};

async function agreementOf(
  { context, reach }: { readonly context: AppContext; readonly reach: BranchReach },
  entryId: string,
): Promise<string> {
  const entry = await findEntryToReverse(context.pool, reach, entryId);
  if (entry === undefined) throw new Refusal('not_found');
  return entry.agreementId;
}

function judgeEntryReversal(
  { entryId, reason }: RequestedApproval,
  { ledger, shown, today }: Situation,
): Judged {
  const entry = ledger.entries.find(({ id }) => id === entryId);
  if (entry === undefined) throw new Refusal('not_found');
  refuse(refusalOfReversal(entry, ledger) ?? refusalOfUncovering(entry.id, ledger.entries, shown));
  return judgedEntry('reversal', ledger, newReversal(entry, today, reason));
}

/** The payment of a cheque that its bank returned. One that was cleared meanwhile is not returned. */
function judgeChequeReturn(requested: RequestedApproval, situation: Situation): Judged {
  const judged = judgeEntryReversal(requested, situation);
  invariant(judged.by === 'entries' && requested.entryId !== null, 'a cheque pays by an entry');
  const { entryId } = requested;
  const prepare = async (client: PoolClient) => {
    await refuseUnlessUncleared(client, entryId);
    return {};
  };
  return { ...judged, posts: { ...judged.posts, prepare } };
}

/** Both halves of a moved overpayment: the refund it began with, and the payment on the other agreement. */
function judgeTransferReversal(
  { entryId, reason }: RequestedApproval,
  { ledger: from, other: to, today }: Situation,
): Judged {
  const refund = from.entries.find(({ id }) => id === entryId);
  const payment = to?.entries.find(
    ({ transferId, kind }) => kind === 'payment' && transferId === refund?.transferId,
  );
  invariant(
    refund !== undefined && to !== null && payment !== undefined,
    'a moved overpayment has two halves',
  );
  const refusal = refusalOfTransferReversal([
    { entry: refund, history: from },
    { entry: payment, history: to },
  ]);
  refuse(refusal?.refusal ?? null);
  const ends = [
    { ledger: from, posting: { entries: [newReversal(refund, today, reason)] } },
    { ledger: to, posting: { entries: [newReversal(payment, today, reason)] } },
  ] as const;
  const postings = ends.map(({ ledger, posting }) => ({ agreement: ledger, entries: posting.entries }));
  return { by: 'entries', posts: { ends }, preview: previewOfEntries('reversal', postings) };
}

/** The delivery with its down payment and its relief; the rows of its plan are in force again. */
function judgeDeliveryReversal(
  { entryId, reason }: RequestedApproval,
  { ledger, today }: Situation,
  action: (typeof deliveryReversals)[number],
): Judged {
  const delivery = ledger.entries.find(({ id, kind }) => id === entryId && kind === 'delivery');
  if (delivery === undefined) throw new Refusal('not_found');
  const reversal = ledger.entries.find(({ reverses }) => reverses === entryId);
  if (reversal) throw new Refusal('entry_already_reversed', { reversedOn: reversal.valuedOn });
  refuse(refusalOfDeliveryReversal(ledger, ledger.plan));
  const status = statusAfter(action);
  invariant(status !== null, `${action} leads to a status`);
  const entries = entriesOfDelivery(ledger.entries).map((entry) => newReversal(entry, today, reason));
  return {
    by: 'entries',
    posts: {
      ends: [{ ledger, posting: { entries, undelivered: { status } } }],
      prepare: (client, at) => goByPlan(client, ledger, at),
    },
    preview: previewOfDeliveryReversal({ agreement: ledger, entries }, action),
  };
}
