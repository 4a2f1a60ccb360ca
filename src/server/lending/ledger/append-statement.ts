import { announced } from '#server/platform/live/announce.ts';

/** A posting as the statement reads it: each value by its name, in the database's type. */
const postingColumns = {
  agreementId: 'uuid',
  version: 'integer',
  // The last closed day that the days in `entries` were counted by.
  closedUntil: 'date',
  status: 'text',
  paid: 'bigint',
  outstanding: 'bigint',
  overpaid: 'bigint',
  writtenOff: 'bigint',
  recovered: 'bigint',
  oldestUnpaidDueOn: 'date',
  entryCount: 'integer',
  startOn: 'date',
  rowNumbers: 'integer[]',
  rowsPaid: 'bigint[]',
  rowsRelieved: 'bigint[]',
  entries: 'jsonb',
  receiptSeries: 'text',
  receiptCode: 'text',
  receiptEntryId: 'uuid',
  nextDueOn: 'date',
  nextDueAmount: 'bigint',
  approvalId: 'uuid',
  transferReportId: 'uuid',
  decisionNote: 'text',
  isAlone: 'boolean',
  userId: 'uuid',
  clientAddress: 'text',
  action: 'text',
  key: 'uuid',
  // In hexadecimal, as is the hash.
  keyDigest: 'text',
  requestHash: 'text',
  recordedAt: 'timestamptz',
  recordedBy: 'uuid',
  before: 'jsonb',
  answer: 'jsonb',
  rowDigests: 'jsonb',
  // In hexadecimal.
  seal: 'text',
  signedWith: 'text',
} as const;

export type PostingRow = Readonly<Record<keyof typeof postingColumns, unknown>>;

/** The most postings in one statement. The limit also tells the planner how few there are. Budget: `postingDatabase`. */
export const postingsMax = 16;

const columnList = Object.entries(postingColumns)
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ');

/**
 * Every money event is this one statement: postings to agreements of one branch, each agreement once. Each posting is
 * computed from a version of its agreement. If the version has changed, the statement finds no agreement and does nothing
 * for it; likewise if a month was closed or reopened since. Locks are taken in one order, so concurrent postings at one branch wait for each other and never deadlock.
 */
