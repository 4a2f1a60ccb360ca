import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { CashAccountKind } from '#domain/lending/cash/cash-account.ts';
import type { LineClass } from '#domain/lending/statements/class-of-line.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isMatched } from './is-matched.ts';

export interface StoredLine {
  readonly id: string;
  readonly accountId: string;
  readonly accountKind: CashAccountKind;
  readonly accountNumber: string;
  readonly day: CalendarDate;
  readonly paisa: number;
  readonly reference: string | null;
  readonly nth: number;
  readonly text: string;
  readonly isMatched: boolean;
}

const findLine = {
  name: 'find-statement-line',
  text: `SELECT l.id, l.account_id AS "accountId", a.kind AS "accountKind", a.number AS "accountNumber", l.day, l.paisa, l.reference,
                l.nth, l.text, ${isMatched('m.line_id = l.id')} AS "isMatched"
           FROM statement_lines l JOIN cash_accounts a ON a.id = l.account_id WHERE l.id = $1`,
};

/** A line, which never changes, with the state of its match now. Refuses an id that is of none. */
export async function readStatementLine(client: Pool | PoolClient, id: string): Promise<StoredLine> {
  const { rows } = await client.query<StoredLine>({ ...findLine, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

// The match of a line whose entry was reversed has ended with it.
const endReversed = namedStatement(
  'end-reversed-statement-match',
  `UPDATE statement_matches m SET undone_at = :at, undone_by = :by
    WHERE m.undone_at IS NULL AND m.line_id = :lineId
      AND EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id)`,
);

const insertMatch = namedStatement(
  'insert-statement-match',
  `INSERT INTO statement_matches (id, line_id, how, agreement_id, entry_id, movement_id, reason, by_rule, found_as, matched_at, matched_by)
   VALUES (:id, :lineId, :how, :agreementId, :entryId, :movementId, :reason, :isByRule, :foundAs, :at, :by)`,
);

/** The record that a line is, or the reason why it is none. */
export interface LineMatch {
  readonly id: string;
  readonly how: 'posted' | 'linked' | 'deposit' | 'aside';
  readonly agreementId?: string;
  readonly entryId?: string;
  readonly movementId?: string;
  readonly reason?: string;
}

/** The person who matched a line, and how. */
interface MatchedBy {
  readonly at: Date;
  readonly by: string;
  readonly isByRule: boolean;
  /** The class of the line when it was matched. */
  readonly foundAs: LineClass['is'];
}

/** Stores a match. Of two people who match one line, or two lines of one record, the database takes the first. */
export async function storeMatch(
  client: PoolClient,
  lineId: string,
  { id, how, ...of }: LineMatch,
  { at, by, isByRule, foundAs }: MatchedBy,
): Promise<void> {
  const { agreementId = null, entryId = null, movementId = null, reason = null } = of;
  await client.query(endReversed({ lineId, at, by }));
  await client.query(
    insertMatch({ id, lineId, how, agreementId, entryId, movementId, reason, isByRule, foundAs, at, by }),
  );
}
