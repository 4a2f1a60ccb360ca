import type { Pool, PoolClient } from 'pg';
import { waitingLinesMax } from '#contract/lending/bank-statements/statement-matching.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import {
  type AgreementCandidate,
  classOfLine,
  type LineClass,
} from '#domain/lending/statements/class-of-line.ts';
import { marksOf } from '#domain/lending/statements/line-marks.ts';
import { referenceKeysIn } from '#domain/lending/statements/reference-of-line.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isMatched } from './is-matched.ts';
import {
  type AgreementRow,
  findCandidates,
  type MarkedLine,
  type NotPayableRow,
  type RecordRow,
} from './line-candidates.ts';

interface LineRow {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly day: CalendarDate;
  readonly paisa: number;
  readonly reference: string | null;
  readonly text: string;
}

const waits = `(:accountId::uuid IS NULL OR l.account_id = :accountId) AND NOT ${isMatched('m.line_id = l.id')}`;

const lineColumns =
  'l.id, l.account_id AS "accountId", c.name AS "accountName", l.day, l.paisa, l.reference, l.text';

const listWaiting = namedStatement(
  'list-waiting-statement-lines',
  `SELECT ${lineColumns} FROM statement_lines l JOIN cash_accounts c ON c.id = l.account_id
    WHERE ${waits} AND (:afterId::uuid IS NULL OR (l.day, l.id) > (:afterDay::date, :afterId))
    ORDER BY l.day, l.id LIMIT ${waitingLinesMax}`,
);

const listFresh = namedStatement(
  'list-fresh-statement-lines',
  `SELECT ${lineColumns} FROM statement_lines l JOIN cash_accounts c ON c.id = l.account_id
    WHERE l.account_id = :accountId AND (:before::uuid IS NULL OR l.id < :before)
      AND NOT EXISTS (SELECT FROM statement_matches m WHERE m.line_id = l.id)
    ORDER BY l.id DESC LIMIT ${waitingLinesMax}`,
);

const findWaiting = namedStatement(
  'find-waiting-statement-line',
  `SELECT ${lineColumns} FROM statement_lines l JOIN cash_accounts c ON c.id = l.account_id WHERE l.id = :id`,
);

const sumWaiting = namedStatement(
  'sum-waiting-statement-lines',
  `SELECT count(*)::integer AS total, coalesce(sum(l.paisa) FILTER (WHERE l.paisa > 0), 0)::bigint AS "suspensePaisa",
          min(l.day) FILTER (WHERE l.paisa > 0) AS "suspenseSince"
     FROM statement_lines l WHERE ${waits}`,
);

interface WaitingSums {
  readonly total: number;
  readonly suspensePaisa: number;
  readonly suspenseSince: CalendarDate | null;
}

/** A line that waits, with its class and the rows behind it. */
export interface ClassedLine {
  readonly line: LineRow & Pick<MarkedLine, 'marks'>;
  readonly classed: LineClass;
  readonly notPayable: readonly NotPayableRow[];
  readonly recordOf: (id: string) => RecordRow | undefined;
  readonly agreementOf: (id: string) => AgreementRow | undefined;
  readonly recordedOf: (agreementId: string) => RecordRow | null;
}

/** The lines of an account, or of all, that are matched to nothing, the oldest first, each with its class. */
export async function readWaitingLines(
  pool: Pool,
  of: { readonly accountId: string | null; readonly after?: LineRow },
  today: CalendarDate,
): Promise<readonly ClassedLine[]> {
  const { accountId, after } = of;
  const { rows } = await pool.query<LineRow>(
    listWaiting({ accountId, afterId: after?.id ?? null, afterDay: after?.day ?? null }),
  );
  return classLines(pool, rows, today);
}

/** The lines of an account that nobody has ever matched, the newest first, each with its class. */
export async function readFreshLines(
  pool: Pool,
  of: { readonly accountId: string; readonly before: string | null },
  today: CalendarDate,
): Promise<readonly ClassedLine[]> {
  const { rows } = await pool.query<LineRow>(listFresh(of));
  return classLines(pool, rows, today);
}

/** The number and the money of all lines of an account, or of all, that are matched to nothing. */
export async function sumWaitingLines(pool: Pool, accountId: string | null): Promise<WaitingSums> {
  const { rows } = await pool.query<WaitingSums>(sumWaiting({ accountId }));
  invariant(rows[0] !== undefined, 'sums are one row');
  return rows[0];
}

/** One line with its class, matched or not. Refuses an id that is of none. */
export async function classOneLine(
  db: Pool | PoolClient,
  id: string,
  today: CalendarDate,
): Promise<ClassedLine> {
  const { rows } = await db.query<LineRow>(findWaiting({ id }));
  const [classed] = await classLines(db, rows, today);
  if (classed === undefined) throw new Refusal('not_found');
  return classed;
}

async function classLines(
  db: Pool | PoolClient,
  rows: readonly LineRow[],
  today: CalendarDate,
): Promise<readonly ClassedLine[]> {
  const marked = rows.map((row) => ({
    ...row,
    marks: marksOf(row.text),
    keys: referenceKeysIn(row.reference, row.text),
  }));
  const candidates = await findCandidates(db, marked, today);
  return marked.map((line): ClassedLine => {
    const records = candidates.recordsOf(line);
    const agreements = candidates.agreementsOf(line);
    return {
      line,
      classed: classOfLine(
        { paisa: line.paisa, words: line.marks.words },
        { records, agreements: agreements.map(({ row, reasons }) => ({ agreementId: row.id, reasons })) },
      ),
      notPayable: candidates.notPayableOf(line),
      recordOf: (id) => records.find((record) => record.id === id),
      agreementOf: (id) => agreements.find(({ row }) => row.id === id)?.row,
      recordedOf: (agreementId) => candidates.recordedOf(line, agreementId),
    };
  });
}

/** The agreements that a line is proposed for. */
export function proposedIn(classed: ClassedLine['classed']): readonly AgreementCandidate[] {
  if (classed.is === 'likely') return classed.agreements;
  return classed.is === 'certain' && 'agreement' in classed ? [classed.agreement] : [];
}
