import type { PoolClient } from 'pg';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import type { Schedule } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { agreementRowsSql } from '../ledger/row-digests.ts';
import type { BookedEntry, Books, RecordedPosting } from './book-differences.ts';
import type { PresentRow, RecordedRows } from './row-differences.ts';

/** The number of agreements in one batch: some ten thousand rows with their digests. */
const batchSize = 200;

/** The figures of an agreement, stored or replayed, under the names that a difference is reported by. */
export interface StoredFigures {
  readonly status: AgreementStatus;
  readonly paid: number;
  readonly outstanding: number;
  readonly overpaid: number;
  readonly writtenOff: number;
  readonly recovered: number;
  readonly oldestUnpaidDueOn: string | null;
  readonly entryCount: number;
}

/** The number of times that the dates of an agreement were moved, as it is stored and as its schedules say. */
interface Reschedules {
  readonly stored: number;
  readonly counted: number;
}

/** An agreement with all its rows, and its audit events. */
export interface StoredAgreement {
  readonly id: string;
  readonly number: string;
  /** The branch in its number; null if no branch has that code. */
  readonly homeId: string | null;
  readonly branchCode: string;
  readonly figures: StoredFigures;
  readonly reschedules: Reschedules;
  readonly terms: Books['terms'];
  readonly carried: Schedule['carried'];
  readonly rows: readonly {
    number: number;
    dueOn: CalendarDate;
    amount: Rupees;
    paid: Rupees;
    relieved: Rupees;
  }[];
  readonly entries: readonly BookedEntry[];
  readonly recorded: readonly RecordedRows[];
  readonly postings: readonly RecordedPosting[];
  readonly present: readonly PresentRow[];
}

/** The form in which it is read: lists without field names, which would be most of the bytes. */
interface ReadAgreement extends Omit<StoredAgreement, 'rows' | 'entries' | 'recorded' | 'postings'> {
  readonly rows: readonly [
    number: number,
    dueOn: CalendarDate,
    amount: Rupees,
    paid: Rupees,
    relieved: Rupees,
  ][];
  readonly entries: readonly [
    ...entry: readonly [
      id: string,
      kind: Entry['kind'],
      amount: Rupees,
      debit: Entry['debit'],
      credit: Entry['credit'],
      valuedOn: CalendarDate,
      countsOn: CalendarDate,
      rule: Entry['rule'],
      reverses: string | null,
      transferId: string | null,
      broughtIn: boolean,
      isLent: boolean,
    ],
    series: ReceiptSeries,
    serial: number | null,
    outstandingAfter: number,
    overpaidAfter: number,
  ][];
  readonly recorded: readonly [
    string,
    number,
    RecordedRows['digests'],
    string | null,
    RecordedPosting | null,
  ][];
}

function storedOf(read: ReadAgreement): StoredAgreement {
  return {
    ...read,
    rows: read.rows.map(([number, dueOn, amount, paid, relieved]) => ({
      number,
      dueOn,
      amount,
      paid,
      relieved,
    })),
    entries: read.entries.map(
      ([
        id,
        kind,
        amount,
        debit,
        credit,
        valuedOn,
        countsOn,
        rule,
        reverses,
        transferId,
        broughtIn,
        isLent,
        series,
        serial,
        outstandingAfter,
        overpaidAfter,
      ]) => ({
        ...{ id, kind, amount, debit, credit, valuedOn, countsOn, rule, reverses, transferId },
        ...{ broughtIn, isLent },
        receipt: serial === null ? null : { series, serial, outstandingAfter, overpaidAfter },
      }),
    ),
    recorded: read.recorded.map(([chainId, position, digests, movedTo]) => ({
      ...{ chainId, position, digests, movedTo },
    })),
    postings: read.recorded.flatMap(([, , , , posting]) => posting ?? []),
  };
}

const listRanges = `
  SELECT lag(id, 1, '00000000-0000-0000-0000-000000000000') OVER (ORDER BY id) AS after, id AS until
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS agreements FROM agreements) numbered
   WHERE place % ${batchSize} = 0 OR place = agreements`;

