import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type AgreementStatus, deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type Figures, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import { type BookedEntry, type Books, bookDifferences } from './book-differences.ts';
import { type PresentRow, type RecordedRows, rowDifferences } from './row-differences.ts';

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

interface StoredAgreement {
  readonly id: string;
  readonly number: string;
  readonly branchCode: string;
  readonly figures: StoredFigures;
  readonly terms: Books['terms'];
  readonly carried: Schedule['carried'];
  readonly rows: readonly { number: number; dueOn: CalendarDate; amount: Rupees; paid: Rupees }[];
  readonly entries: readonly BookedEntry[];
  readonly answers: readonly PostedAnswer[];
  readonly recorded: readonly RecordedRows[];
  readonly present: readonly PresentRow[];
}

const nextBatch = {
  name: 'verify-agreements',
  text: `SELECT a.id, a.number, b.code AS "branchCode", coalesce(s.carried, '[]') AS carried,
                json_build_object('status', a.status, 'paid', a.paid, 'outstanding', a.outstanding,
                  'overpaid', a.overpaid, 'writtenOff', a.written_off, 'recovered', a.recovered,
                  'oldestUnpaidDueOn', a.oldest_unpaid_due_on, 'entryCount', a.entry_count) AS figures,
                json_build_object('price', a.price, 'downPayment', a.down_payment, 'relief', a.relief, 'startOn', a.start_on,
                  'itemsPrice', (SELECT sum(quantity * unit_price) FROM agreement_items
                                  WHERE agreement_id = a.id)) AS terms,
                (SELECT coalesce(json_agg(json_build_object('number', number, 'dueOn', due_on, 'amount', amount, 'paid', paid)
                                          ORDER BY number), '[]')
                   FROM installments
                  WHERE agreement_id = a.id AND schedule_number = a.schedule_number) AS rows,
                (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount,
                          'debit', e.debit, 'credit', e.credit, 'valuedOn', e.valued_on, 'rule', e.rule,
                          'reverses', e.reverses, 'transferId', e.transfer_id,
                          'receipt', CASE WHEN r.serial IS NOT NULL THEN json_build_object('serial', r.serial,
                            'outstandingAfter', r.outstanding_after, 'code', r.code) END) ORDER BY e.position), '[]')
                   FROM entries e LEFT JOIN receipts r ON r.entry_id = e.id WHERE e.agreement_id = a.id) AS entries,
                (SELECT coalesce(json_agg(answer), '[]')
                   FROM idempotency_keys WHERE agreement_id = a.id AND answer ? 'entryId') AS answers,
                (SELECT coalesce(json_agg(json_build_object('position', position, 'action', action, 'digests', row_digests)
                                          ORDER BY position), '[]')
                   FROM audit_events
                  WHERE subject_id = a.id AND subject = 'agreement' AND row_digests IS NOT NULL) AS recorded,
                (SELECT json_agg(json_build_array(part, digest)) FROM agreement_rows WHERE agreement_id = a.id) AS present
           FROM agreements a
           JOIN branches b ON b.id = a.branch_id
           LEFT JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number
          WHERE a.id > $1 ORDER BY a.id LIMIT ${batchSize}`,
};

/** What was found in a part of the agreements, and how many those were. */
interface Batch {
  readonly agreements: number;
  readonly differences: readonly string[];
}

/** Replays every agreement, a batch at a time, and names what is stored otherwise. The next batch is on its way meanwhile. */
export async function* agreementDifferences(client: PoolClient): AsyncGenerator<Batch> {
  const read = async (after: string) =>
    (await client.query<StoredAgreement>({ ...nextBatch, values: [after] })).rows;
  let coming: Promise<StoredAgreement[]> | null = read('00000000-0000-0000-0000-000000000000');
  while (coming !== null) {
    const batch: StoredAgreement[] = await coming;
    const last = batch.at(-1);
    coming = last !== undefined && batch.length === batchSize ? read(last.id) : null;
    yield { agreements: batch.length, differences: batch.flatMap(differencesOf) };
  }
}

function differencesOf(agreement: StoredAgreement): string[] {
  const { number, recorded, present, branchCode } = agreement;
  return [
    ...figureDifferences(agreement),
    ...bookDifferences(agreement),
    ...rowDifferences(recorded, present, branchCode),
  ].map((line) => `${number}: ${line}`);
}

function figureDifferences({ figures: stored, carried, rows, entries }: StoredAgreement): string[] {
  const replayed = replay({ rows, carried }, entries);
  const isNothingOwed = !isDelivered(entries);
  const expected = isNothingOwed
    ? beforeDelivery(stored.status, entries.length)
    : delivered(replayed, entries.length);
  const names = Object.keys(expected) as (keyof StoredFigures)[];
  return [
    ...names
      .filter((name) => stored[name] !== expected[name])
      .map((name) => `${name} is ${stored[name]}, replayed ${expected[name]}`),
    ...rows
      .map(({ number, paid }, index) => ({ number, paid, expected: replayed.paid[index] ?? 0 }))
      .filter((row) => row.paid !== row.expected)
      .map((row) => `installment ${row.number} has ${row.paid} paid, replayed ${row.expected}`),
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

/** Nothing is owed before the goods are handed over; the status is a matter of decisions then. */
function beforeDelivery(status: AgreementStatus, entryCount: number): StoredFigures {
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
