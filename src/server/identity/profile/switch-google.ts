import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { turnGoogleOff } from '../google/turn-google-off.ts';
import { provePassword } from '../proof/prove-password.ts';
import { findProfile, type ProfileRow } from './profile.queries.ts';

/**
 * Removes the user's link to Google. Without a password the link may be the only way to sign in, so a password must be set
 * first.
 */
export async function turnOffGoogle(call: Call<typeof profileEndpoints.turnOffGoogle>): Promise<ProfileRow> {
  const { context, actor, input } = call;
  const before = await findProfile(context.pool, actor);
  if (!before.hasPassword) throw new Refusal('password_needed_first');
  await provePassword(call, input.body.currentPassword);
  return inTransaction(context.pool, async (client) => {
    const sessionsEnded = await turnGoogleOff(client, actor.userId, { allBut: actor.sessionId });
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: actor.branchId,
      action: 'turn_off_google',
      subject: 'user',
      subjectId: actor.userId,
      before: { google: before.google },
      after: { google: 'off', sessionsEnded },
    });
    return findProfile(client, actor);
  });
}

const turnOn = { name: 'turn-google-on', text: 'UPDATE users SET is_google_off = false WHERE id = $1' };

/** Allows a Google account with the user's verified e-mail to be linked again, at its next sign-in. */
export async function turnOnGoogle(call: Call<typeof profileEndpoints.turnOnGoogle>): Promise<ProfileRow> {
  const { context, actor, input } = call;
  await provePassword(call, input.body.currentPassword);
  return inTransaction(context.pool, async (client) => {
    await client.query({ ...turnOn, values: [actor.userId] });
    const after = await findProfile(client, actor);
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: actor.branchId,
      action: 'turn_on_google',
      subject: 'user',
      subjectId: actor.userId,
      after: { google: after.google },
    });
    return after;
  });
}
