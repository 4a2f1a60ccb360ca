import type { passwordResetEndpoints } from '#contract/identity/password-reset.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkNewPassword } from '../proof/check-new-password.ts';
import { type FoundUser, findUser, type SignInUser, userColumns, userTables } from '../proof/find-user.ts';
import { hashPassword } from '../proof/passwords.ts';
import { refuseFailedSignIn } from '../proof/refuse-failed-sign-in.ts';
import { setPassword } from '../proof/set-password.ts';
import { hashSecret } from '../session/secret.ts';
import { plainCode } from '../session/spoken-code.ts';

type ResetCall = Call<typeof passwordResetEndpoints.resetPassword>;

/** A code that was mistyped this often ends: it has only so many others beside it. */
const attemptsMax = 5;

/** Sets a new password by the token of a mailed link, or by the code that the branch gave to the user. */
export async function resetPassword(call: ResetCall): Promise<void> {
  const { body } = call.input;
  await call.context.rateLimits.admit('password_reset', call.clientAddress);
  if ('token' in body) await resetByLink(call, hashSecret(body.token));
  else await resetByCode(call, body.identifier, hashSecret(plainCode(body.code)));
}

const findLink = {
  name: 'find-reset-link',
  text: `SELECT k.id AS "codeId", ${userColumns}
           FROM sign_in_codes k JOIN (${userTables}) ON u.id = k.user_id
          WHERE k.purpose = 'password_reset_link' AND k.code_hash = $1 AND k.used_at IS NULL AND k.expires_at > $2
            AND u.is_active`,
};

async function resetByLink(call: ResetCall, codeHash: Buffer): Promise<void> {
  const { pool, clock } = call.context;
  const { rows } = await pool.query<SignInUser & { readonly codeId: string }>({
    ...findLink,
    values: [codeHash, new Date(clock.now())],
  });
  if (rows[0] === undefined) throw new Refusal('reset_link_over');
  await finish(call, rows[0], { id: rows[0].codeId, how: 'mailed_link', whenTaken: 'reset_link_over' });
}

const codeColumns = columns('sign_in_codes', ['id', 'used_at', 'expires_at', 'failed_attempts']);

interface CodeRow extends RowOf<typeof codeColumns> {
  readonly isRight: boolean;
}

const findCodes = {
  name: 'find-reset-codes',
  text: `SELECT ${codeColumns.selected()}, code_hash = $2 AS "isRight" FROM sign_in_codes
          WHERE user_id = $1 AND purpose = 'password_reset' ORDER BY created_at DESC LIMIT 20`,
};

async function resetByCode(call: ResetCall, identifier: string, codeHash: Buffer): Promise<void> {
  const { context, clientAddress } = call;
  const { pool, clock, rateLimits } = context;
  const found = await findUser(pool, identifier);
  await rateLimits.admitSignIn(found.limitKey, clientAddress);
  const { user } = found;
  const { rows } = await pool.query<CodeRow>({ ...findCodes, values: [user?.id ?? null, codeHash] });
  const code = rows.find(({ isRight }) => isRight);
  if (user === null || !user.isActive || code === undefined) return refuseWrongCode(call, found);
  if (code.usedAt !== null) throw new Refusal('code_used');
  if (code.failedAttempts >= attemptsMax) throw new Refusal('code_locked');
  if (code.expiresAt.getTime() <= clock.now()) throw new Refusal('code_expired');
  await finish(call, user, { id: code.id, how: 'branch_code', whenTaken: 'code_used' });
  await rateLimits.forgiveSignIns(found.limitKey);
}

const countAttempt = {
  name: 'count-reset-attempt',
  text: `UPDATE sign_in_codes SET failed_attempts = failed_attempts + 1
          WHERE user_id = $1 AND purpose = 'password_reset' AND used_at IS NULL`,
};

async function refuseWrongCode(call: ResetCall, found: FoundUser): Promise<never> {
  await call.context.pool.query({ ...countAttempt, values: [found.user?.id ?? null] });
  return refuseFailedSignIn(call, found, 'code_wrong');
}

interface Proof {
  readonly id: string;
  readonly how: 'mailed_link' | 'branch_code';
  /** What is said to the second of two who come with it at once. */
  readonly whenTaken: 'reset_link_over' | 'code_used';
}

const useCode = {
  name: 'use-reset-code',
  text: 'UPDATE sign_in_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL',
};

const confirmEmail = {
  name: 'confirm-email',
  text: 'UPDATE users SET email_confirmed_at = $2 WHERE id = $1',
};

/** The password is checked before the proof is used up, so that choosing a bad one does not cost it. */
async function finish(
  { context, input, clientAddress }: ResetCall,
  user: SignInUser,
  { id, how, whenTaken }: Proof,
): Promise<void> {
  const { pool, clock } = context;
  await checkNewPassword('password', input.body.password, user);
  const passwordHash = await hashPassword(input.body.password);
  const at = new Date(clock.now());
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query({ ...useCode, values: [id, at] });
    if (rowCount !== 1) throw new Refusal(whenTaken);
    // Whoever holds the mailed link reads the mail.
    if (how === 'mailed_link') await client.query({ ...confirmEmail, values: [user.id, at] });
    const change = { userId: user.id, branchId: user.branchId, passwordHash, how, keptSessionId: null };
    await setPassword(client, change, { clientAddress }, at);
  });
}
