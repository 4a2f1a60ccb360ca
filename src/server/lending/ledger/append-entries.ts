import type { Pool, PoolClient } from 'pg';
import type { AuditRecord, NamedFields } from '#contract/audit-field.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Instant } from '#domain/instant.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { type NamedValues, namedStatement } from '#server/platform/db/named-statement.ts';
import type { Ledger } from './ledger.ts';
import type { PostedAnswer } from './posted-answer.ts';
import type { PostedFigures, Posting } from './posting.ts';

/** Who posts, what they asked for, and when. */
export interface PostingOrder extends Origin {
  readonly action: AuditAction;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Instant;
}

/**
 * Every money event is this one statement. It starts from the version of the agreement that the figures were worked out
 * from: if that is no longer the version, it finds no agreement and does nothing at all. Locks are taken in one order, so
 * postings at one branch wait for each other and never lock each other out.
 */
const statement = namedStatement(
  'append-entries',
  `WITH agreement AS (
     UPDATE agreements
        SET status = :status, paid = :paid, outstanding = :outstanding, overpaid = :overpaid,
            written_off = :writtenOff, recovered = :recovered, oldest_unpaid_due_on = :oldestUnpaidDueOn,
            entry_count = entry_count + :entryCount, version = version + 1,
            start_on = coalesce(:startOn::date, start_on),
            activated_at = CASE WHEN :startOn::date IS NULL THEN activated_at ELSE :recordedAt::timestamptz END
      WHERE id = :agreementId AND version = :version
     RETURNING id, branch_id, schedule_number, previous_digest, row_digest(agreements) AS digest
   ), down_payment_row AS (
     INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount, paid)
     SELECT id, schedule_number, 0, :startOn::date, :rowZeroAmount::bigint, :rowZeroPaid::bigint
       FROM agreement WHERE :rowZeroAmount::bigint IS NOT NULL
   ), installment AS (
     UPDATE installments i SET paid = p.paid
       FROM agreement a, unnest(:rowNumbers::integer[], :rowsPaid::bigint[]) AS p (number, paid)
      WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.number = p.number
   ), entry AS (
     INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, recorded_at,
                          recorded_by, method, reference, payer_phone, note, rule, reverses, transfer_id, approval_id)
     SELECT e.id, a.id, e.position, a.branch_id, e.kind, e.amount, e.debit, e.credit, e."valuedOn", :recordedAt,
            :recordedBy, e.method, e.reference, e."payerPhone", e.note, e.rule, e.reverses, e."transferId",
            :approvalId::uuid
       FROM agreement a,
            jsonb_to_recordset(:entries::jsonb) AS e (
              id uuid, position integer, kind text, amount bigint, debit text, credit text, "valuedOn" date,
              method text, reference text, "payerPhone" text, note text, rule text, reverses uuid,
              "transferId" uuid)
     RETURNING position, row_digest(entries) AS digest
   ), counter AS (
     INSERT INTO receipt_counters (branch_id, last_serial)
     SELECT branch_id, 1 FROM agreement WHERE :receiptCode::text IS NOT NULL
         ON CONFLICT (branch_id) DO UPDATE SET last_serial = receipt_counters.last_serial + 1
     RETURNING last_serial
   ), receipt AS (
     INSERT INTO receipts (entry_id, branch_id, serial, code, outstanding_after, next_due_on, next_due_amount)
     SELECT :receiptEntryId::uuid, a.branch_id, c.last_serial, :receiptCode, :outstanding, :nextDueOn::date,
            :nextDueAmount::bigint
       FROM agreement a, counter c
     RETURNING serial, row_digest(receipts) AS digest
   ), collection AS (
     INSERT INTO collection_days AS d (valued_on, branch_id, method, amount, entry_count)
     SELECT :collectedOn::date, branch_id, :collectedBy::text, greatest(:collected::bigint, 0),
            greatest(:collectedCount::integer, 0)
       FROM agreement WHERE :collected::bigint <> 0
         ON CONFLICT (valued_on, branch_id, method)
         DO UPDATE SET amount = d.amount + :collected::bigint, entry_count = d.entry_count + :collectedCount::integer
   ), portfolio AS (
     INSERT INTO branch_portfolios AS p (branch_id, active_count, outstanding, overpaid, written_off, recovered)
     SELECT branch_id, greatest(:activeMore::integer, 0), greatest(:outstandingMore::bigint, 0),
            greatest(:overpaidMore::bigint, 0), greatest(:writtenOffMore::bigint, 0), greatest(:recoveredMore::bigint, 0)
       FROM agreement
         ON CONFLICT (branch_id)
         DO UPDATE SET active_count = p.active_count + :activeMore::integer,
                       outstanding = p.outstanding + :outstandingMore::bigint,
                       overpaid = p.overpaid + :overpaidMore::bigint,
                       written_off = p.written_off + :writtenOffMore::bigint,
                       recovered = p.recovered + :recoveredMore::bigint
   ), fund AS (
     UPDATE relief_fund SET granted = granted + :granted::bigint, reserved = reserved + :reserved::bigint
       FROM agreement WHERE (:granted::bigint, :reserved::bigint) <> (0, 0)
   ), approval AS (
     UPDATE approvals p
        SET state = 'approved', decided_by = :userId, decided_at = :recordedAt, decision_note = :decisionNote::text,
            decided_alone = :isAlone::boolean
       FROM agreement WHERE p.id = :approvalId::uuid AND p.state = 'pending'
     RETURNING p.id, p.previous_digest, row_digest(p) AS digest
   ), answer AS (
     INSERT INTO idempotency_keys (user_id, agreement_id, key, request_hash, answer, recorded_at)
     SELECT :userId, id, :key, :requestHash,
            :answer::jsonb || jsonb_build_object('receiptSerial', (SELECT last_serial FROM counter)), :recordedAt
       FROM agreement
     RETURNING answer, row_digest(idempotency_keys) AS digest
   ), audit AS (
     INSERT INTO audit_events (chain_id, recorded_at, actor_id, client_address, action, subject, subject_id, before, after,
                               row_digests)
     SELECT g.branch_id, :recordedAt, :userId, :clientAddress, :action, 'agreement', g.id, :before::jsonb,
            (a.answer - 'receiptCode') || jsonb_build_object('alone', :isAlone::boolean),
            jsonb_build_object('agreement', g.digest, 'agreement before', g.previous_digest,
                               'answer ' || (a.answer ->> 'entryId'), a.digest)
              || (SELECT jsonb_object_agg('entry ' || position, digest) FROM entry)
              || coalesce((SELECT jsonb_build_object('receipt ' || serial, digest) FROM receipt), '{}')
              || coalesce((SELECT jsonb_build_object('approval ' || id, digest, 'approval ' || id || ' before', previous_digest)
                             FROM approval), '{}')
              || :rowDigests::jsonb
       FROM agreement g, answer a
   )
   SELECT answer FROM answer`,
);

