import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from '#test/support/calls/api.ts';
import { fc } from '#test/support/runs/properties.ts';

/** A match of the customer of an agreement, and the decision about it, as parts of an arbitrary. */
export const screeningHappening = {
  what: fc.constant('screened'),
  where: fc.nat(1),
  kind: fc.constantFrom('stop', 'look'),
  state: fc.constantFrom('open', 'cleared', 'confirmed'),
};

interface Found {
  readonly where: number;
  readonly kind: string;
  readonly state: string;
  readonly foundAgo: number;
}

interface Stage {
  readonly testApi: TestApi;
  readonly agreements: readonly string[];
}

/** Writes a match by a list that has ended, and answers the name of its notice. */
export async function screen(
  { testApi: { context }, agreements }: Stage,
  { where, kind, state, foundAgo }: Found,
): Promise<[string, string]> {
  const [id, listId, runId] = [uuidv7(), uuidv7(), uuidv7()];
  const at = new Date(context.clock.now() - foundAgo);
  await context.pool.query(
    `WITH list AS (
       INSERT INTO screening_lists (id, name, file_name, format, file_hash, bytes, rows, repeated, entries_digest, added_at, added_by,
                                    ended_at, ended_by)
       SELECT $1, $1::uuid::text, 'l.csv', 'csv', sha256('l'), 1, 1, 0, '', $4, u.id, $4, u.id
         FROM users u WHERE u.role = 'superadmin' LIMIT 1
     ), run AS (
       INSERT INTO screening_runs (id, why, ran_at, list_hashes, checked, found, found_new) VALUES ($2, 'list', $4, '{00}', 1, 1, 1)
     )
     INSERT INTO screening_matches (id, match_key, kind, state, customer_id, list_id, line, entry_name, person_name, person_cnic, run_id,
                                    found_at)
     SELECT $3, sha256($3::uuid::text::bytea), $5, $6, a.customer_id, $1, 1, 'e', 'p', c.cnic, $2, $4
       FROM agreements a JOIN customers c ON c.id = a.customer_id WHERE a.id = $7`,
    [listId, runId, id, at, kind, state, agreements[where]],
  );
  return ['screening_stop', id];
}

/** The notices of matches, which all superadmins get: none of them knows the customers of the test. */
export async function stopsToldTo({ context: { pool } }: TestApi, { branchId }: { branchId: string | null }) {
  if (branchId !== null) return [];
  const { rows } = await pool.query<{ id: string; at: Date }>(
    `SELECT id, found_at AS at FROM screening_matches WHERE kind = 'stop' AND state = 'open'`,
  );
  return rows.map(({ id, at }) => ({ kind: 'screening_stop', subjectId: id, at }));
}
