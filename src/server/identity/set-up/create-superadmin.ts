import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Language } from '#domain/language.ts';
import type { Phone } from '#domain/person/phone.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { hashPassword } from '../proof/passwords.ts';
import type { SessionOwner } from '../session/open-session.ts';

export interface NewSuperadmin {
  readonly fullName: string;
  readonly phone: Phone;
  readonly email: string | null;
  readonly password: string;
  readonly language: Language;
}

const insertSuperadmin = namedStatement(
  'insert-superadmin',
  `INSERT INTO users (id, full_name, phone, email, role, language, password_hash, created_at)
   VALUES (:id, :fullName, :phone, :email, 'superadmin', :language, :passwordHash, :at)`,
);

/** Creates a superadmin. The caller has checked the password and the right to do this. */
export async function createSuperadmin(
  client: PoolClient,
  { fullName, phone, email, password, language }: NewSuperadmin,
  { clientAddress }: Pick<RecordedOrigin, 'clientAddress'>,
  at: Date,
): Promise<SessionOwner> {
  const id = uuidv7();
  const passwordHash = await hashPassword(password, 'second');
  await client.query(insertSuperadmin({ id, fullName, phone, email, language, passwordHash, at }));
  await recordAuditEvent(client, { actor: { userId: id }, clientAddress }, at, {
    branchId: null,
    action: 'create_superadmin',
    subject: 'user',
    subjectId: id,
  });
  return { id, fullName, email, role: 'superadmin', language, passwordHash, branchId: null };
}
