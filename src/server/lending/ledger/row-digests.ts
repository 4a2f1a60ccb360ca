import {
  digestExpression,
  digestVersion,
  rowText as textOfRow,
  type Written,
} from '#server/platform/audit/digest-text.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Digested = {
  readonly [Table in keyof Database]?: { readonly [Column in keyof Database[Table]]?: Written };
};

/**
 * The columns in the digest of each row, in their order. `digestSql` makes the functions and the view of the migrations from
 * this list, and a test compares them with the database. A new column does not change existing digests: it is in none until
 * a new version names it.
 */
export const digestedColumns = {
  agreements: {
    ...{ id: 'plain', number: 'plain', payment_serial: 'plain', customer_id: 'plain', branch_id: 'plain' },
    ...{ officer_id: 'plain' },
    ...{ service: 'plain', contract_kind: 'plain', price: 'plain', down_payment: 'plain', relief: 'plain' },
    ...{
      installment_count: 'plain',
      frequency_unit: 'plain',
      frequency_every: 'plain',
      rounding_step: 'plain',
    },
    ...{ start_on: 'day', first_due_on: 'day', status: 'plain' },
    ...{ terms_version: 'plain', key_facts_edition: 'plain' },
    ...{ consented_version: 'plain', consented_at: 'instant', consented_by: 'plain', consent_how: 'plain' },
    ...{ notes: 'plain', created_at: 'instant', created_by: 'plain', activated_at: 'instant' },
    ...{ schedule_number: 'plain', paid: 'plain', outstanding: 'plain', overpaid: 'plain' },
    ...{ written_off: 'plain', recovered: 'plain', oldest_unpaid_due_on: 'day', entry_count: 'plain' },
    ...{ reschedule_count: 'plain', version: 'plain', previous_digest: 'plain', brought_in_on: 'day' },
  },
  agreement_items: {
    ...{ agreement_id: 'plain', position: 'plain', product_id: 'plain', description: 'plain' },
    ...{ quantity: 'plain', unit_price: 'plain' },
  },
  cost_evidence: {
    ...{ id: 'plain', agreement_id: 'plain', position: 'plain', description: 'plain', supplier: 'plain' },
    ...{ invoice_number: 'plain', invoiced_on: 'day', cost: 'plain', invoice_hash: 'bytes' },
    ...{ recorded_at: 'instant', recorded_by: 'plain' },
  },
  agreement_guarantors: { agreement_id: 'plain', guarantor_id: 'plain', relation: 'plain' },
  schedules: {
    ...{
      agreement_id: 'plain',
      number: 'plain',
      made_at: 'instant',
      previous_number: 'plain',
      carried: 'plain',
    },
  },
  installments: { number: 'plain', due_on: 'day', amount: 'plain', moved_from: 'day' },
  superseded_terms: {
    ...{ agreement_id: 'plain', version: 'plain', schedule_number: 'plain', key_facts_edition: 'plain' },
    ...{ terms: 'plain' },
  },
  entries: {
    ...{ id: 'plain', agreement_id: 'plain', position: 'plain', branch_id: 'plain', kind: 'plain' },
    ...{ amount: 'plain', debit: 'plain', credit: 'plain', valued_on: 'day', counts_on: 'day' },
    ...{ recorded_at: 'instant', recorded_by: 'plain', method: 'plain', reference: 'plain' },
    ...{ payer_phone: 'plain', receiver_name: 'plain', note: 'plain' },
    ...{ rule: 'plain', reverses: 'plain', approval_id: 'plain', transfer_id: 'plain', key_digest: 'bytes' },
    takes_slip: 'plain',
    brought_in: 'plain',
  },
  receipts: {
    ...{ entry_id: 'plain', agreement_id: 'plain', branch_id: 'plain', series: 'plain', serial: 'plain' },
    ...{
      code: 'plain',
      outstanding_after: 'plain',
      overpaid_after: 'plain',
      next_due_on: 'day',
      next_due_amount: 'plain',
    },
  },
  receipt_prints: {
    ...{ id: 'plain', entry_id: 'plain', agreement_id: 'plain', number: 'plain', paper: 'plain' },
    ...{ language: 'plain', printed_at: 'instant', printed_by: 'plain' },
  },
  approvals: {
    ...{
      id: 'plain',
      agreement_id: 'plain',
      kind: 'plain',
      entry_id: 'plain',
      amount: 'plain',
      reason: 'plain',
    },
    ...{ evidence: 'plain', details: 'plain', preview: 'plain', slip: 'plain', state: 'plain' },
    ...{ requested_by: 'plain', requested_at: 'instant', decided_by: 'plain', decided_at: 'instant' },
    ...{ decision_note: 'plain', decided_alone: 'plain', key_digest: 'bytes', previous_digest: 'plain' },
  },
  payment_promises: {
    ...{ id: 'plain', agreement_id: 'plain', amount: 'plain', made_on: 'day', promised_for: 'day' },
    ...{ note: 'plain', recorded_at: 'instant', recorded_by: 'plain', key_digest: 'bytes' },
  },
  contact_log: {
    ...{ id: 'plain', agreement_id: 'plain', channel: 'plain', guarantor_id: 'plain', result: 'plain' },
    ...{
      call_back_at: 'instant',
      note: 'plain',
      outside_hours_reason: 'plain',
      reminder: 'plain',
      reminded_customer_id: 'plain',
    },
    ...{ reminded_on: 'day', contacted_at: 'instant', recorded_at: 'instant', recorded_by: 'plain' },
    ...{ key_digest: 'bytes' },
  },
} as const satisfies Digested;

