import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { ApprovalRow } from './approvals.view.ts';
import { findReplacedSchedule } from './find-replaced-schedule.ts';
import {
  judgeBackDatedActivation,
  judgeBackDatedPayment,
  judgeRelief,
  judgeReschedule,
  judgeReversal,
  judgeUndo,
} from './judge-request.ts';
import { makeRequest, type Wanted } from './make-request.ts';

/** Asks to waive part of what a family in need still has to pay. */
export function requestRelief(call: Call<typeof approvalEndpoints.requestRelief>): Promise<ApprovalRow> {
  const { params, body } = call.input;
  return makeRequest(call, params.id, (ledger) => {
    judgeRelief(ledger, body);
    return { kind: 'relief', ...body };
  });
}

/** Asks to give up what is outstanding. */
export function requestWriteOff(call: Call<typeof approvalEndpoints.requestWriteOff>): Promise<ApprovalRow> {
  const { params, body } = call.input;
  return makeRequest(call, params.id, ({ status, figures }) => {
    const refusal = refusalOfAction('write_off', status);
    if (refusal !== null) throw new Refusal(refusal);
    return { kind: 'write_off', amount: figures.outstanding, reason: body.reason };
  });
}

/** Asks for other dates, or more rows, for what is left. */
export function requestReschedule(
  call: Call<typeof approvalEndpoints.requestReschedule>,
): Promise<ApprovalRow> {
  const { reason, ...asked } = call.input.body;
  return makeRequest(call, call.input.params.id, (ledger, today) => {
    judgeReschedule(ledger, asked, today);
    return { kind: 'reschedule', reason, details: asked };
  });
}

/** Asks for the dates back that the last reschedule replaced. */
export async function requestRescheduleUndo(
  call: Call<typeof approvalEndpoints.requestRescheduleUndo>,
): Promise<ApprovalRow> {
  const { params, body } = call.input;
  const { reason, ...asked } = body;
  const replaced = await findReplacedSchedule(call.context.pool, params.id);
  return makeRequest(call, params.id, (ledger, today) => {
    judgeUndo(ledger, replaced, today);
    return { kind: 'reschedule_undo', reason, details: asked };
  });
}

/** Asks to record a payment further back than one may go alone. */
export function requestBackDatedPayment(
  call: Call<typeof approvalEndpoints.requestBackDatedPayment>,
): Promise<ApprovalRow> {
  const { reason, ...payment } = call.input.body;
  const want = (ledger: Ledger, today: CalendarDate): Wanted => {
    const { amount } = judgeBackDatedPayment(ledger, payment, today);
    return { kind: 'back_dating', amount, reason, details: payment };
  };
  return makeRequest(call, call.input.params.id, want, payment);
}

/** Asks to start an agreement on a day further back than one may go alone. */
export function requestBackDatedActivation(
  call: Call<typeof approvalEndpoints.requestBackDatedActivation>,
): Promise<ApprovalRow> {
  const { reason, ...form } = call.input.body;
  return makeRequest(call, call.input.params.id, (ledger, today) => {
    judgeBackDatedActivation(ledger, form, today);
    return { kind: 'back_dated_activation', amount: ledger.plan.price, reason, details: form };
  });
}

const findEntry = {
  name: 'find-agreement-of-entry',
  text: 'SELECT agreement_id AS "agreementId" FROM entries WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)',
};

/** Asks to take back what was recorded by mistake. */
export async function requestReversal(
  call: Call<typeof approvalEndpoints.requestReversal>,
): Promise<ApprovalRow> {
  const { context, reach, input } = call;
  const entryId = input.params.id;
  const { rows } = await context.pool.query<{ agreementId: string }>({
    ...findEntry,
    values: [entryId, branchIdOf(reach)],
  });
  const found = rows[0];
  if (found === undefined) throw new Refusal('not_found');
  return makeRequest(call, found.agreementId, (ledger) => {
    const { amount } = judgeReversal(ledger, entryId);
    return { kind: 'reversal', entryId, amount, reason: input.body.reason };
  });
}
