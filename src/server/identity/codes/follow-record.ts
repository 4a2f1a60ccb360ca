import type { PoolClient } from 'pg';
import type { Identifiers } from '../proof/lock-user.ts';
import {
  changedIdentifiers,
  noKeptAccess,
  type RevokedAccess,
  revokeAccess,
} from '../proof/revoke-access.ts';

interface RecordChange {
  readonly customerId: string;
  readonly before: Identifiers;
  readonly after: Identifiers;
}

const endActivationCodes = {
  name: 'end-codes-of-customer',
  text: 'UPDATE sign_in_codes SET expires_at = least(expires_at, $2) WHERE customer_id = $1 AND used_at IS NULL',
};

/** A customer who became an employee signs in with the identifiers of the employee's record. */
const lockSignIn = {
  name: 'lock-sign-in-of-customer',
  text: `SELECT u.id, u.phone, u.email FROM customers c JOIN users u ON u.id = c.user_id
          WHERE c.id = $1 AND u.role = 'customer' FOR NO KEY UPDATE OF u`,
};

const updateSignIn = {
  name: 'follow-record',
  text: 'UPDATE users SET phone = $2, email = $3, version = version + 1 WHERE id = $1',
};

/**
 * Copies a changed phone or e-mail of a customer's record to their sign-in, and ends the access of the old one. An e-mail that
 * the customer chose in the profile stays. Refuses one that another user signs in with. The caller has locked the record.
 */
export async function followRecord(
  client: PoolClient,
  { customerId, before, after }: RecordChange,
  at: Date,
): Promise<RevokedAccess> {
  const changed = changedIdentifiers(before, after);
  if (changed.length === 0) return {};
  await client.query({ ...endActivationCodes, values: [customerId, at] });
  const { rows } = await client.query<Identifiers & { id: string }>({ ...lockSignIn, values: [customerId] });
  const user = rows[0];
  if (user === undefined) return {};

  const ofUser = changed.filter(
    (name) => name === 'phone' || (before.email !== null && user.email === before.email),
  );
  const { phone, email } = { ...user, ...Object.fromEntries(ofUser.map((name) => [name, after[name]])) };
  await client.query({ ...updateSignIn, values: [user.id, phone, email] });
  return revokeAccess(client, user.id, { changed: ofUser, kept: noKeptAccess }, at);
}
