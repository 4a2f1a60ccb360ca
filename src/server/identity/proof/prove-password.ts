import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { isPasswordOf } from './passwords.ts';
import { refuseFailedSignIn } from './refuse-failed-sign-in.ts';

const findHash = {
  name: 'find-password-hash',
  text: 'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1',
};

/** Makes sure that it is the user who sits there, before what protects the account is changed. Guesses count like failed sign-ins. */
export async function provePassword(
  call: Origin & { readonly context: AppContext },
  password: string,
): Promise<void> {
  const { context, actor, clientAddress } = call;
  const { pool, rateLimits } = context;
  await rateLimits.admitSignIn(actor.userId, clientAddress);
  const { rows } = await pool.query<{ passwordHash: string | null }>({
    ...findHash,
    values: [actor.userId],
  });
  if (await isPasswordOf(rows[0]?.passwordHash ?? null, password)) {
    return rateLimits.forgiveSignIns(actor.userId);
  }
  const user = { id: actor.userId, branchId: actor.branchId };
  await refuseFailedSignIn(call, { user, limitKey: actor.userId }, 'wrong_current_password');
}
