import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { provePassword } from '../proof/prove-password.ts';
import { createTotpSecret, totpUri } from '../proof/totp.ts';

const storeSecret = {
  name: 'start-totp',
  text: 'UPDATE users SET totp_secret = $2 WHERE id = $1 AND totp_confirmed_at IS NULL RETURNING coalesce(email, phone) AS label',
};

/** Creates the secret for the authenticator app. It has no effect until a code is confirmed; a new start replaces it. */
export async function startTotp(
  call: Call<typeof profileEndpoints.startTotp>,
): Promise<{ secret: string; uri: string }> {
  const { context, actor, input } = call;
  await provePassword(call, input.body.currentPassword);
  const secret = createTotpSecret();
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<{ label: string }>({
      ...storeSecret,
      values: [actor.userId, secret],
    });
    if (rows[0] === undefined) throw new Refusal('totp_already_on');
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: actor.branchId,
      action: 'start_totp',
      subject: 'user',
      subjectId: actor.userId,
    });
    return { secret, uri: totpUri(secret, rows[0].label) };
  });
}
