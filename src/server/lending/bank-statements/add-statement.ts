import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { bankStatementEndpoints } from '#contract/lending/bank-statements/bank-statements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { StatementLine } from '#domain/lending/statements/read-statement.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAccount } from '../cash-accounts/lock-account.ts';
import { newLinesOf, readAccountOfStatement } from './bank-statements.queries.ts';
import { type ReadFile, readFile } from './read-file.ts';

type Endpoints = typeof bankStatementEndpoints;

/** A file with the lines of it that are new. */
export interface Addition {
  readonly file: ReadFile;
  readonly added: readonly StatementLine[];
}

async function readSent({ context, input }: Pick<Call<Endpoints['readBankStatement']>, 'context' | 'input'>) {
  const { name, number, kept } = await readAccountOfStatement(context.pool, input.params.id);
  const today = businessDateOf(context.clock.now());
  return input.body(async ({ fileName, ...form }) => ({
    fileName,
    file: await readFile({ ...form, account: { name, number }, kept, today }),
  }));
}

/** Reads a file and tells what it would add. */
export async function foreseeStatement(call: Call<Endpoints['readBankStatement']>): Promise<Addition> {
  const { file } = await readSent(call);
  return { file, added: await newLinesOf(call.context.pool, call.input.params.id, file.lines) };
}

const insertFile = namedStatement(
  'insert-statement-file',
  `INSERT INTO statement_files (id, account_id, file_name, headings, columns, date_order, lines, added, created_at, created_by)
   VALUES (:id, :accountId, :fileName, :headings, :columns, :dateOrder, :lines, :added, :at, :by)`,
);

const insertLines = {
  name: 'insert-statement-lines',
  text: `INSERT INTO statement_lines (id, account_id, file_id, line, day, paisa, reference, nth, text, balance_paisa)
         SELECT l.id, $1, $2, l.line, l.day, l.paisa, l.reference, l.nth, l.text, l."balancePaisa"
           FROM jsonb_to_recordset($3::jsonb) AS l (id uuid, line integer, day date, paisa bigint, reference text, nth integer,
                                                    text text, "balancePaisa" bigint)`,
};

/**
 * Stores the lines of a file that the account does not have yet. The account is locked: of two people who send the same file at
 * once, the second adds nothing. A file without a new line leaves nothing behind.
 */
export async function addStatement(call: Call<Endpoints['addBankStatement']>): Promise<Addition> {
  const { context, input } = call;
  const accountId = input.params.id;
  const { fileName, file } = await readSent(call);
  if (file.isOrderUnclear) throw new Refusal('statement_order_unclear');
  if (file.lines.length === 0) throw new Refusal('statement_not_read');
  return inTransaction(context.pool, async (client) => {
    const { name: accountName } = await lockAccount(client, accountId);
    const added = await newLinesOf(client, accountId, file.lines);
    if (added.length > 0) await store(client, call, { accountId, accountName, fileName, file, added });
    return { file, added };
  });
}

interface Stored extends Addition {
  readonly accountId: string;
  readonly accountName: string;
  readonly fileName: string;
}

async function store(
  client: PoolClient,
  call: Call<Endpoints['addBankStatement']>,
  { accountId, accountName, fileName, file, added }: Stored,
): Promise<void> {
  const id = uuidv7();
  const at = new Date(call.context.clock.now());
  const { headings, columns, dateOrder } = file;
  await client.query(
    insertFile({
      ...{ id, accountId, fileName, headings, columns, dateOrder, at },
      ...{ lines: file.lines.length, added: added.length, by: call.actor.userId },
    }),
  );
  const lines = JSON.stringify(added.map((line) => ({ id: uuidv7(), ...line })));
  await client.query({ ...insertLines, values: [accountId, id, lines] });
  await recordAuditEvent(client, call, at, {
    branchId: null,
    action: 'add_bank_statement',
    subject: 'cash',
    subjectId: accountId,
    after: { accountName, fileName, rows: added.length },
  });
}
