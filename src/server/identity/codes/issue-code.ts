import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { IssuedCode } from '#contract/identity/codes.ts';
import { dayMs } from '#domain/instant.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { hashSecret } from '../session/secret.ts';
import { createSpokenCode, plainCode } from '../session/spoken-code.ts';

/** The purpose and the owner of a code that the branch hands out. */
export type CodeHolder =
  /** Lets a customer without a user sign up. */
  | { readonly purpose: 'customer_activation'; readonly customerId: string }
  /** A first password for the user that an employee's record belongs to. */
  | { readonly purpose: 'employee_activation'; readonly userId: string }
  /** A new password. */
  | { readonly purpose: 'password_reset'; readonly userId: string };

/** The lifetimes. An activation code is used later, at home; a code for a new password is used at once, at the counter. */
const lifetimeMs: Record<CodeHolder['purpose'], number> = {
  customer_activation: 7 * dayMs,
  employee_activation: 7 * dayMs,
  password_reset: dayMs,
};

const endEarlierCodes = {
  name: 'end-earlier-sign-in-codes',
  text: `UPDATE sign_in_codes SET expires_at = least(expires_at, $4)
          WHERE purpose = $1 AND customer_id IS NOT DISTINCT FROM $2 AND user_id IS NOT DISTINCT FROM $3 AND used_at IS NULL`,
};

const insertCode = namedStatement(
  'insert-sign-in-code',
  `INSERT INTO sign_in_codes (id, purpose, code_hash, customer_id, user_id, issued_by, created_at, expires_at)
   VALUES (:id, :purpose, :codeHash, :customerId, :userId, :issuedBy, :at, :expiresAt)`,
);

/**
 * Issues a code of two groups of four that works once. An earlier code for the same purpose expires. The caller has checked the
 * actor's right, and names the branch whose audit chain records it. Only the answer has the code itself.
 */
export async function issueCode(
  client: PoolClient,
  origin: Origin,
  at: Date,
  { branchId, ...holder }: CodeHolder & { readonly branchId: string | null },
): Promise<IssuedCode> {
  const { purpose } = holder;
  const [customerId, userId] =
    holder.purpose === 'customer_activation' ? [holder.customerId, null] : [null, holder.userId];
  const code = createSpokenCode(2);
  const expiresAt = new Date(at.getTime() + lifetimeMs[purpose]);
  await client.query({ ...endEarlierCodes, values: [purpose, customerId, userId, at] });
  const codeHash = hashSecret(plainCode(code));
  const issuedBy = origin.actor.userId;
  await client.query(
    insertCode({ id: uuidv7(), purpose, codeHash, customerId, userId, issuedBy, at, expiresAt }),
  );
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'issue_account_code',
    ...(userId === null
      ? { subject: 'customer', subjectId: customerId }
      : { subject: 'user', subjectId: userId }),
    after: { purpose, expiresAt },
  });
  return { code, expiresAt: expiresAt.toISOString() };
}
