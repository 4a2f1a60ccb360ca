import type { PoolClient } from 'pg';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { type KeptAccess, revokeAccess } from './revoke-access.ts';

interface PasswordChange {
  readonly userId: string;
  readonly branchId: string | null;
  readonly passwordHash: string;
  readonly how: 'profile' | 'mailed_link' | 'branch_code';
  readonly kept: KeptAccess;
}

const updatePassword = {
  name: 'set-password',
  text: 'UPDATE users SET password_hash = $2 WHERE id = $1',
};

/** Sets a checked password, and ends the sessions of the old one and all links and codes that could set another. */
export async function setPassword(
  client: PoolClient,
  { userId, branchId, passwordHash, how, kept }: PasswordChange,
  { clientAddress }: Pick<RecordedOrigin, 'clientAddress'>,
  at: Date,
): Promise<void> {
  await client.query({ ...updatePassword, values: [userId, passwordHash] });
  const ended = await revokeAccess(client, userId, { changed: ['password'], kept }, at);
  await recordAuditEvent(client, { actor: { userId }, clientAddress }, at, {
    branchId,
    action: 'change_password',
    subject: 'user',
    subjectId: userId,
    after: { how, ...ended },
  });
}
