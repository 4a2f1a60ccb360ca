import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { type MatchKind, matchKindOf } from '#domain/lending/screening/match-kind.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** A person and an entry that may be the same. */
interface Candidate {
  readonly is: 'customer' | 'guarantor';
  readonly personId: string;
  readonly cnic: string;
  readonly names: readonly string[];
  readonly fatherNames: readonly string[];
  readonly listId: string;
  readonly listName: string;
  readonly line: number;
  readonly entryName: string;
  readonly entryFatherName: string | null;
  readonly entryCnic: string | null;
  readonly entryReference: string | null;
}

/** A candidate that the rule calls a match. */
export interface FoundMatch extends Candidate {
  readonly kind: MatchKind;
  /** Of the person, the list and what was equal, in hexadecimal digits. */
  readonly key: string;
}

const sounds =
  'parentage_sounds(c.full_name, c.full_name_ur, c.relative, c.relative_name, c.relative_name_ur)';

const customer = `'customer' AS "is", c.id AS "personId", c.cnic, array_remove(ARRAY[c.full_name, c.full_name_ur], NULL) AS names,
         CASE WHEN c.relative = 'father' THEN array_remove(ARRAY[c.relative_name, c.relative_name_ur], NULL) ELSE '{}' END
           AS "fatherNames"`;
const guarantor = `'guarantor' AS "is", g.id AS "personId", g.cnic, array_remove(ARRAY[g.full_name, g.full_name_ur], NULL) AS names,
         '{}'::text[] AS "fatherNames"`;
const entry = `e.list_id AS "listId", l.name AS "listName", e.line, e.name AS "entryName", e.father_name AS "entryFatherName",
         e.cnic AS "entryCnic", e.reference AS "entryReference"`;
const list = 'JOIN screening_lists l ON l.id = e.list_id';

/** The people and entries with the same CNIC or the same sound, among the entries and the people that are asked about. */
function candidates(entries: string, customers: string, guarantors: string): string {
  return `
  SELECT ${customer}, ${entry} FROM screening_entries e ${list} JOIN customers c ON c.cnic = e.cnic WHERE ${entries} AND ${customers}
   UNION ALL
  SELECT ${guarantor}, ${entry} FROM screening_entries e ${list} JOIN guarantors g ON g.cnic = e.cnic WHERE ${entries} AND ${guarantors}
   UNION ALL
  SELECT ${customer}, ${entry}
    FROM screening_entries e ${list} JOIN customers c ON c.relative = 'father' AND ${sounds} @> ARRAY[e.sound]
   WHERE e.sound IS NOT NULL AND c.cnic IS DISTINCT FROM e.cnic AND ${entries} AND ${customers}`;
}

const ofEntries = namedStatement(
  'find-screening-candidates-of-entries',
  candidates('e.list_id = :listId AND e.line BETWEEN :firstLine AND :lastLine', 'true', 'true'),
);

// The sounds of a few people are looked up among the entries, not the other way around.
const ofPeople = namedStatement(
  'find-screening-candidates-of-people',
  `SELECT ${customer}, ${entry} FROM customers c JOIN screening_entries e ON e.cnic = c.cnic ${list} WHERE c.id = ANY (:customerIds::uuid[])
    UNION ALL
   SELECT ${guarantor}, ${entry} FROM guarantors g JOIN screening_entries e ON e.cnic = g.cnic ${list} WHERE g.id = ANY (:guarantorIds::uuid[])
    UNION ALL
   SELECT ${customer}, ${entry}
     FROM customers c CROSS JOIN LATERAL unnest(${sounds}) said JOIN screening_entries e ON e.sound = said ${list}
    WHERE c.id = ANY (:customerIds::uuid[]) AND e.cnic IS DISTINCT FROM c.cnic`,
);

/** The customers and guarantors to compare. */
export interface People {
  readonly customerIds: readonly string[];
  readonly guarantorIds: readonly string[];
}

/** The matches of some people with all entries in force. */
export async function findMatchesOfPeople(
  client: PoolClient,
  { customerIds, guarantorIds }: People,
): Promise<FoundMatch[]> {
  const { rows } = await client.query<Candidate>(ofPeople({ customerIds, guarantorIds }));
  return judged(rows);
}

/** A part of a list, by its rows in the file. */
export interface LinesOfList {
  readonly listId: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** The matches of all people with some entries. */
export async function findMatchesOfEntries(client: PoolClient, lines: LinesOfList): Promise<FoundMatch[]> {
  const { listId, firstLine, lastLine } = lines;
  const { rows } = await client.query<Candidate>(ofEntries({ listId, firstLine, lastLine }));
  return judged(rows);
}

/** The matches among candidates, each once: an entry that is on a list twice is one match. */
function judged(found: readonly Candidate[]): FoundMatch[] {
  const matches = new Map<string, FoundMatch>();
  for (const candidate of found) {
    const { entryName: name, entryFatherName: fatherName, entryCnic: cnic } = candidate;
    const kind = matchKindOf(candidate, { name, fatherName, cnic });
    if (kind === null) continue;
    const key = keyOf(candidate, kind);
    if (!matches.has(key)) matches.set(key, { ...candidate, kind, key });
  }
  return [...matches.values()];
}

/** A look is about names: another spelling of the person's, like one of the entry's, is something new to look at. */
function keyOf(candidate: Candidate, kind: MatchKind): string {
  const { is, personId, cnic, names, fatherNames, listName, entryName, entryFatherName, entryCnic } =
    candidate;
  const own = kind === 'stop' ? [cnic] : [names, fatherNames];
  const said = [is, personId, kind, own, foldForSearch(listName), entryName, entryFatherName, entryCnic];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
