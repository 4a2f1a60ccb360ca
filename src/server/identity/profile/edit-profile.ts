import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { rethrowForOwnUser } from '#server/platform/db/constraint-refusals.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { provePassword } from '../proof/prove-password.ts';
import { callersAccess, revokeAccess } from '../proof/revoke-access.ts';
import { findProfile, type ProfileRow } from './profile.queries.ts';

const update = {
  name: 'edit-profile',
  text: 'UPDATE users SET full_name = $2, email = $3, language = $4, list_rows = $5, version = version + 1 WHERE id = $1',
};

/** Changes the user's own profile. A new e-mail needs the password, because the reader of the mail can set a new one. */
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
    await client.query({ ...update, values: [actor.userId, fullName, email, language, listRows] });
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
