import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { decidersPassword } from '#contract/fields/password-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { cashMovement, cashRights } from './cash-movement.ts';

const byId = z.object({ id: z.uuid() });

/** The reason why the giver or the receiver wants a movement taken back. */
export const cashReversalForm = z.object({ reason: requiredText(1000, 'reason_required') });

/** The agreement of the other side. The password is asked of the only superadmin, in place of a person who is gone. */
export const cashAgreementForm = z.object({ password: decidersPassword() });

/** The most requests in an answer. */
export const cashReversalsShownMax = 100;

const reversalRequest = z.object({
  id: z.uuid(),
  movement: cashMovement,
  reason: z.string(),
  askedByName: spoken,
  askedAt: z.iso.datetime(),
  /** True if the reader asked. */
  isOwn: z.boolean(),
  /** The right of the reader to agree. */
  right: z.enum(cashRights),
});
/** A hand-over or float whose giver or receiver asked to take it back, while the other side has not agreed. */
export type CashReversalRequest = z.output<typeof reversalRequest>;

export const cashReversalEndpoints = {
  listCashReversals: endpoint({
    method: 'GET',
    path: '/api/cash/reversals',
    summary:
      'The reversals of hand-overs and floats that were asked for and wait, the oldest first: those of the caller, and for superadmins all of them',
    access: 'cash.read',
    output: z.array(reversalRequest),
  }),
  askCashReversal: endpoint({
    method: 'POST',
    path: '/api/cash/movements/:id/reversal',
    summary:
      'Asks to take back a hand-over or a float that the caller gave or counted; the other side agrees',
    access: 'cash.move',
    params: byId,
    body: cashReversalForm,
    output: cashMovement,
    errors: ['not_own_cash_movement', 'cash_reversal_asked', 'reversed_difference_settled'],
  }),
  agreeToCashReversal: endpoint({
    method: 'POST',
    path: '/api/cash/reversals/:id/agreement',
    summary:
      'Takes back a hand-over or a float with its difference, by the side that did not ask; by a superadmin for one who is gone',
    access: 'cash.move',
    params: byId,
    body: cashAgreementForm,
    output: cashMovement,
    errors: [
      ...(['cash_reversal_ended', 'own_cash_reversal', 'not_own_cash_movement'] as const),
      ...(['alone_without_password', 'wrong_current_password', 'too_many_requests'] as const),
      ...(['reversed_difference_settled', 'cash_beyond_drawer', 'reversal_beyond_hand'] as const),
      'cash_day_closed',
    ],
  }),
  refuseCashReversal: endpoint({
    method: 'POST',
    path: '/api/cash/reversals/:id/refusal',
    summary: 'Ends a request for a reversal, so that the movement stands; by either side',
    access: 'cash.move',
    params: byId,
    output: z.object({ id: z.uuid() }),
    errors: ['cash_reversal_ended', 'not_own_cash_movement'],
  }),
};