type DigestedTable = keyof typeof digestedColumns;

/** A row as it goes into a digest. */
const rowText = (table: DigestedTable, row: string) => textOfRow(digestedColumns[table], row);

/** The tables in which each row is one part of its agreement. The rows of the others are digested together. */
const ownParts = [
  'agreements',
  'superseded_terms',
  'entries',
  'receipts',
  'receipt_prints',
  'approvals',
  'payment_promises',
  'contact_log',
  'cost_evidence',
] as const;

const digestFunctions = ownParts.map(
  (
    table,
  ) => `CREATE OR REPLACE FUNCTION row_digest(r ${table}) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(${rowText(table, 'r')}::text)
$$;`,
);

/** The way in which the rows of an agreement are digested and named: by the functions of the database, or by expressions. */
interface Way {
  readonly digest: (written: string) => string;
  readonly rowDigest: (table: DigestedTable, row: string) => string;
  readonly receiptPart: (
    agreementNumber: string,
    branchCode: string,
    series: string,
    serial: string,
  ) => string;
}

const byFunctions: Way = {
  digest: (written) => `digest_of(${written}::text)`,
  rowDigest: (_, row) => `row_digest(${row})`,
  receiptPart: (...values) => `receipt_part(${values.join(', ')})`,
};

const byExpressions: Way = {
  digest: digestExpression,
  rowDigest: (table, row) => digestExpression(rowText(table, row)),
  receiptPart: (number, code, series, serial) =>
    `${series} || ' ' || CASE ${code} WHEN left(${number}, 3) THEN '' ELSE ${code} || '-' END || ${serial}::text`,
};

const isNew = (row: string) => `${row}.xmin = pg_current_xact_id_if_assigned()::xid`;

const own =
  (table: DigestedTable, row: string, name: string, agreement = `${row}.agreement_id`) =>
  (way: Way) =>
    `SELECT ${agreement}, ${name}, ${way.rowDigest(table, row)}, ${isNew(row)} FROM ${table} ${row}`;

/** Found by its entry, because no index has its agreement first. */
const byEntry = (row: string) =>
  `JOIN entries e ON e.id = ${row}.entry_id AND e.agreement_id = ${row}.agreement_id`;

const before = (table: string, row: string, name: string, agreement: string) =>
  `SELECT ${agreement}, ${name}, ${row}.previous_digest, ${isNew(row)} FROM ${table} WHERE ${row}.previous_digest IS NOT NULL`;

const partsBy = (way: Way) => [
  own('agreements', 'a', "'agreement'", 'a.id')(way),
  before('agreements a', 'a', "'agreement before'", 'a.id'),
  `SELECT i.agreement_id, 'items',
         ${way.digest(`ROW(array_agg(${rowText('agreement_items', 'i')} ORDER BY i.position),
                       (SELECT array_agg(${rowText('agreement_guarantors', 'g')} ORDER BY g.guarantor_id)
                          FROM agreement_guarantors g WHERE g.agreement_id = i.agreement_id))`)},
         bool_or(${isNew('i')})
    FROM agreement_items i GROUP BY i.agreement_id`,
  // The paid amounts of the rows in force follow from the entries, so they are left out.
  `SELECT s.agreement_id, 'schedule ' || s.number,
         ${way.digest(`ROW(${rowText('schedules', 's')},
                       (SELECT array_agg(${rowText('installments', 'r')} ORDER BY r.number) FROM installments r
                         WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number AND r.number > 0))`)},
         ${isNew('s')}
    FROM schedules s`,
  `SELECT s.agreement_id, 'replaced schedule ' || s.number,
         ${way.digest(`ROW((SELECT array_agg(ROW(${rowText('installments', 'r')}, r.paid, r.relieved) ORDER BY r.number) FROM installments r
                         WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number))`)},
         ${isNew('n')}
    FROM schedules s JOIN schedules n ON n.agreement_id = s.agreement_id AND n.number = s.number + 1`,
  own('superseded_terms', 't', "'terms ' || t.version")(way),
  own('approvals', 'p', "'approval ' || p.id")(way),
  before('approvals p', 'p', "'approval ' || p.id || ' before'", 'p.agreement_id'),
  own('entries', 'e', "'entry ' || e.position")(way),
  `${own('receipts', 'r', way.receiptPart('a.number', 'b.code', 'r.series', 'r.serial'))(way)} ${byEntry('r')} JOIN agreements a ON a.id = r.agreement_id JOIN branches b ON b.id = r.branch_id`,
  own('payment_promises', 'p', "'promise ' || p.id")(way),
  own('contact_log', 'c', "'contact ' || c.id")(way),
  `${own('receipt_prints', 'p', "'print ' || p.id")(way)} ${byEntry('p')}`,
  own('cost_evidence', 'e', "'invoice ' || e.position")(way),
];

const rowsBy = (way: Way) => partsBy(way).join('\n  UNION ALL\n  ');

/**
 * The rows of `agreement_rows` without anything that the owner of the database can replace: `verify` sends this text whole. A
 * column for each of that view, in its order.
 */
export const agreementRowsSql = `(${rowsBy(byExpressions)}) agreement_rows (agreement_id, part, digest, is_new)`;

/** The SQL of the digests: a function for each table, and the view of all rows of an agreement. */
export const digestSql = `CREATE OR REPLACE FUNCTION digest_of(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '${digestVersion}:' || encode(sha256(convert_to(written, 'UTF8')), 'base64')
$$;

${digestFunctions.join('\n\n')}

CREATE OR REPLACE VIEW agreement_rows (agreement_id, part, digest, is_new) AS
  ${rowsBy(byFunctions)};
`;
