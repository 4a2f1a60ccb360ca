import type { Pool, PoolClient } from 'pg';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { matchDaysMax } from '#domain/lending/customer-requests/transfer-report.ts';
import type { MatchReason } from '#domain/lending/statements/class-of-line.ts';
import { hasName, type LineMarks } from '#domain/lending/statements/line-marks.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { soundKey } from '#domain/person/sound-key.ts';
import type { Written } from '#domain/written.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { isMatched } from './is-matched.ts';

/** A line with the marks by which its payer can be known. */
export interface MarkedLine {
  readonly id: string;
  readonly accountId: string;
  readonly day: CalendarDate;
  readonly paisa: number;
  readonly marks: LineMarks;
  /** The keys of its reference and of the numbers in its text. */
  readonly keys: readonly string[];
}

export interface RecordRow {
  readonly key: string;
  readonly kind: 'entry' | 'deposit';
  readonly id: string;
  readonly amount: Rupees;
  readonly valuedOn: CalendarDate;
  readonly agreementId: string | null;
  /** The branch of the agreement. */
  readonly branchId: string | null;
  /** True of a payment by a cheque, which is cleared by its line. */
  readonly isCheque: boolean;
  /** The account of a deposit. */
  readonly accountId: string | null;
  readonly agreementNumber: string | null;
  readonly customerName: Written | null;
  readonly branchCode: string | null;
  readonly series: ReceiptSeries | null;
  readonly serial: number | null;
}

const ofEntry = `
  'entry' AS kind, e.id, e.method = 'cheque' AS "isCheque", CASE WHEN e.kind IN ('refund', 'delivery') THEN -e.amount ELSE e.amount END AS amount,
  e.valued_on AS "valuedOn", a.id AS "agreementId", a.branch_id AS "branchId", NULL::uuid AS "accountId",
  a.number AS "agreementNumber", ${writtenOf('c.full_name')} AS "customerName",
  b.code AS "branchCode", t.series, t.serial`;

const namedEntries = `
  JOIN agreements a ON a.id = e.agreement_id
  JOIN customers c ON c.id = a.customer_id
  LEFT JOIN receipts t ON t.entry_id = e.id AND t.agreement_id = e.agreement_id
  LEFT JOIN branches b ON b.id = t.branch_id`;

const stands = `e.kind IN ('down_payment', 'payment', 'recovery', 'refund', 'delivery') AND NOT e.brought_in
  AND e.method NOT IN ('cash', 'transfer') AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id)
  AND NOT ${isMatched('m.entry_id = e.id')}`;

const findRecords = namedStatement(
  'find-records-of-statement-lines',
  `SELECT reference_key(e.reference) AS key, ${ofEntry}
     FROM entries e ${namedEntries}
    WHERE slip_key(e.method, e.reference) = ANY (:keys::text[] || :chequeKeys::text[]) AND ${stands}
    UNION ALL
   SELECT reference_key(d.slip_number), 'deposit', d.id, false, d.amount, d.deposited_on, NULL, NULL, d.account_id, NULL, NULL, b.code, NULL, d.serial
     FROM cash_movements d JOIN branches b ON b.id = d.branch_id
    WHERE d.kind = 'deposit' AND d.account_id = ANY (:accountIds::uuid[]) AND reference_key(d.slip_number) = ANY (:keys::text[])
      AND NOT EXISTS (SELECT FROM cash_movements n WHERE n.refuses = d.id)
      AND NOT ${isMatched('m.movement_id = d.id')}`,
);

const findRecorded = namedStatement(
  'find-payments-without-statement-line',
  `SELECT '' AS key, ${ofEntry}
     FROM entries e ${namedEntries}
    WHERE e.agreement_id = ANY (:agreementIds::uuid[]) AND e.valued_on BETWEEN :from AND :until AND e.kind <> 'delivery' AND ${stands}
    ORDER BY e.valued_on, e.id`,
);

export interface AgreementRow {
  readonly id: string;
  readonly branchId: string;
  readonly number: string;
  readonly version: number;
  readonly status: AgreementStatus;
  readonly customerId: string;
  readonly customerName: Written;
  readonly city: Phrase;
  readonly outstanding: Rupees;
  readonly dueNow: Rupees;
  /** The amounts that the customer may be paying: what is due, the next installment and its rest, a promise, or all that is left. */
  readonly expected: readonly number[];
}

