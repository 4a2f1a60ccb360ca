import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { screeningEndpoints } from '#contract/lending/screening/screening.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endEdition } from './end-list.ts';
import { requireScreening, takeLists } from './lists-in-force.ts';
import type { ReadList } from './reading/list-thread.ts';
import { readList } from './reading/read-list.ts';
import { beginRun } from './record-run.ts';
import { screenEveryone } from './screen-everyone.ts';

type Endpoint = typeof screeningEndpoints.addScreeningList;

const insertList = namedStatement(
  'insert-screening-list',
  `INSERT INTO screening_lists (id, name, file_name, format, file_hash, bytes, rows, repeated, entries_digest, added_at, added_by)
   VALUES (:id, :name, :fileName, :format, decode(:hash, 'hex'), :bytes, :rows, :repeated, screening_entries_digest(:id), :at, :by)`,
);

const insertEntries = {
  name: 'insert-screening-entries',
  text: `INSERT INTO screening_entries (list_id, line, name, father_name, cnic, reference, sound)
         SELECT $1, e."row", e.name, e."fatherName", e.cnic, e.reference, e.sound
           FROM jsonb_to_recordset($2::jsonb)
             AS e ("row" integer, name text, "fatherName" text, cnic text, reference text, sound text)`,
};

const findInForce = {
  name: 'find-edition-in-force',
  text: `SELECT id, encode(file_hash, 'hex') AS hash FROM screening_lists
          WHERE ended_at IS NULL AND folded_name(name) = folded_name($1)`,
};

interface NewList {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly hash: string;
  readonly bytes: number;
  readonly read: ReadList;
}

/**
 * Adds a list, or a new edition in the place of the one with the same name, and compares everyone with it. A save of a person
 * at the same moment waits for it, or is waited for, so that one of the two finds the person.
 */
export function addList(call: Call<Endpoint>): Promise<{ readonly listId: string; readonly runId: string }> {
  const { context, input } = call;
  return input.body(async ({ list, name, fileName }) => {
    await requireScreening(context.pool);
    const read = await readList(list);
    const hash = createHash('sha256').update(list).digest('hex');
    const added = { id: uuidv7(), name, fileName, hash, bytes: list.length, read };
    return inTransaction(context.pool, (client) => store(client, call, added));
  });
}

async function store(client: PoolClient, call: Call<Endpoint>, list: NewList) {
  const at = new Date(call.context.clock.now());
  const by = call.actor.userId;
  const { id, name, fileName, hash, bytes, read } = list;
  for (const { json } of read.parts) await client.query({ ...insertEntries, values: [id, json] });
  await takeLists(client);
  await endEarlier(client, list, by, at);
  const { format, rows, repeated } = read;
  await client.query(insertList({ id, name, fileName, format, hash, bytes, rows, repeated, at, by }));
  const run = beginRun([{ id, hash }], by, at);
  const parts = read.parts.map(({ firstLine, lastLine }) => ({ listId: id, firstLine, lastLine }));
  const { found, foundNew } = await screenEveryone(client, run, 'list', parts);
  await recordAuditEvent(client, call, at, {
    branchId: null,
    action: 'add_screening_list',
    subject: 'screening',
    subjectId: id,
    after: { listName: name, fileName, fileHash: hash, rows, found, foundNew },
  });
  return { listId: id, runId: run.id };
}

/** Ends the edition in force. Refuses the same file again: a double click adds one edition. */
async function endEarlier(client: PoolClient, { name, hash }: NewList, by: string, at: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; hash: string }>({ ...findInForce, values: [name] });
  const [earlier] = rows;
  if (earlier === undefined) return;
  if (earlier.hash === hash) throw new Refusal('screening_list_in_force');
  await endEdition(client, earlier.id, by, at);
}
