import type { PoolClient } from 'pg';
import { findMatchesOfEntries, type LinesOfList } from './find-matches.ts';
import { findListsInForce } from './lists-in-force.ts';
import { beginRun, endRun, type Run, type RunCounts, recordFindings } from './record-run.ts';

const countPeople = {
  name: 'count-people-to-screen',
  text: 'SELECT (SELECT count(*) FROM customers) + (SELECT count(*) FROM guarantors) AS people',
};

/** Compares everyone with these entries, and records the run. Nobody saves a person meanwhile: `takeLists` was called. */
export async function screenEveryone(
  client: PoolClient,
  run: Run,
  why: 'list' | 'start',
  parts: readonly LinesOfList[],
): Promise<RunCounts> {
  const { rows } = await client.query<{ people: number }>(countPeople);
  let [found, foundNew] = [0, 0];
  for (const part of parts) {
    const matches = await findMatchesOfEntries(client, part);
    found += matches.length;
    foundNew += await recordFindings(client, run, matches);
  }
  const counts = { checked: Number(rows[0]?.people ?? 0), found, foundNew };
  await endRun(client, run, { why }, counts);
  return counts;
}

/** The entries that are compared in one statement. */
const linesAtOnce = 2_000;

const findLengths = {
  name: 'find-lengths-of-lists',
  text: 'SELECT list_id AS id, max(line) AS "lastLine" FROM screening_entries GROUP BY list_id',
};

/** All entries in force, in parts. */
async function findParts(client: PoolClient): Promise<LinesOfList[]> {
  const { rows } = await client.query<{ id: string; lastLine: number }>(findLengths);
  return rows.flatMap(({ id, lastLine }) =>
    Array.from({ length: Math.ceil(lastLine / linesAtOnce) }, (_, nth) => ({
      listId: id,
      firstLine: nth * linesAtOnce + 1,
      lastLine: (nth + 1) * linesAtOnce,
    })),
  );
}

/** Compares everyone with all lists when screening is turned on. The lists were taken before. */
export async function startScreening(client: PoolClient, by: string, at: Date): Promise<void> {
  const lists = await findListsInForce(client);
  if (lists.length === 0) return;
  await screenEveryone(client, beginRun(lists, by, at), 'start', await findParts(client));
}