/** A range of agreement ids. */
export interface AgreementRange {
  readonly after: string;
  readonly until: string;
}

/** All agreements, in ranges that are read in one go. */
export async function agreementRanges(client: PoolClient): Promise<AgreementRange[]> {
  return (await client.query<AgreementRange>(listRanges)).rows;
}

/** The event with which an agreement leaves the chain of a branch. */
const moved = 'move_agreement' satisfies AuditAction;

/** Each reschedule names the schedule before it; the schedule that an undone one leaves names the one before that. */
const reschedulesOf = `(
                  WITH RECURSIVE chain AS (
                    SELECT s.previous_number FROM schedules s
                     WHERE s.agreement_id = a.id AND s.number = a.schedule_number
                     UNION ALL
                    SELECT p.previous_number FROM chain c
                      JOIN schedules p ON p.agreement_id = a.id AND p.number = c.previous_number
                  ) SELECT count(*) FROM chain WHERE previous_number IS NOT NULL)`;

const readRange = {
  name: 'verify-agreements',
  text: `SELECT a.id, a.number, coalesce(substring(a.number FROM '^[A-Z]{3}'), 'XXX') AS "branchCode",
                coalesce(s.carried, '[]') AS carried,
                json_build_object('status', a.status, 'paid', a.paid, 'outstanding', a.outstanding,
                  'overpaid', a.overpaid, 'writtenOff', a.written_off, 'recovered', a.recovered,
                  'oldestUnpaidDueOn', a.oldest_unpaid_due_on, 'entryCount', a.entry_count) AS figures,
                json_build_object('stored', a.reschedule_count, 'counted', ${reschedulesOf}) AS reschedules,
                json_build_object('contractKind', a.contract_kind, 'price', a.price, 'downPayment', a.down_payment, 'relief', a.relief, 'startOn', a.start_on, 'broughtInOn', a.brought_in_on,
                  'downPaymentMovedFrom', (SELECT moved_from FROM installments WHERE agreement_id = a.id
                                              AND schedule_number = a.schedule_number AND number = 0),
                  'itemsPrice', (SELECT sum(quantity * unit_price) FROM agreement_items
                                  WHERE agreement_id = a.id)) AS terms,
                (SELECT coalesce(json_agg(json_build_array(number, due_on, amount, paid, relieved) ORDER BY number), '[]')
                   FROM installments
                  WHERE agreement_id = a.id AND schedule_number = a.schedule_number) AS rows,
                (SELECT coalesce(json_agg(json_build_array(e.id, e.kind, e.amount, e.debit, e.credit, e.valued_on, e.counts_on,
                                                           e.rule, e.reverses, e.transfer_id, e.brought_in, e.receiver_name IS NOT NULL,
                                                           r.series, r.serial, r.outstanding_after, r.overpaid_after)
                                          ORDER BY e.position), '[]')
                   FROM entries e LEFT JOIN receipts r ON r.entry_id = e.id WHERE e.agreement_id = a.id) AS entries,
                (SELECT id FROM branches WHERE code = left(a.number, 3)) AS "homeId",
                (SELECT coalesce(json_agg(json_build_array(chain_id, position, row_digests,
                                            CASE action WHEN '${moved}' THEN after ->> 'branchId' END,
                                            CASE WHEN after ? 'pays' THEN after END)
                                          ORDER BY chain_id, position), '[]')
                   FROM audit_events
                  WHERE subject_id = a.id AND subject = 'agreement' AND row_digests IS NOT NULL) AS recorded,
                (SELECT json_agg(json_build_array(part, digest)) FROM ${agreementRowsSql} WHERE agreement_id = a.id) AS present
           FROM agreements a
           LEFT JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number
          WHERE a.id > $1 AND a.id <= $2 ORDER BY a.id`,
};

/** Reads the agreements of a range. */
export async function readAgreements(
  client: PoolClient,
  { after, until }: AgreementRange,
): Promise<StoredAgreement[]> {
  const { rows } = await client.query<ReadAgreement>({ ...readRange, values: [after, until] });
  return rows.map(storedOf);
}
