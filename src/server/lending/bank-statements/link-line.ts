import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { LineClass } from '#domain/lending/statements/class-of-line.ts';
import { referenceKeysIn, referenceOfLine } from '#domain/lending/statements/reference-of-line.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { arrivalOf } from '../cash/cash-places.ts';
import { storeArrival } from '../cash/confirm-deposit.ts';
import { takeBackArrival } from '../cash/take-back-arrival.ts';
import { lockSeenLine } from './line-sight.ts';
import { type LineMatch, readStatementLine, type StoredLine, storeMatch } from './statement-line.ts';

type Endpoints = typeof statementMatchingEndpoints;

/** The parts of a call that matches lines. */
export interface MatchCall extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
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

const selectDeposit = {
  name: 'find-deposit-of-statement-line',
  text: `SELECT amount, EXISTS ${arrivalOf('m.id')} AS "hasArrived"
           FROM cash_movements m
          WHERE id = $1 AND kind = 'deposit' AND account_id = $2 AND reference_key(slip_number) = ANY ($3::text[])`,
};

/** Matches a line to an entry or a deposit that is on the books, of the same amount. */
export async function linkLine(call: Call<Endpoints['linkStatementLine']>): Promise<void> {
  const { kind, recordId } = call.input.body;
  const foundAs = async (client: PoolClient) => {
    const seen = await lockSeenLine(client, call);
    if (!seen.mayLink(recordId)) throw new Refusal('statement_record_differs');
    return seen.foundAs;
  };
  await matchLine(call, { lineId: call.input.params.id, foundAs }, (client, line, at) =>
    kind === 'deposit' ? findDeposit(client, call, line, at) : linkEntry(client, line, recordId),
  );
}

/** The match of a line to an entry. Refuses one of another amount, and one that does not stand. */
export async function linkEntry(
  client: PoolClient,
  { paisa }: StoredLine,
  entryId: string,
): Promise<LineMatch> {
  const { rows } = await client.query<{ agreementId: string; amount: Rupees }>({
    ...lockEntry,
    values: [entryId],
  });
  if (rows[0] === undefined || rows[0].amount * 100 !== paisa) throw new Refusal('statement_record_differs');
  const { agreementId } = rows[0];
  const reversed = await client.query({ ...findReversal, values: [entryId, agreementId] });
  if (reversed.rowCount !== 0) throw new Refusal('statement_record_differs');
  return { id: uuidv7(), how: 'linked', agreementId, entryId };
}

/** A deposit with the slip number and the amount of the line. One in transit has arrived with it, unless its own maker says so. */
async function findDeposit(
  client: PoolClient,
  call: Call<Endpoints['linkStatementLine']>,
  { accountId, reference, text, paisa, day }: StoredLine,
  at: Date,
): Promise<LineMatch> {
  const { reach } = call;
  // An employee counts on no deposit: superadmins confirm that one arrived.
  if (reach.extent !== 'all') throw new Refusal('not_found');
  const id = call.input.body.recordId;
  const values = [id, accountId, referenceKeysIn(reference, text)];
  const { rows } = await client.query<{ amount: Rupees; hasArrived: boolean }>({ ...selectDeposit, values });
  if (rows[0] === undefined || rows[0].amount * 100 !== paisa) throw new Refusal('statement_record_differs');
  const matchId = uuidv7();
  if (!rows[0].hasArrived)
    await storeArrival(
      client,
      { ...call, reach },
      { id, arrivedOn: day, isPasswordReentered: false, matchId },
      at,
    );
  return { id: matchId, how: 'deposit', movementId: id };
}

/** Says that a line is no money of a customer. */
export async function setLineAside(call: Call<Endpoints['setStatementLineAside']>): Promise<void> {
  const { reason } = call.input.body;
  const foundAs = async (client: PoolClient) => {
    const seen = await lockSeenLine(client, call);
    if (!seen.sight.seesUnknown) throw new Refusal('not_allowed');
    return seen.foundAs;
  };
  await matchLine(call, { lineId: call.input.params.id, foundAs }, async () => ({
    id: uuidv7(),
    how: 'aside',
    reason,
  }));
}

interface LineToMatch {
  readonly lineId: string;
  /** Finds its class before it is matched, or refuses it, in the transaction of the match. */
  readonly foundAs: (client: PoolClient) => Promise<LineClass['is']>;
  readonly isByRule?: boolean;
}

/** Matches a line to what is found in the same transaction; posts nothing. */
export async function matchLine(
  call: MatchCall,
  { lineId, foundAs, isByRule = false }: LineToMatch,
  find: (client: PoolClient, line: StoredLine, at: Date) => Promise<LineMatch>,
): Promise<void> {
  const { context, actor } = call;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const line = await readStatementLine(client, lineId);
    const found = await foundAs(client);
    const match = await find(client, line, at);
    await storeMatch(client, line.id, match, { at, by: actor.userId, isByRule, foundAs: found });
    const { how, entryId, reason } = match;
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: actionOf(how === 'aside', isByRule),
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

/** The audit tells what a rule did apart from what a person did. */
function actionOf(isAside: boolean, isByRule: boolean): AuditAction {
  if (isAside) return isByRule ? 'set_statement_line_aside_by_rule' : 'set_statement_line_aside';
  return isByRule ? 'link_statement_line_by_rule' : 'link_statement_line';
}

interface LockedMatch extends Pick<LineMatch, 'id' | 'how'> {
  readonly movementId: string | null;
}

const lockMatch = {
  name: 'lock-statement-match',
  text: `SELECT id, how, movement_id AS "movementId" FROM statement_matches WHERE line_id = $1 AND undone_at IS NULL FOR NO KEY UPDATE`,
};

const endMatch = namedStatement(
  'end-statement-match',
  'UPDATE statement_matches SET undone_at = :at, undone_by = :by WHERE line_id = :lineId AND undone_at IS NULL',
);

/** Takes back a match that posted nothing, and with it the arrival of a deposit that it confirmed. */
export async function freeLine(call: Call<Endpoints['freeStatementLine']>): Promise<void> {
  const { context, actor, input } = call;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    await lockSeenLine(client, call);
    const { rows } = await client.query<LockedMatch>({ ...lockMatch, values: [input.params.id] });
    const [match] = rows;
    const line = await readStatementLine(client, input.params.id);
    if (!line.isMatched || match === undefined) throw new Refusal('statement_line_free');
    if (match.how === 'posted') throw new Refusal('statement_line_posted');
    if (match.movementId !== null)
      await takeBackArrival(client, call, { depositId: match.movementId, matchId: match.id }, at);
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
