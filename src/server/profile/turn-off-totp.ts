import type { profileEndpoints } from '#contract/account/profile.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Call } from '../http/call.ts';
import { provePassword } from './prove-password.ts';

const turnOff = {
  name: 'turn-off-totp',
  text: 'UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1',
};

/** Turns two-step sign-in off. A superadmin of whom it is demanded is asked to set it up again at once. */
export async function turnOffTotp(call: Call<typeof profileEndpoints.turnOffTotp>): Promise<null> {
  const { context, actor, input } = call;
  const { pool, clock } = context;
  await provePassword(call, input.body.currentPassword);
  await inTransaction(pool, async (client) => {
    await client.query({ ...turnOff, values: [actor.userId] });
    await client.query('DELETE FROM recovery_codes WHERE user_id = $1', [actor.userId]);
    await recordAuditEvent(client, call, new Date(clock.now()), {
      branchId: actor.branchId,
      action: 'turn_off_totp',
      subject: 'user',
      subjectId: actor.userId,
    });
  });
  return null;
}
