import { DatabaseError } from 'pg';
import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { linkCustomer } from '../codes/link-customer.ts';
import { takeActivationCode } from '../codes/take-activation-code.ts';
import { judgeGuess } from '../proof/judge-guess.ts';
import { findProfile, type ProfileRow } from './profile.queries.ts';

type RedeemCall = Call<typeof profileEndpoints.redeemActivationCode>;

/** Links a waiting customer to their record. */
export function redeemActivationCode(call: RedeemCall): Promise<ProfileRow> {
  const { actor, clientAddress } = call;
  const user = { id: actor.userId, branchId: null };
  const by = `activation ${user.id}`;
  const counted = { by, address: clientAddress, ofLender: 'activation', user } as const;
  return judgeGuess(call, counted, () => link(call));
}

function link(call: RedeemCall): Promise<ProfileRow> {
  const { context, actor, input } = call;
  const { pool, clock } = context;
  const at = new Date(clock.now());
  return inTransaction(pool, async (client) => {
    const profile = await findProfile(client, actor);
    if (!profile.isWaiting) throw new Refusal('user_already_linked');
    const { customerId } = await takeActivationCode(client, at, input.body.activationCode, [
      'customer_activation',
    ]);
    if (customerId === null) throw new Error("a customer's code names a customer, says its table");
    const branchId = await linkCustomer(client, customerId, actor.userId);
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'link_account',
      subject: 'customer',
      subjectId: customerId,
      after: { userId: actor.userId },
    });
    return findProfile(client, actor);
  }).catch(refuseTaken);
}

/** A confirmed user already has the phone or e-mail that the waiting user has claimed. */
function refuseTaken(thrown: unknown): never {
  const isTaken =
    thrown instanceof DatabaseError && /^users_(phone|email)_key$/.test(thrown.constraint ?? '');
  throw isTaken ? new Refusal('phone_or_email_taken') : thrown;
}
