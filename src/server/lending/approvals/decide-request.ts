import * as z from 'zod/mini';
import {
  type approvalEndpoints,
  backDatedActivationForm,
  backDatedPaymentForm,
} from '#contract/lending/approvals.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { RequestedKind } from '#domain/lending/agreements/decision.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Call } from '#server/platform/http/call.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { newEntry, newReversal } from '../ledger/new-entry.ts';
import { relieveTerms, rescheduleTerms, undoTerms } from './change-terms.ts';
import { decideTerms } from './decide-terms.ts';
import type { Decided, Decision } from './decision.ts';
import {
  isBeforeStart,
  judgeBackDatedActivation,
  judgeBackDatedPayment,
  judgeRelief,
  judgeReversal,
  judgeWriteOff,
} from './judge-request.ts';
import { postDecision } from './post-decision.ts';

type DecideCall = Call<typeof approvalEndpoints.decideRequest>;

interface RequestRow {
  readonly kind: RequestedKind;
  readonly agreementId: string;
  readonly status: AgreementStatus;
  readonly details: unknown;
}

const findRequest = {
  name: 'find-approval-request',
  text: `SELECT p.kind, p.agreement_id AS "agreementId", a.status, p.details
           FROM approvals p JOIN agreements a ON a.id = p.agreement_id
          WHERE p.id = $1 AND p.kind <> 'agreement_approval'`,
};

/** Approves or rejects what was requested, and does what was approved in the same moment. */
export async function decideRequest(call: DecideCall): Promise<Decided> {
  const { context, actor, reach, clientAddress, idempotencyKey, input } = call;
  const { rows } = await context.pool.query<RequestRow>({ ...findRequest, values: [input.params.id] });
  const request = rows[0];
  if (request === undefined) throw new Refusal('not_found');
  const decision: Decision = {
    actor,
    clientAddress,
    agreementId: request.agreementId,
    approvalId: input.params.id,
    action: input.body.decision === 'approved' ? `grant_${request.kind}` : `reject_${request.kind}`,
    reach,
    key: idempotencyKey,
    // Not the password: it is how the decider proved who they are, not what they decided.
    requestHash: requestHash('decideRequest', [input.params.id, input.body.decision, input.body.note]),
    note: input.body.note,
    isPasswordReentered: await reenterPassword(call, input.body.password),
  };
  if (input.body.decision === 'rejected') return decideTerms(context, decision, 'rejected', async () => {});
  return grant(call, decision, request);
}

/** What was asked for, as it was kept. */
const keptPayment = z.omit(backDatedPaymentForm, { reason: true });
const keptActivation = z.omit(backDatedActivationForm, { reason: true });

/** What is done for each kind of request once it is approved. */
function grant(
  { context }: DecideCall,
  decision: Decision,
  { kind, status, details }: RequestRow,
): Promise<Decided> {
  switch (kind) {
    case 'relief':
      if (isBeforeStart({ status })) return decideTerms(context, decision, 'approved', relieveTerms);
      return postDecision(context, decision, (ledger, { amount, reason, evidence }, today) => {
        judgeRelief(ledger, { amount: amount ?? 0, reason, evidence });
        const granted = { amount: rupees(amount ?? 0), valuedOn: today, note: reason };
        return { entries: [newEntry({ kind: 'relief', ...granted })] };
      });
    case 'write_off':
      return postDecision(context, decision, (ledger, { amount, reason }, today) => {
        judgeWriteOff(ledger, amount ?? 0, today);
        const givenUp = { amount: rupees(amount ?? 0), valuedOn: today, note: reason };
        return { entries: [newEntry({ kind: 'write_off', ...givenUp })] };
      });
    case 'reversal':
      return postDecision(context, decision, (ledger, { entryId, reason }, today) => ({
        entries: [newReversal(judgeReversal(ledger, entryId), today, reason)],
      }));
    case 'reschedule':
      return decideTerms(context, decision, 'approved', rescheduleTerms);
    case 'reschedule_undo':
      return decideTerms(context, decision, 'approved', undoTerms);
    case 'back_dating': {
      const money = keptPayment.parse(details);
      return postDecision(context, { ...decision, money }, (ledger, _, today) => ({
        entries: [judgeBackDatedPayment(ledger, money, today)],
      }));
    }
    case 'back_dated_activation': {
      const form = keptActivation.parse(details);
      return postDecision(context, decision, (ledger, _, today) =>
        judgeBackDatedActivation(ledger, form, today),
      );
    }
  }
}
