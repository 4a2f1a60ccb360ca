import type { PoolClient } from 'pg';
import type { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { referenceKeysIn, referenceOfLine } from '#domain/lending/statements/reference-of-line.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { storeArrival } from '../cash/confirm-deposit.ts';
import { type LineMatch, readStatementLine, type StoredLine, storeMatch } from './statement-line.ts';

type Endpoints = typeof statementMatchingEndpoints;

/** The parts of a call on a line that match it. */
interface LineCall extends Origin {
  readonly context: AppContext;
  readonly input: { readonly params: { readonly id: string } };
}

// The agreement comes first, as in a posting: its entry cannot be reversed while it is matched.
const lockEntry = {
  name: 'lock-entry-of-statement-line',
  text: `SELECT a.id AS "agreementId", CASE WHEN e.kind IN ('refund', 'delivery') THEN -e.amount ELSE e.amount END AS amount
           FROM entries e JOIN agreements a ON a.id = e.agreement_id
          WHERE e.id = $1 AND e.kind IN ('down_payment', 'payment', 'recovery', 'refund', 'delivery')
            AND e.method NOT IN ('cash', 'transfer')
            FOR NO KEY UPDATE OF a`,
};

const findReversal = {
  name: 'find-reversal-of-statement-entry',
  text: 'SELECT FROM entries WHERE reverses = $1 AND agreement_id = $2',
};

const findDeposit = {
  name: 'find-deposit-of-statement-line',
  text: `SELECT amount, EXISTS (SELECT FROM cash_arrivals WHERE deposit_id = id) AS "hasArrived"
           FROM cash_movements
          WHERE id = $1 AND kind = 'deposit' AND account_id = $2 AND reference_key(slip_number) = ANY ($3::text[])`,
};

/** Matches a line to an entry or a deposit that is on the books, of the same amount. */
export async function linkLine(call: Call<Endpoints['linkStatementLine']>): Promise<void> {
  const { kind, recordId } = call.input.body;
  await matchLine(call, (client, line, at) =>
    kind === 'deposit' ? findArrival(client, call, line, at) : findEntry(client, line, recordId),
  );
}

async function findEntry(client: PoolClient, { paisa }: StoredLine, entryId: string): Promise<LineMatch> {
  const { rows } = await client.query<{ agreementId: string; amount: Rupees }>({
    ...lockEntry,
    values: [entryId],
  });
  if (rows[0] === undefined || rows[0].amount * 100 !== paisa) throw new Refusal('statement_record_differs');
  const { agreementId } = rows[0];
  const reversed = await client.query({ ...findReversal, values: [entryId, agreementId] });
  if (reversed.rowCount !== 0) throw new Refusal('statement_record_differs');
  return { how: 'linked', agreementId, entryId };
}

/** A deposit with the slip number and the amount of the line. One in transit has arrived with it, unless its own maker says so. */
async function findArrival(
  client: PoolClient,
  call: Call<Endpoints['linkStatementLine']>,
  { accountId, reference, text, paisa, day }: StoredLine,
  at: Date,
): Promise<LineMatch> {
  const id = call.input.body.recordId;
  const values = [id, accountId, referenceKeysIn(reference, text)];
  const { rows } = await client.query<{ amount: Rupees; hasArrived: boolean }>({ ...findDeposit, values });
  if (rows[0] === undefined || rows[0].amount * 100 !== paisa) throw new Refusal('statement_record_differs');
  if (!rows[0].hasArrived)
    await storeArrival(client, call, { id, arrivedOn: day, isPasswordReentered: false, matchId: null }, at);
  return { how: 'deposit', movementId: id };
}

/** Says that a line is no money of a customer. */
export async function setLineAside(call: Call<Endpoints['setStatementLineAside']>): Promise<void> {
  const { reason } = call.input.body;
  await matchLine(call, async () => ({ how: 'aside', reason }));
}

/** Matches a line to what is found in the same transaction; posts nothing. */
async function matchLine(
  call: LineCall,
  find: (client: PoolClient, line: StoredLine, at: Date) => Promise<LineMatch>,
): Promise<void> {
  const { context, actor, input } = call;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const line = await readStatementLine(client, input.params.id);
    const match = await find(client, line, at);
    await storeMatch(client, line.id, match, { at, by: actor.userId });
    const { how, entryId, reason } = match;
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: how === 'aside' ? 'set_statement_line_aside' : 'link_statement_line',
      subject: 'cash',
      subjectId: line.accountId,
      after: {
        ...{ valuedOn: line.day, reference: referenceOfLine(line) },
        ...(entryId && { entryId }),
        ...(reason && { reason }),
      },
    });
  });
}

const lockMatch = {
  name: 'lock-statement-match',
  text: 'SELECT how FROM statement_matches WHERE line_id = $1 AND undone_at IS NULL FOR NO KEY UPDATE',
};

const endMatch = namedStatement(
  'end-statement-match',
  'UPDATE statement_matches SET undone_at = :at, undone_by = :by WHERE line_id = :lineId AND undone_at IS NULL',
);

/** Takes back a match that posted nothing. The arrival of a deposit stays: somebody has seen it in the account. */
export async function freeLine(call: Call<Endpoints['freeStatementLine']>): Promise<void> {
  const { context, actor, input } = call;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<Pick<LineMatch, 'how'>>({ ...lockMatch, values: [input.params.id] });
    const line = await readStatementLine(client, input.params.id);
    if (!line.isMatched || rows[0] === undefined) throw new Refusal('statement_line_free');
    if (rows[0].how === 'posted') throw new Refusal('statement_line_posted');
    await client.query(endMatch({ lineId: line.id, at, by: actor.userId }));
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'free_statement_line',
      subject: 'cash',
      subjectId: line.accountId,
      before: { valuedOn: line.day, reference: referenceOfLine(line) },
    });
  });
}