export const appendStatement = {
  name: 'append-postings',
  text: `
   WITH posting AS (
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS p (${columnList}) ORDER BY "agreementId" LIMIT ${postingsMax}
   ), closed AS MATERIALIZED (
     SELECT books_closed_until() AS until
   ), agreement AS (
     UPDATE agreements a
        SET status = p.status, paid = p.paid, outstanding = p.outstanding, overpaid = p.overpaid,
            written_off = p."writtenOff", recovered = p.recovered, oldest_unpaid_due_on = p."oldestUnpaidDueOn",
            entry_count = a.entry_count + p."entryCount", version = a.version + 1,
            start_on = coalesce(p."startOn", a.start_on),
            activated_at = CASE WHEN p."startOn" IS NULL THEN a.activated_at ELSE p."recordedAt" END
       FROM posting p, closed
      WHERE a.id = p."agreementId" AND a.version = p.version AND closed.until IS NOT DISTINCT FROM p."closedUntil"
     RETURNING a.id, a.number, a.branch_id, a.schedule_number, a.previous_digest, row_digest(a) AS digest, p.*
   ), installment AS (
     UPDATE installments i SET paid = r.paid, relieved = r.relieved
       FROM agreement a, unnest(a."rowNumbers", a."rowsPaid", a."rowsRelieved") AS r (number, paid, relieved)
      WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.number = r.number
   ), entry AS (
     INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on,
                          recorded_at, recorded_by, method, reference, payer_phone, receiver_name, note, rule, reverses,
                          transfer_id, takes_slip, approval_id, key_digest, brought_in)
     SELECT e.id, a.id, e.position, a.branch_id, e.kind, e.amount, e.debit, e.credit, e."valuedOn", e."countsOn",
            a."recordedAt", a."recordedBy", e.method, e.reference, e."payerPhone", e."receiverName", e.note, e.rule,
            e.reverses, e."transferId", e."takesSlip", a."approvalId", decode(a."keyDigest", 'hex'), e."broughtIn"
       FROM agreement a,
            jsonb_to_recordset(a.entries) AS e (
              id uuid, position integer, kind text, amount bigint, debit text, credit text, "valuedOn" date,
              "countsOn" date, method text, reference text, "payerPhone" text, "receiverName" text, note text,
              rule text, reverses uuid, "transferId" uuid, "takesSlip" boolean, "broughtIn" boolean)
     RETURNING agreement_id, id, position, branch_id, kind, reverses, row_digest(entries) AS digest,
               CASE WHEN takes_slip THEN slip_key(method, reference) END AS slip
   ), counter AS (
     INSERT INTO receipt_counters (branch_id, series, last_serial)
     SELECT branch_id, "receiptSeries", count(*) FROM agreement WHERE "receiptSeries" IS NOT NULL GROUP BY branch_id, "receiptSeries"
         ON CONFLICT (branch_id, series) DO UPDATE SET last_serial = receipt_counters.last_serial + excluded.last_serial
     RETURNING branch_id, series, last_serial
   ), receipt AS (
     INSERT INTO receipts (entry_id, agreement_id, branch_id, series, serial, code, outstanding_after, overpaid_after, next_due_on,
                           next_due_amount)
     SELECT "receiptEntryId", id, branch_id, series,
            c.last_serial + 1 - row_number() OVER (PARTITION BY branch_id, series ORDER BY "recordedAt" DESC), "receiptCode",
            outstanding, overpaid, "nextDueOn", "nextDueAmount"
       FROM agreement JOIN counter c USING (branch_id) WHERE "receiptSeries" = series
     RETURNING entry_id, branch_id, series, serial, overpaid_after, row_digest(receipts) AS digest
   ), approval AS (
     UPDATE approvals p
        SET state = 'approved', decided_by = a."userId", decided_at = a."recordedAt", decision_note = a."decisionNote",
            decided_alone = a."isAlone", key_digest = decode(a."keyDigest", 'hex')
       FROM agreement a WHERE p.id = a."approvalId" AND p.state = 'pending'
     RETURNING p.agreement_id, p.id, p.previous_digest, row_digest(p) AS digest
   ), transfer AS (
     INSERT INTO transfer_matches (entry_id, report_id, agreement_id, matched_at, matched_by)
     SELECT (answer ->> 'entryId')::uuid, "transferReportId", id, "recordedAt", "userId"
       FROM agreement WHERE "transferReportId" IS NOT NULL
     RETURNING agreement_id, report_id
   ), slip AS (
     INSERT INTO taken_slips (key, agreement_id, entry_id)
     SELECT slip, agreement_id, id FROM entry WHERE slip IS NOT NULL
   ), given_back AS (
     DELETE FROM taken_slips s USING entry e WHERE s.entry_id = e.reverses
   ), key AS (
     INSERT INTO idempotency_keys (agreement_id, user_id, key, request_hash, made_id, recorded_at)
     SELECT id, "userId", key, decode("requestHash", 'hex'), (answer ->> 'entryId')::uuid, "recordedAt" FROM agreement
   ), audit AS (
     INSERT INTO audit_events (chain_id, recorded_at, actor_id, client_address, action, subject, subject_id, before, after,
                               signed_with, signature, row_digests)
     SELECT g.branch_id, g."recordedAt", g."userId", g."clientAddress", g.action, 'agreement', g.id, g.before,
            (g.answer - 'receiptCode') || jsonb_build_object(coalesce(r.series, 'receipt') || 'Serial', r.serial, 'alone', g."isAlone")
              || coalesce((SELECT jsonb_build_object('transferReportId', report_id) FROM transfer t WHERE t.agreement_id = g.id), '{}'),
            g."signedWith", decode(g.seal, 'hex'),
            jsonb_build_object('agreement', g.digest, 'agreement before', g.previous_digest)
              || (SELECT jsonb_object_agg('entry ' || position, e.digest) FROM entry e WHERE e.agreement_id = g.id)
              || CASE WHEN r.serial IS NULL THEN '{}'
                      ELSE jsonb_build_object(receipt_part(g.number, g.answer ->> 'branchCode', r.series, r.serial), r.digest) END
              || coalesce((SELECT jsonb_build_object('approval ' || id, p.digest, 'approval ' || id || ' before', p.previous_digest)
                             FROM approval p WHERE p.agreement_id = g.id), '{}')
              || g."rowDigests"
       FROM agreement g LEFT JOIN receipt r ON r.entry_id = g."receiptEntryId"
   ), told AS (
     SELECT ${announced('overpayments', 'r.branch_id')} FROM receipt r WHERE r.series = 'receipt' AND r.overpaid_after > 0
      UNION ALL
     SELECT ${announced('approvals', 'g.branch_id')} FROM approval p JOIN agreement g ON g.id = p.agreement_id
      UNION ALL
     SELECT ${announced('customer_requests', 'g.branch_id')} FROM transfer t JOIN agreement g ON g.id = t.agreement_id
      UNION ALL
     SELECT ${announced('customer_requests', 'e.branch_id')}
       FROM entry e JOIN transfer_matches m ON m.entry_id = e.reverses WHERE e.kind = 'reversal'
   )
   SELECT g.id AS "agreementId", r.serial AS "receiptSerial", (SELECT count(*) FROM told) AS told
     FROM agreement g LEFT JOIN receipt r ON r.entry_id = g."receiptEntryId"`,
} as const;
