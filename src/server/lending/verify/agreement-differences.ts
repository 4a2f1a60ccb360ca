import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type AgreementStatus, deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type Figures, type ReplayedEntry, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';

/** How many agreements are read at once: some ten thousand rows of installments and entries. */
const batchSize = 500;

/** The figures of an agreement, stored or replayed, under the names that a difference is reported by. */
interface StoredFigures {
  readonly status: AgreementStatus;
  readonly paid: number;
  readonly outstanding: number;
  readonly overpaid: number;
  readonly writtenOff: number;
  readonly recovered: number;
  readonly oldestUnpaidDueOn: string | null;
  readonly entryCount: number;
}

interface StoredRow {
  id: string;
  number: string;
  figures: StoredFigures;
  carried: Schedule['carried'];
  rows: [number: number, dueOn: CalendarDate, amount: Rupees, paid: Rupees][];
  entries: [
    id: string,
    kind: ReplayedEntry['kind'],
    amount: Rupees,
    valuedOn: CalendarDate,
    rule: ReplayedEntry['rule'],
    reverses: string | null,
  ][];
}

const nextBatch = {
  name: 'verify-agreements',
  text: `SELECT a.id, a.number, s.carried,
                json_build_object('status', a.status, 'paid', a.paid, 'outstanding', a.outstanding,
                  'overpaid', a.overpaid, 'writtenOff', a.written_off, 'recovered', a.recovered,
                  'oldestUnpaidDueOn', a.oldest_unpaid_due_on, 'entryCount', a.entry_count) AS figures,
                (SELECT json_agg(json_build_array(number, due_on, amount, paid) ORDER BY number)
                   FROM installments
                  WHERE agreement_id = a.id AND schedule_number = a.schedule_number) AS rows,
                (SELECT coalesce(json_agg(json_build_array(id, kind, amount, valued_on, rule, reverses)
                                          ORDER BY position), '[]')
                   FROM entries WHERE agreement_id = a.id) AS entries
           FROM agreements a
           JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number
          WHERE a.id > $1 ORDER BY a.id LIMIT ${batchSize}`,
};

/** Replays every agreement, a batch at a time, and names what is stored otherwise. The next batch is on its way meanwhile. */
export async function agreementDifferences(client: PoolClient): Promise<string[]> {
  const read = async (after: string) =>
    (await client.query<StoredRow>({ ...nextBatch, values: [after] })).rows;
  const found: string[] = [];
  let coming: Promise<StoredRow[]> | null = read('00000000-0000-0000-0000-000000000000');
  while (coming !== null) {
    const rows: StoredRow[] = await coming;
    const last = rows.at(-1);
    coming = last !== undefined && rows.length === batchSize ? read(last.id) : null;
    found.push(...rows.flatMap(differencesOf));
  }
  return found;
}

function differencesOf({ number, figures: stored, carried, rows, entries }: StoredRow): string[] {
  const schedule = {
    rows: rows.map(([row, dueOn, amount]) => ({ number: row, dueOn, amount })),
    carried,
  };
  const replayed = replay(
    schedule,
    entries.map(([id, kind, amount, valuedOn, rule, reverses]) => ({
      id,
      kind,
      amount,
      valuedOn,
      rule,
      reverses,
    })),
  );
  const isOwed = isDelivered(entries.map(([id, kind, , , , reverses]) => ({ id, kind, reverses })));
  const expected = isOwed ? delivered(replayed, entries.length) : notDelivered(stored.status, entries.length);
  const names = Object.keys(expected) as (keyof StoredFigures)[];
  return [
    ...names
      .filter((name) => stored[name] !== expected[name])
      .map((name) => `${number}: ${name} is ${stored[name]}, replayed ${expected[name]}`),
    ...rows
      .map(([row, , , paid], index) => ({ row, paid, expected: replayed.paid[index] ?? 0 }))
      .filter((row) => row.paid !== row.expected)
      .map((row) => `${number}: installment ${row.row} has ${row.paid} paid, replayed ${row.expected}`),
  ];
}

function delivered(figures: Figures, entryCount: number): StoredFigures {
  return {
    status: deliveredStatusOf(figures),
    paid: figures.paid.reduce((sum, amount) => sum + amount, 0),
    outstanding: figures.outstanding,
    overpaid: figures.overpaid,
    writtenOff: figures.writtenOff,
    recovered: figures.recovered,
    oldestUnpaidDueOn: figures.oldestUnpaidDueOn,
    entryCount,
  };
}

/** Nothing is owed before the goods are handed over, nor once that is reversed; the status is a matter of decisions then. */
function notDelivered(status: AgreementStatus, entryCount: number): StoredFigures {
  return {
    status,
    paid: 0,
    outstanding: 0,
    overpaid: 0,
    writtenOff: 0,
    recovered: 0,
    oldestUnpaidDueOn: null,
    entryCount,
  };
}
