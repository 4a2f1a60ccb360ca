import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { rethrowForOwnUser } from '#server/platform/db/constraint-refusals.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { provePassword } from '../proof/prove-password.ts';
import { callersAccess, revokeAccess } from '../proof/revoke-access.ts';
import { findProfile, type ProfileRow } from './profile.queries.ts';

/** A field without a value stays as it is, also if another request changes it at the same moment. */
const update = namedStatement(
  'edit-profile',
  `UPDATE users
      SET full_name = coalesce(:fullName::text, full_name), email = CASE WHEN :isNewEmail THEN :email::text ELSE email END,
          language = coalesce(:language, language), list_rows = coalesce(:listRows, list_rows),
          version = version + (:isNewEmail OR :fullName IS DISTINCT FROM full_name AND :fullName IS NOT NULL)::integer
    WHERE id = :id AND (:version::bigint IS NULL OR version = :version)`,
);

/**
 * Changes the user's own profile. Of two open forms neither overwrites the other: the language and the rows of lists are chosen at
 * once, so they count no version. A new e-mail needs the password, because the reader of the mail can
 * set a new one.
 */
export async function editProfile(call: Call<typeof profileEndpoints.editProfile>): Promise<ProfileRow> {
  const { context, actor, input } = call;
  const { pool, clock } = context;
  const before = await findProfile(pool, actor);
  const { fullName = before.fullName, language = before.language, email = before.email } = input.body;
  const { listRows = before.listRows } = input.body;
  const isNewEmail = email !== before.email;
  if (email === null && before.phone === null) throw refusedField('email', 'identifier_required');
  if (isNewEmail) await proveByPassword(call);

  const at = new Date(clock.now());
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      update({
        id: actor.userId,
        fullName: input.body.fullName ?? null,
        language: input.body.language ?? null,
        listRows: input.body.listRows ?? null,
        isNewEmail,
        email,
        version: input.body.version ?? null,
      }),
    );
    if (rowCount === 0) throw new Refusal('changed_meanwhile');
    const change = {
      changed: isNewEmail ? (['email'] as const) : [],
      kept: callersAccess(call),
    };
    const ended = await revokeAccess(client, actor.userId, change, at);
    await recordAuditEvent(client, call, at, {
      branchId: actor.branchId,
      action: 'edit_profile',
      subject: 'user',
      subjectId: actor.userId,
      before: { fullName: before.fullName, language: before.language, listRows: before.listRows },
      after: { fullName, language, listRows, isNewEmail, ...ended },
    });
    return findProfile(client, actor);
  }).catch(rethrowForOwnUser);
}

async function proveByPassword(call: Call<typeof profileEndpoints.editProfile>): Promise<void> {
  const { currentPassword } = call.input.body;
  await call.context.rateLimits.admit('new_email', call.actor.userId);
  if (currentPassword === undefined) throw refusedField('currentPassword', 'current_password_required');
  await provePassword(call, currentPassword);
}

function refusedField(field: string, message: string): Refusal {
  return new Refusal('invalid_input', undefined, [{ field, message }]);
}
