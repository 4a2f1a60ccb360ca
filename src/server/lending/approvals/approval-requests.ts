import type { approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEntryToReverse } from './approvals.queries.ts';
import type { ApprovalRow } from './approvals.view.ts';
import { findTransfer } from './find-transfer.ts';
import { requestApproval } from './request-approval.ts';

type Endpoints = typeof approvalRequestEndpoints;

/** Requests to waive a part of the outstanding amount, for a family in need. */
export function requestRelief(call: Call<Endpoints['requestRelief']>): Promise<ApprovalRow> {
  const { params, body } = call.input;
  const { amount, documentIds = [], customerRequestId, ...need } = body;
  if (!isPayableAmount(amount)) throw new Refusal('amount_not_whole_rupees');
  const details = documentIds.length === 0 ? null : { documentIds };
  const from = customerRequestId && { id: customerRequestId, kind: 'relief' as const };
  return requestApproval(call, params.id, { kind: 'relief', ...need, amount, details }, { from });
}

/** Requests to write off the outstanding amount. */
export function requestWriteOff(call: Call<Endpoints['requestWriteOff']>): Promise<ApprovalRow> {
  const { params, body } = call.input;
  return requestApproval(call, params.id, { kind: 'write_off', reason: body.reason });
}

/** Requests other dates, or more rows, for the outstanding amount. */
export function requestReschedule(call: Call<Endpoints['requestReschedule']>): Promise<ApprovalRow> {
  const { reason, customerRequestId, ...details } = call.input.body;
  const from = customerRequestId && { id: customerRequestId, kind: 'another_date' as const };
  return requestApproval(call, call.input.params.id, { kind: 'reschedule', reason, details }, { from });
}

/** Requests the dates that the last reschedule replaced. */
export function requestRescheduleUndo(call: Call<Endpoints['requestRescheduleUndo']>): Promise<ApprovalRow> {
  const { reason, ...details } = call.input.body;
  return requestApproval(call, call.input.params.id, { kind: 'reschedule_undo', reason, details });
}

/** Requests a payment that is back-dated further than the user's limit. */
export function requestBackDatedPayment(
  call: Call<Endpoints['requestBackDatedPayment']>,
): Promise<ApprovalRow> {
  const { reason, ...details } = call.input.body;
  return requestApproval(call, call.input.params.id, { kind: 'back_dating', reason, details });
}

/** Requests the start of an agreement on a day further back than the user's limit. */
export function requestBackDatedActivation(
  call: Call<Endpoints['requestBackDatedActivation']>,
): Promise<ApprovalRow> {
  const { reason, ...details } = call.input.body;
  return requestApproval(call, call.input.params.id, { kind: 'back_dated_activation', reason, details });
}

/** Requests the reversal of an entry that was recorded by mistake. */
export async function requestReversal(call: Call<Endpoints['requestReversal']>): Promise<ApprovalRow> {
  const { params, body } = call.input;
  const agreementId = await agreementOf(call, params.id);
  return requestApproval(call, agreementId, { kind: 'reversal', entryId: params.id, reason: body.reason });
}

/** Requests the reversal of a delivery that was recorded by mistake, with all entries of its event. */
export async function requestDeliveryReversal(
  call: Call<Endpoints['requestDeliveryReversal']>,
): Promise<ApprovalRow> {
  const { params, body } = call.input;
  const agreementId = await agreementOf(call, params.id);
  const details = { of: 'delivery', action: body.action };
  const { reason } = body;
  return requestApproval(call, agreementId, { kind: 'reversal', entryId: params.id, details, reason });
}

/** Requests the reversal of a moved overpayment, named by either of its halves. */
export async function requestTransferReversal(
  call: Call<Endpoints['requestTransferReversal']>,
): Promise<ApprovalRow> {
  const { context, reach, input } = call;
  const transfer = await findTransfer(context.pool, reach, input.params.id);
  if (transfer === null) throw new Refusal('not_found');
  const { refundId: entryId, fromAgreementId, toAgreementId } = transfer;
  const details = { of: 'transfer' };
  const { reason } = input.body;
  return requestApproval(
    call,
    fromAgreementId,
    { kind: 'reversal', entryId, details, reason },
    { otherId: toAgreementId },
  );
}

async function agreementOf(
  { context, reach }: { readonly context: AppContext; readonly reach: BranchReach },
  entryId: string,
): Promise<string> {
  const entry = await findEntryToReverse(context.pool, reach, entryId);
  if (entry === undefined) throw new Refusal('not_found');
  return entry.agreementId;
}
