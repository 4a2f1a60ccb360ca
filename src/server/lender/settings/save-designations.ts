import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { OfficeRules } from '#contract/lender/settings.ts';
import { Refusal } from '#server/platform/refusal.ts';

// In one statement, because a name may move from one row to another, and names must be unique only afterwards.
const write = {
  name: 'write-designations',
  text: `INSERT INTO designations AS d (id, name, name_ur, position)
         SELECT l.id, l.name, l.name_ur, l.position
           FROM jsonb_to_recordset($1::jsonb) AS l (id uuid, name text, name_ur text, position integer)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_ur = excluded.name_ur, position = excluded.position`,
};

// A new statement sees employees who got one of them while this waited for the lock.
const lockRemoved = {
  name: 'lock-removed-designations',
  text: 'SELECT FROM designations WHERE id <> ALL ($1::uuid[]) FOR UPDATE',
};

const remove = {
  name: 'remove-designations',
  text: `DELETE FROM designations d
          WHERE d.id <> ALL ($1::uuid[]) AND NOT EXISTS (SELECT FROM employees e WHERE e.designation_id = d.id)`,
};

const findInUse = {
  name: 'find-designations-in-use',
  text: 'SELECT FROM designations WHERE id <> ALL ($1::uuid[])',
};

/** Saves the list of designations. Employees keep a renamed one. One that somebody has is not removed. */
export async function saveDesignations(client: PoolClient, list: OfficeRules['designations']): Promise<void> {
  const rows = list.map(({ id, name }, index) => ({
    id: id ?? uuidv7(),
    name: name.en,
    name_ur: name.ur,
    position: index + 1,
  }));
  const kept = [rows.map(({ id }) => id)];
  await client.query({ ...lockRemoved, values: kept });
  await client.query({ ...remove, values: kept });
  const { rowCount } = await client.query({ ...findInUse, values: kept });
  if (rowCount !== 0) throw new Refusal('designation_in_use');
  await client.query({ ...write, values: [JSON.stringify(rows)] });
}
