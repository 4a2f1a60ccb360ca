import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { FoundMatch } from './find-matches.ts';
import type { ListInForce } from './lists-in-force.ts';

/** A comparison that has begun. */
export interface Run {
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly lists: readonly ListInForce[];
}

export type RunReason = 'save' | 'approval' | 'list' | 'start';

/** The reason of a run, with what it is about. */
export type RunSubject =
  | { readonly why: 'save'; readonly customerId: string }
  | { readonly why: 'save'; readonly guarantorId: string }
  | { readonly why: 'approval'; readonly agreementId: string }
  | { readonly why: 'list' | 'start' };

/** The numbers of a run. */
export interface RunCounts {
  readonly checked: number;
  readonly found: number;
  readonly foundNew: number;
}

/** A run of this moment. The caller has the lists. */
export function beginRun(lists: readonly ListInForce[], by: string | null, at: Date): Run {
  return { id: uuidv7(), at, by, lists };
}

const insertRun = namedStatement(
  'insert-screening-run',
  `INSERT INTO screening_runs (id, why, ran_at, ran_by, customer_id, guarantor_id, agreement_id, list_hashes, checked, found, found_new)
   VALUES (:id, :why, :at, :by, :customerId, :guarantorId, :agreementId, :hashes, :checked, :found, :foundNew)`,
);

/** Writes a run that has ended. Open pages of superadmins are told of it. */
export async function endRun(
  client: PoolClient,
  { id, at, by, lists }: Run,
  subject: RunSubject,
  counts: RunCounts,
): Promise<void> {
  const about = { customerId: null, guarantorId: null, agreementId: null, ...subject };
  const hashes = lists.map(({ hash }) => hash);
  await client.query(insertRun({ id, at, by, hashes, ...about, ...counts }));
  await announce(client, { kind: 'screening' });
}

const insertMatches = namedStatement(
  'insert-screening-matches',
  `INSERT INTO screening_matches (id, match_key, kind, customer_id, guarantor_id, list_id, line, entry_name, entry_father_name,
                                  entry_cnic, entry_reference, person_name, person_father_name, person_cnic, run_id, found_at)
   SELECT f.id, decode(f.key, 'hex'), f.kind, f."customerId", f."guarantorId", f."listId", f.line, f."entryName",
          f."entryFatherName", f."entryCnic", f."entryReference", f.name, f."fatherName", f.cnic, :runId, :at
     FROM jsonb_to_recordset(:found::jsonb) AS f (id uuid, key text, kind text, "customerId" uuid, "guarantorId" uuid, "listId" uuid,
       line integer, "entryName" text, "entryFatherName" text, "entryCnic" text, "entryReference" text, name text, "fatherName" text,
       cnic text)
       ON CONFLICT (match_key) DO NOTHING`,
);

const insertFindings = {
  name: 'insert-screening-findings',
  text: `INSERT INTO screening_findings (run_id, match_id)
         SELECT $1, m.id FROM screening_matches m
          WHERE m.match_key = ANY (SELECT decode(key, 'hex') FROM unnest($2::text[]) key)`,
};

/** Writes what a run found, and returns the number of matches that no earlier run had found. */
export async function recordFindings(
  client: PoolClient,
  { id, at }: Run,
  found: readonly FoundMatch[],
): Promise<number> {
  if (found.length === 0) return 0;
  const rows = found.map(({ is, personId, names, fatherNames, ...match }) => ({
    ...match,
    id: uuidv7(),
    customerId: is === 'customer' ? personId : null,
    guarantorId: is === 'guarantor' ? personId : null,
    name: names.join(' / '),
    fatherName: fatherNames.join(' / ') || null,
  }));
  const { rowCount } = await client.query(insertMatches({ runId: id, at, found: JSON.stringify(rows) }));
  await client.query({ ...insertFindings, values: [id, found.map(({ key }) => key)] });
  return rowCount ?? 0;
}
