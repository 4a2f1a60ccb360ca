import type { Pool } from 'pg';
import { toLatinDigits } from '#domain/person/digits.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashSecret } from '../session/secret.ts';
import { plainCode } from '../session/spoken-code.ts';
import type { SignInUser } from './find-user.ts';
import { totpStepOf } from './totp.ts';

/** The second step of a user. */
export type SecondFactor = Pick<SignInUser, 'id' | 'totpSecret' | 'totpConfirmedAt'>;

/** Passes a user without a second step, or one with a valid code of the app or an unused recovery code. */
export async function checkSecondFactor(
  { pool, clock }: AppContext,
  user: SecondFactor,
  typed: string | null,
): Promise<void> {
  if (user.totpConfirmedAt === null || user.totpSecret === null) return;
  if (typed === null) throw new Refusal('totp_required');
  const now = clock.now();
  const digits = toLatinDigits(typed).replace(/\s/g, '');
  const isTaken = /^\d{6}$/.test(digits)
    ? await takeTotpCode(pool, user.id, totpStepOf(user.totpSecret, digits, now))
    : await takeRecoveryCode(pool, user.id, typed, new Date(now));
  if (!isTaken) throw new Refusal('wrong_totp_code');
}

const takeStep = {
  name: 'take-totp-step',
  text: 'UPDATE users SET totp_last_step = $2 WHERE id = $1 AND coalesce(totp_last_step, 0) < $2',
};

/** A code is accepted once, so one read over a shoulder is useless. */
export async function takeTotpCode(
  client: Pick<Pool, 'query'>,
  userId: string,
  step: number | null,
): Promise<boolean> {
  if (step === null) return false;
  const { rowCount } = await client.query({ ...takeStep, values: [userId, step] });
  return rowCount === 1;
}

const takeRecovery = {
  name: 'take-recovery-code',
  text: 'UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
};

async function takeRecoveryCode(pool: Pool, userId: string, typed: string, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    ...takeRecovery,
    values: [userId, hashRecoveryCode(userId, typed), at],
  });
  return rowCount === 1;
}

/** The hash includes the user, so that a search through a stolen table finds only one user's codes. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return hashSecret(`${userId}:${plainCode(code)}`);
}
