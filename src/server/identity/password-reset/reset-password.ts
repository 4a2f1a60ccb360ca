import type { passwordResetEndpoints } from '#contract/identity/password-reset.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkNewPassword } from '../proof/check-new-password.ts';
import { findUser, type SignInUser, userColumns, userTables, writtenIdentifier } from '../proof/find-user.ts';
import { forgetStrangersTotp } from '../proof/forget-totp.ts';
import { judgeGuess } from '../proof/judge-guess.ts';
import { lockUser } from '../proof/lock-user.ts';
import { hashPassword } from '../proof/passwords.ts';
import { setPassword } from '../proof/set-password.ts';
import { rememberBrowser } from '../session/known-browsers.ts';
import { hashSecret } from '../session/secret.ts';
import { plainCode } from '../session/spoken-code.ts';

type ResetCall = Call<typeof passwordResetEndpoints.resetPassword>;

/** Sets a new password by the token of a mailed link, or by the code that the branch gave to the user. */
export async function resetPassword(call: ResetCall): Promise<void> {
  const { body } = call.input;
  await call.context.rateLimits.admitAddress('password_reset', call.clientAddress);
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

const codeColumns = columns('sign_in_codes', ['used_at', 'expires_at']);

const findCode = {
  name: 'find-reset-code',
  text: `SELECT k.id AS "codeId", ${codeColumns.selected('k')}, ${userColumns}
           FROM sign_in_codes k JOIN (${userTables}) ON u.id = k.user_id
          WHERE k.purpose = 'password_reset' AND k.code_hash = $1 AND $2 IN (u.phone, u.email, c.phone) AND u.is_active`,
};

type CodeRow = SignInUser & RowOf<typeof codeColumns> & { readonly codeId: string };

/** Guesses are counted by their address, so that a stranger's guesses do not block the owner of the code. */
async function resetByCode(call: ResetCall, identifier: string, codeHash: Buffer): Promise<void> {
  const { context, clientAddress } = call;
  const { user, limitKey } = await findUser(context, identifier);
  const counted = { by: `reset ${limitKey} ${clientAddress}`, address: clientAddress, user };
  await judgeGuess(call, counted, async () => {
    const { rows } = await context.pool.query<CodeRow>({
      ...findCode,
      values: [codeHash, writtenIdentifier(identifier)],
    });
    if (rows[0] === undefined) throw new Refusal('code_wrong');
    const { codeId: id, usedAt, expiresAt, ...owner } = rows[0];
    if (usedAt !== null) throw new Refusal('code_used');
    if (expiresAt.getTime() <= context.clock.now()) throw new Refusal('code_expired');
    await finish(call, owner, { id, how: 'branch_code', whenTaken: 'code_used' });
  });
}

interface Proof {
  readonly id: string;
  readonly how: 'mailed_link' | 'branch_code';
  /** The refusal for the second of two concurrent requests. */
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

/** The password is checked before the proof is used up, so that a weak one does not cost the proof. */
async function finish(
  { context, input, clientAddress, browser }: ResetCall,
  user: SignInUser,
  { id, how, whenTaken }: Proof,
): Promise<void> {
  const { pool, clock } = context;
  await checkNewPassword(pool, 'password', input.body.password, user);
  const passwordHash = await hashPassword(input.body.password, 'first');
  const at = new Date(clock.now());
  const browserSecret = await inTransaction(pool, async (client) => {
    await lockUser(client, user.id);
    const { rowCount } = await client.query({ ...useCode, values: [id, at] });
    if (rowCount !== 1) throw new Refusal(whenTaken);
    // The holder of the mailed link reads the mail.
    if (how === 'mailed_link') {
      await forgetStrangersTotp(client, user);
      await client.query({ ...confirmEmail, values: [user.id, at] });
    }
    // Otherwise the user would have to wait in an unknown browser while a stranger keeps guessing.
    const known = await rememberBrowser(client, browser.secret, user.id, at);
    const kept = { sessionId: null, browserSecret: known };
    const change = { userId: user.id, branchId: user.branchId, passwordHash, how, kept };
    await setPassword(client, change, { clientAddress }, at);
    return known;
  });
  browser.remember(browserSecret);
}
