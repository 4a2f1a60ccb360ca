import type { PoolClient } from 'pg';
import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashRecoveryCode, takeTotpCode } from '../proof/check-second-factor.ts';
import { judgeProof } from '../proof/prove-password.ts';
import { totpStepOf } from '../proof/totp.ts';
import { createSpokenCode } from '../session/spoken-code.ts';

type ConfirmCall = Call<typeof profileEndpoints.confirmTotp>;

const recoveryCodeCount = 10;

const totpColumns = columns('users', ['totp_secret', 'totp_confirmed_at']);

const lockUser = {
  name: 'lock-totp',
  text: `SELECT ${totpColumns.selected()} FROM users WHERE id = $1 FOR NO KEY UPDATE`,
};

const turnOn = { name: 'turn-on-totp', text: 'UPDATE users SET totp_confirmed_at = $2 WHERE id = $1' };

/** Turns two-step sign-in on, after a code proves that the app has the secret. Returns ten recovery codes. */
export function confirmTotp(call: ConfirmCall): Promise<string[]> {
  return judgeProof(call, () => inTransaction(call.context.pool, (client) => turnTotpOn(client, call)));
}

async function turnTotpOn(client: PoolClient, call: ConfirmCall): Promise<string[]> {
  const { actor, input } = call;
  const { clock } = call.context;
  const at = new Date(clock.now());
  const { rows } = await client.query<RowOf<typeof totpColumns>>({ ...lockUser, values: [actor.userId] });
  const secret = rows[0]?.totpSecret ?? null;
  if (rows[0]?.totpConfirmedAt) throw new Refusal('totp_already_on');
  if (secret === null) throw new Refusal('totp_not_started');
  const step = totpStepOf(secret, input.body.code.replace(/\s/g, ''), clock.now());
  if (!(await takeTotpCode(client, actor.userId, step))) throw new Refusal('wrong_totp_code');
  await client.query({ ...turnOn, values: [actor.userId, at] });
  await recordAuditEvent(client, call, at, {
    branchId: actor.branchId,
    action: 'turn_on_totp',
    subject: 'user',
    subjectId: actor.userId,
  });
  return storeRecoveryCodes(client, actor.userId);
}

const insertCodes = {
  name: 'insert-recovery-codes',
  text: 'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])',
};

async function storeRecoveryCodes(client: PoolClient, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => createSpokenCode(3));
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await client.query({ ...insertCodes, values: [userId, hashes] });
  return codes;
}
