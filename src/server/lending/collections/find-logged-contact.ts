import type { PoolClient } from 'pg';
import { invariant } from '#domain/invariant.ts';

interface LoggedContact {
  readonly id: string;
  readonly contactedAt: string;
}

const findContact = {
  name: 'find-logged-contact',
  text: 'SELECT id, contacted_at AS "contactedAt" FROM contact_log WHERE id = $1',
};

/** The answer to logging a contact, the same each time. */
export async function findLoggedContact(client: PoolClient, id: string): Promise<LoggedContact> {
  const { rows } = await client.query<{ id: string; contactedAt: Date }>({ ...findContact, values: [id] });
  const [row] = rows;
  invariant(row !== undefined, 'a contact that was logged is there');
  return { id: row.id, contactedAt: row.contactedAt.toISOString() };
}