const findAgreements = namedStatement(
  'find-agreements-of-statement-lines',
  `SELECT a.id, a.branch_id AS "branchId", a.number, a.version, a.status, c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName",
          ${phraseOf('b.city')} AS city, a.outstanding, coalesce(i.due, 0)::bigint AS "dueNow",
          to_json(array_remove(ARRAY[i.due, i.rest, i.amount, a.outstanding, p.amount, a.written_off - a.recovered], 0)) AS expected
     FROM agreements a
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = a.branch_id
     LEFT JOIN LATERAL (
       SELECT sum(amount - paid) FILTER (WHERE due_on <= :today) AS due, (array_agg(amount - paid ORDER BY number))[1] AS rest,
              (array_agg(amount ORDER BY number))[1] AS amount
         FROM installments
        WHERE agreement_id = a.id AND schedule_number = a.schedule_number AND paid < amount AND a.status = 'active') i ON true
     LEFT JOIN LATERAL (
       SELECT amount FROM payment_promises WHERE agreement_id = a.id ORDER BY recorded_at DESC LIMIT 1) p ON true
    WHERE a.id = ANY (:ids::uuid[])`,
);

interface FoundRow {
  readonly reason: Exclude<MatchReason, 'amount_due'>;
  /** The mark by which it was found: a serial, a key, a phone; of a name, the id of the line. */
  readonly mark: string;
  readonly agreementId: string;
  readonly amount: Rupees | null;
  /** Of a name: as it is searched by. */
  readonly names: readonly string[];
}

/** The most customers whose names share two words with a line. */
const namedMax = 40;

const payable = "a.status IN ('active', 'completed', 'written_off')";

const findMarked = namedStatement(
  'find-agreements-by-statement-marks',
  `SELECT 'payment_number' AS reason, a.payment_serial::text AS mark, a.id AS "agreementId", NULL::bigint AS amount, ARRAY[]::text[] AS names
     FROM agreements a WHERE a.payment_serial = ANY (:serials::integer[]) AND ${payable}
    UNION ALL
   SELECT 'report', slip_key(r.method, r.reference), r.agreement_id, r.amount, ARRAY[]::text[]
     FROM transfer_reports r JOIN agreements a ON a.id = r.agreement_id
    WHERE slip_key(r.method, r.reference) = ANY (:keys::text[]) AND r.state = 'checking' AND ${payable}
    UNION ALL
   SELECT 'phone', p.phone, a.id, NULL, ARRAY[]::text[]
     FROM unnest(:phones::text[]) AS p (phone)
     JOIN customers c ON c.phone = p.phone OR c.second_phone = p.phone
     JOIN agreements a ON a.customer_id = c.id
    WHERE ${payable}
    UNION ALL
   SELECT 'guarantor_phone', g.phone, a.id, NULL, ARRAY[]::text[]
     FROM guarantors g
     JOIN agreement_guarantors ag ON ag.guarantor_id = g.id
     JOIN agreements a ON a.id = ag.agreement_id
    WHERE g.phone = ANY (:phones::text[]) AND a.status = 'active'
    UNION ALL
   SELECT 'name', n.id, a.id, NULL, n.names
     FROM (SELECT asked.id, c.id AS "customerId", array_remove(ARRAY[folded_name(c.full_name), folded_name(c.full_name_ur)], NULL) AS names
             FROM unnest(:named::text[], :sounds::text[]) AS asked (id, sounds)
            CROSS JOIN LATERAL (SELECT * FROM customers WHERE name_search @@ asked.sounds::tsquery LIMIT ${namedMax}) c) n
     JOIN agreements a ON a.customer_id = n."customerId"
    WHERE a.status IN ('active', 'written_off')`,
);

/** An agreement that was not delivered, or was cancelled. */
export interface NotPayableRow {
  readonly serial: number;
  readonly branchId: string;
  readonly agreementNumber: string;
  readonly status: AgreementStatus;
}

const findNotPayable = {
  name: 'find-not-payable-agreements-of-statement-lines',
  text: `SELECT a.payment_serial AS serial, a.branch_id AS "branchId", a.number AS "agreementNumber", a.status
           FROM agreements a WHERE a.payment_serial = ANY ($1::integer[]) AND NOT ${payable}`,
};

/** The query for names with two neighbouring words of a line, by their sound; null if it has none. */
function soundsOf({ words }: LineMarks): string | null {
  const sounds = words.map((word) =>
    soundKey(word)
      .split(' ')
      .filter(Boolean)
      .map((sound) => `'~${sound}'`)
      .join(' & '),
  );
  const pairs = sounds.slice(1).flatMap((sound, place) => {
    const before = sounds[place] ?? '';
    return sound === '' || before === '' ? [] : [`(${before} & ${sound})`];
  });
  return pairs.length === 0 ? null : pairs.join(' | ');
}

