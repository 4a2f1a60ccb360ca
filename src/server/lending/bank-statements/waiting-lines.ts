import type { Pool } from 'pg';
import { waitingLinesMax } from '#contract/lending/bank-statements/statement-matching.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { classOfLine, type LineClass } from '#domain/lending/statements/class-of-line.ts';
import { marksOf } from '#domain/lending/statements/line-marks.ts';
import { referenceKeysIn } from '#domain/lending/statements/reference-of-line.ts';
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
  readonly day: CalendarDate;
  readonly paisa: number;
  readonly reference: string | null;
  readonly text: string;
}

const waits = `l.account_id = $1 AND NOT ${isMatched('m.line_id = l.id')}`;

const listWaiting = {
  name: 'list-waiting-statement-lines',
  text: `SELECT l.id, l.day, l.paisa, l.reference, l.text FROM statement_lines l WHERE ${waits}
          ORDER BY l.day, l.id LIMIT ${waitingLinesMax}`,
};

const sumWaiting = {
  name: 'sum-waiting-statement-lines',
  text: `SELECT count(*)::integer AS total, coalesce(sum(l.paisa) FILTER (WHERE l.paisa > 0), 0)::bigint AS "suspensePaisa",
                min(l.day) FILTER (WHERE l.paisa > 0) AS "suspenseSince"
           FROM statement_lines l WHERE ${waits}`,
};

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

/** The lines of an account that are matched to nothing, the oldest first, each with its class. */
export async function readWaitingLines(
  pool: Pool,
  accountId: string,
  today: CalendarDate,
): Promise<{ readonly lines: readonly ClassedLine[]; readonly sums: WaitingSums }> {
  const values = [accountId];
  const [found, sums] = await Promise.all([
    pool.query<LineRow>({ ...listWaiting, values }),
    pool.query<WaitingSums>({ ...sumWaiting, values }),
  ]);
  const marked = found.rows.map((row) => ({
    ...row,
    marks: marksOf(row.text),
    keys: referenceKeysIn(row.reference, row.text),
  }));
  const candidates = await findCandidates(pool, accountId, marked, today);
  const lines = marked.map((line): ClassedLine => {
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
  invariant(sums.rows[0] !== undefined, 'sums are one row');
  return { lines, sums: sums.rows[0] };
}