/** Of rows that the same transaction wrote before, by their part of the agreement: the audit says them with the posting. */
export type RowDigests = Readonly<Record<string, string>>;

/** Writes a posting with all that follows from it. Null, and nothing written, when the ledger has changed since it was loaded. */
export async function appendEntries(
  client: Pool | PoolClient,
  order: PostingOrder,
  ledger: Ledger,
  posting: Posting,
  figures: PostedFigures,
  rowDigests: RowDigests = {},
): Promise<PostedAnswer | null> {
  const { rows } = await client.query<{ answer: PostedAnswer }>(
    statement({
      ...orderValues(order),
      ...agreementValues(ledger, posting, figures),
      ...receiptValues(figures),
      ...rollupValues(ledger, figures),
      rowDigests,
      granted: figures.granted,
      reserved: figures.reserved,
      recordedBy: posting.approval?.requestedBy ?? order.actor.userId,
      approvalId: posting.approval?.id ?? null,
      decisionNote: posting.approval?.note ?? null,
      isAlone: posting.approval?.isAlone ?? false,
      before: {
        status: ledger.status,
        outstanding: ledger.figures.outstanding,
      } satisfies AuditRecord,
      // Whoever holds the receipt's code can look it up, so the audit does not remember it.
      answer: figures.answer satisfies NamedFields<Omit<PostedAnswer, 'receiptCode'>>,
    }),
  );
  return rows[0]?.answer ?? null;
}

function orderValues({ actor, clientAddress, action, key, requestHash, now }: PostingOrder): NamedValues {
  return { userId: actor.userId, clientAddress, action, key, requestHash, recordedAt: new Date(now) };
}

function agreementValues(ledger: Ledger, posting: Posting, figures: PostedFigures): NamedValues {
  const { schedule, before, after } = figures;
  const rowZero = posting.activation?.downPaymentRow ?? null;
  const changed = schedule.rows
    .map(({ number }, index) => ({ number, paid: after.paid[index] ?? 0, was: before.paid[index] ?? 0 }))
    .filter(({ number, paid, was }) => paid !== was && !(number === 0 && rowZero !== null));
  return {
    agreementId: ledger.id,
    version: ledger.version,
    status: figures.status,
    paid: after.paid.reduce((sum, amount) => sum + amount, 0),
    outstanding: after.outstanding,
    overpaid: after.overpaid,
    writtenOff: after.writtenOff,
    recovered: after.recovered,
    oldestUnpaidDueOn: after.oldestUnpaidDueOn,
    entryCount: posting.entries.length,
    startOn: posting.activation?.startOn ?? null,
    rowZeroAmount: rowZero?.amount ?? null,
    rowZeroPaid: rowZero === null ? null : after.paid[0],
    rowNumbers: changed.map(({ number }) => number),
    rowsPaid: changed.map(({ paid }) => paid),
    entries: JSON.stringify(
      posting.entries.map((entry, index) => ({ ...entry, position: ledger.entries.length + index + 1 })),
    ),
  };
}

function receiptValues({ received, answer }: PostedFigures): NamedValues {
  return {
    receiptCode: answer.receiptCode,
    receiptEntryId: received?.id ?? null,
    nextDueOn: answer.next?.dueOn ?? null,
    nextDueAmount: answer.next?.amount ?? null,
  };
}

/** The sums that dashboards read move by what this posting changes. */
function rollupValues(ledger: Ledger, { before, after, status, collected }: PostedFigures): NamedValues {
  // Before its delivery an agreement is not in the portfolio, whatever its rows would ask for.
  const was = !isDelivered(ledger.entries)
    ? { outstanding: 0, overpaid: 0, writtenOff: 0, recovered: 0 }
    : before;
  return {
    collectedOn: collected?.valuedOn ?? null,
    collectedBy: collected?.method ?? null,
    collected: collected?.amount ?? 0,
    collectedCount: Math.sign(collected?.amount ?? 0),
    activeMore: Number(status === 'active') - Number(ledger.status === 'active'),
    outstandingMore: after.outstanding - was.outstanding,
    overpaidMore: after.overpaid - was.overpaid,
    writtenOffMore: after.writtenOff - was.writtenOff,
    recoveredMore: after.recovered - was.recovered,
  };
}