/** All records and agreements that lines of an account may be. */
export interface FoundCandidates {
  readonly recordsOf: (line: MarkedLine) => readonly RecordRow[];
  readonly agreementsOf: (
    line: MarkedLine,
  ) => readonly { readonly row: AgreementRow; readonly reasons: ReadonlySet<MatchReason> }[];
  /** A payment of the line's amount and of these days that is on the books without a line. */
  readonly recordedOf: (line: MarkedLine, agreementId: string) => RecordRow | null;
  /** The agreements that its payment numbers name and that take no payment. */
  readonly notPayableOf: (line: MarkedLine) => readonly NotPayableRow[];
}

/** Finds the candidates of many lines at once. */
export async function findCandidates(
  db: Pool | PoolClient,
  lines: readonly MarkedLine[],
  today: CalendarDate,
): Promise<FoundCandidates> {
  const keys = [...new Set(lines.flatMap((line) => line.keys))];
  const named = lines.flatMap(({ id, marks }) => {
    const sounds = soundsOf(marks);
    return sounds === null ? [] : [{ id, sounds }];
  });
  const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
  const serials = lines.flatMap(({ marks }) => marks.serials);
  // One after the other, because a connection in a transaction has one statement at a time.
  const records = await db.query<RecordRow>(
    findRecords({ keys, chequeKeys: keys.map((key) => `cheque ${key}`), accountIds }),
  );
  const marked = await db.query<FoundRow>(
    findMarked({
      keys,
      serials,
      phones: lines.flatMap(({ marks }) => marks.phones),
      named: named.map(({ id }) => id),
      sounds: named.map(({ sounds }) => sounds),
    }),
  );
  const notPayable = await db.query<NotPayableRow>({ ...findNotPayable, values: [serials] });
  const ids = [...new Set(marked.rows.map(({ agreementId }) => agreementId))];
  const days = lines.map(({ day }) => day).toSorted();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const agreements = await db.query<AgreementRow>(findAgreements({ ids, today }));
  const recorded = await db.query<RecordRow>(
    findRecorded({
      agreementIds: ids,
      from: addDays(first, -matchDaysMax),
      until: addDays(last, matchDaysMax),
    }),
  );
  const rowOf = new Map(agreements.rows.map((row) => [row.id, row]));
  const byMark = Map.groupBy(marked.rows, ({ reason, mark }) => `${reason} ${mark}`);
  const byKey = Map.groupBy(records.rows, ({ key }) => key);
  const byAgreement = Map.groupBy(recorded.rows, ({ agreementId }) => agreementId);
  return {
    recordsOf: ({ keys: own, accountId, day }) =>
      own
        .flatMap((key) => byKey.get(key) ?? [])
        .filter((record) => record.kind === 'entry' || record.accountId === accountId)
        .filter((record) => !record.isCheque || mayClear(record, day)),
    agreementsOf: (line) =>
      reasonsOf(line, byMark).flatMap(([id, reasons]) => {
        const row = rowOf.get(id);
        if (row === undefined) return [];
        if (row.expected.includes(line.paisa / 100)) reasons.add('amount_due');
        return [{ row, reasons }];
      }),
    recordedOf: ({ day, paisa }, agreementId) =>
      byAgreement
        .get(agreementId)
        ?.find(
          ({ amount, valuedOn }) =>
            amount * 100 === paisa &&
            valuedOn >= addDays(day, -matchDaysMax) &&
            valuedOn <= addDays(day, matchDaysMax),
        ) ?? null,
    notPayableOf: ({ marks }) => notPayable.rows.filter(({ serial }) => marks.serials.includes(serial)),
  };
}

/** Banks in Pakistan pay a cheque for six months. */
const chequeDaysMax = 183;

/** The number of a cheque is short, and of one bank. So it is compared only with lines of the days on which it can be paid. */
function mayClear({ valuedOn }: RecordRow, day: CalendarDate): boolean {
  return day >= valuedOn && day <= addDays(valuedOn, chequeDaysMax);
}

/** The agreements that share marks with a line, each with them. */
function reasonsOf(
  { id, paisa, marks, keys }: MarkedLine,
  byMark: ReadonlyMap<string, readonly FoundRow[]>,
): [string, Set<MatchReason>][] {
  const found = [
    ...marks.serials.map((serial) => `payment_number ${serial}`),
    ...keys.map((key) => `report ${key}`),
    ...marks.phones.flatMap((phone) => [`phone ${phone}`, `guarantor_phone ${phone}`]),
    `name ${id}`,
  ].flatMap((mark) => byMark.get(mark) ?? []);
  const reasons = new Map<string, Set<MatchReason>>();
  for (const { reason, agreementId, amount, names } of found) {
    if (reason === 'report' && (amount ?? 0) * 100 !== paisa) continue;
    if (reason === 'name' && !names.some((name) => hasName(marks.words, name))) continue;
    reasons.set(agreementId, (reasons.get(agreementId) ?? new Set()).add(reason));
  }
  return [...reasons];
}
