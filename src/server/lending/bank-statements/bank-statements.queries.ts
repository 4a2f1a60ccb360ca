import type { Pool, PoolClient } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import { statementShownMax } from '#contract/lending/bank-statements/bank-statements.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { CashAccountKind } from '#domain/lending/cash/cash-account.ts';
import { referenceKeyOf } from '#domain/lending/ledger/reference-key.ts';
import type { DayEnds } from '#domain/lending/statements/balance-holes.ts';
import type { StatementLine } from '#domain/lending/statements/read-statement.ts';
import { readStatementAmount } from '#domain/lending/statements/statement-amount.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, isAfterId, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { KeptColumns } from './read-file.ts';
import type { LineMatch } from './statement-line.ts';

interface AccountToRead {
  readonly name: string;
  readonly kind: CashAccountKind;
  readonly number: string;
  /** The columns of its last file; null before the first. */
  readonly kept: KeptColumns | null;
}

const findAccount = {
  name: 'find-account-of-statement',
  text: `SELECT a.name, a.kind, a.number, f.kept
           FROM cash_accounts a
           LEFT JOIN LATERAL (
             SELECT json_build_object('headings', headings, 'columns', columns, 'dateOrder', date_order) AS kept
               FROM statement_files WHERE account_id = a.id ORDER BY id DESC LIMIT 1) f ON true
          WHERE a.id = $1`,
};

/** The account of a statement. Refuses an id that is of none. */
export async function readAccountOfStatement(pool: Pool, id: string): Promise<AccountToRead> {
  const { rows } = await pool.query<AccountToRead>({ ...findAccount, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** The identity of a line on its account. */
const identityOf = ({ day, paisa, reference, nth }: StatementLine) =>
  `${day} ${paisa} ${nth} ${referenceKeyOf(reference) ?? ''}`;

const findIdentities = {
  name: 'find-identities-of-statement',
  text: `SELECT to_char(day, 'YYYY-MM-DD') || ' ' || paisa || ' ' || nth || ' ' || coalesce(reference_key(reference), '') AS identity
           FROM statement_lines WHERE account_id = $1 AND day BETWEEN $2 AND $3`,
};

/** The lines that no earlier file of the account has brought. */
export async function newLinesOf(
  client: Pool | PoolClient,
  accountId: string,
  lines: readonly StatementLine[],
): Promise<readonly StatementLine[]> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return [];
  const values = [accountId, first.day, last.day];
  const { rows } = await client.query<{ identity: string }>({ ...findIdentities, values });
  const known = new Set(rows.map(({ identity }) => identity));
  return lines.filter((line) => !known.has(identityOf(line)));
}

export interface StatementExtent {
  readonly lines: number;
  readonly from: CalendarDate | null;
  readonly until: CalendarDate | null;
}

const findExtent = {
  name: 'find-extent-of-statement',
  text: `SELECT count(*)::integer AS lines, min(day) AS from, max(day) AS until FROM statement_lines WHERE account_id = $1`,
};

// A balance that a line begins with and another ends with joins the two.
const findDayEnds = {
  name: 'find-day-ends-of-statement',
  text: `WITH balances AS (
           SELECT l.day, b.paisa, sum(b.side) AS times
             FROM statement_lines l
            CROSS JOIN LATERAL (VALUES (l.balance_paisa, 1), (l.balance_paisa - l.paisa, -1)) AS b (paisa, side)
            WHERE l.account_id = $1 AND l.balance_paisa IS NOT NULL
            GROUP BY l.day, b.paisa HAVING sum(b.side) <> 0)
         SELECT day, coalesce(json_agg(paisa) FILTER (WHERE times < 0), '[]') AS begins,
                coalesce(json_agg(paisa) FILTER (WHERE times > 0), '[]') AS ends
           FROM balances CROSS JOIN LATERAL generate_series(1, abs(times)) GROUP BY day ORDER BY day`,
};

export interface StatementFileRow {
  readonly id: string;
  readonly fileName: string;
  readonly lines: number;
  readonly added: number;
  readonly createdAt: Date;
  readonly createdByName: Phrase;
}

const listFiles = {
  name: 'list-files-of-statement',
  text: `SELECT f.id, f.file_name AS "fileName", f.lines, f.added, f.created_at AS "createdAt", ${namesOf('u')} AS "createdByName"
           FROM statement_files f JOIN users u ON u.id = f.created_by
          WHERE f.account_id = $1 ORDER BY f.id DESC LIMIT ${statementShownMax}`,
};

/** The statement of an account: its extent, the balances that its days leave open, and its latest files. */
export async function readStatementOfAccount(pool: Pool, accountId: string) {
  const account = await readAccountOfStatement(pool, accountId);
  const values = [accountId];
  const [extent, days, files] = await Promise.all([
    pool.query<StatementExtent>({ ...findExtent, values }),
    pool.query<DayEnds>({ ...findDayEnds, values }),
    pool.query<StatementFileRow>({ ...listFiles, values }),
  ]);
  return { accountId, account, extent: extent.rows[0], days: days.rows, files: files.rows };
}

export interface StoredLineRow {
  readonly match: {
    readonly how: LineMatch['how'];
    readonly isByRule: boolean;
    readonly byName: Phrase;
    readonly reason: string | null;
  } | null;
  readonly id: string;
  readonly day: CalendarDate;
  readonly paisa: number;
  readonly reference: string | null;
  readonly text: string;
  readonly balancePaisa: number | null;
}

/** The match of a line `l` that holds, as JSON. */
const matchOfLine = `
  (SELECT json_build_object('how', m.how, 'isByRule', m.by_rule, 'byName', ${namesOf('u')}, 'reason', m.reason)
     FROM statement_matches m JOIN users u ON u.id = m.matched_by
    WHERE m.line_id = l.id AND m.undone_at IS NULL
      AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id))`;

/** Lines with a text in their words or their reference, in either case, and those of an amount, in or out. */
function withText(search: string): Sql {
  const amount = readStatementAmount(search);
  return sql`(strpos(lower(l.text), lower(${search})) > 0 OR strpos(lower(l.reference), lower(${search})) > 0
              OR abs(l.paisa) = ${amount.ok ? Math.abs(amount.paisa) : null}::bigint)`;
}

interface LinesAsked {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The lines of an account, those that came last first. */
export async function listStatementLines(
  pool: Pool,
  accountId: string,
  { search = '', cursor }: LinesAsked,
): Promise<{ rows: readonly StoredLineRow[]; page: Page }> {
  const matches: Matches = {
    from: raw('statement_lines l'),
    where: allOf([sql`l.account_id = ${accountId}`, search !== '' && withText(search)]),
  };
  const rows = await ask<StoredLineRow>(
    pool,
    sql`SELECT l.id, l.day, l.paisa, l.reference, l.text, l.balance_paisa AS "balancePaisa", ${raw(matchOfLine)} AS match
          FROM ${matches.from} WHERE ${matches.where} AND ${isAfterId(cursor, 'l.id')} ORDER BY l.id DESC LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, rows, ({ id }) => ({ id }));
}
