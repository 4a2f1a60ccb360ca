import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { formatReceiptNumber, type ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import type { BookAccount, MoneyAccount } from '#domain/lending/ledger/bookkeeping.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import type { EarlierEntry } from '#domain/lending/ledger/check-entry.ts';
import { superadminBackDatingDaysMax } from '#domain/lending/ledger/check-valued-on.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { keyDigest } from '#server/platform/idempotency/key-digest.ts';
import { type KeyRow, knownKeyOf } from '#server/platform/idempotency/known-key.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { relationOf } from '../relations/relation-of.ts';
import type { Ledger, LedgerEntry, PendingApproval } from './ledger.ts';

/** The facts by which duplicates of a payment are found. */
export interface SoughtMoney {
  readonly method: MoneyAccount;
  readonly reference: string | null;
  /** The amount of a payment at the counter, and the start of the time in which an equal one needs confirming. */
  readonly equal?: { readonly amount: number; readonly since: Date };
}

/** The agreement to load, and the user who asks. */
export interface LedgerQuery {
  readonly agreementId: string;
  readonly userId: string;
  readonly reach: BranchReach;
  readonly key: string | null;
  /** The money to record, to find entries that it may repeat. */
  readonly money?: SoughtMoney;
}

const agreementColumns = columns('agreements', [
  'id',
  'version',
  'status',
  'customer_id',
  'branch_id',
  'contract_kind',
  'price',
  'down_payment',
  'relief',
  'installment_count',
  'frequency_unit',
  'frequency_every',
  'rounding_step',
  'start_on',
  'first_due_on',
  'created_at',
  'schedule_number',
  'outstanding',
]);

interface LedgerRow extends RowOf<typeof agreementColumns>, KeyRow {
  readonly price: Rupees;
  readonly downPayment: Rupees;
  readonly relief: Rupees;
  readonly roundingStep: Rupees;
  readonly branchCode: string;
  readonly carried: Schedule['carried'];
  readonly installments: [
    number: number,
    dueOn: CalendarDate,
    amount: Rupees,
    movedFrom: CalendarDate | null,
  ][];
  readonly entries: EntryRow[];
  readonly pending: PendingApproval[];
  readonly budget: Rupees;
  readonly granted: Rupees;
  readonly reserved: Rupees;
  readonly isCustomerBlocked: boolean;
  readonly backDatingDaysMax: number;
  readonly mayRecordPayments: boolean;
  readonly closedUntil: CalendarDate | null;
  readonly relation: StaffRelation | null;
  readonly sameSlip: EarlierRow | null;
  readonly equalPayment: EarlierRow | null;
}

type EarlierRow = [
  agreementNumber: string,
  branchCode: string | null,
  series: ReceiptSeries | null,
  serial: number | null,
];

type EntryRow = [
  id: string,
  kind: Entry['kind'],
  amount: Rupees,
  debit: BookAccount,
  credit: BookAccount,
  valuedOn: CalendarDate,
  countsOn: CalendarDate,
  rule: Entry['rule'],
  reverses: string | null,
  transferId: string | null,
  broughtIn: boolean,
];

/** The first unreversed entry that meets a condition, with its receipt or agreement number. */
const earlier = (condition: string) => `(
  SELECT json_build_array(o.number, t.code, r.series, r.serial)
    FROM (SELECT e.id, e.agreement_id
            FROM entries e
           WHERE ${condition}
             AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id)
           ORDER BY e.recorded_at, e.id LIMIT 1) first
    JOIN agreements o ON o.id = first.agreement_id
    LEFT JOIN receipts r ON r.entry_id = first.id AND r.agreement_id = first.agreement_id
    LEFT JOIN branches t ON t.id = r.branch_id)`;

// `OFFSET 0` hides from the planner which values are null. Otherwise it would plan the statement at each call. Budget: `postingDatabase`.
const findLedger = namedStatement(
  'load-ledger',
  `SELECT ${agreementColumns.selected('a')}, b.code AS "branchCode", s.carried,
          (SELECT json_agg(json_build_array(i.number, i.due_on, i.amount, i.moved_from) ORDER BY i.number)
             FROM installments i
            WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number) AS installments,
          (SELECT coalesce(json_agg(json_build_array(e.id, e.kind, e.amount, e.debit, e.credit, e.valued_on, e.counts_on,
                                                     e.rule, e.reverses, e.transfer_id, e.brought_in) ORDER BY e.position), '[]')
             FROM entries e WHERE e.agreement_id = a.id) AS entries,
          (SELECT coalesce(json_agg(json_build_object(
                    'id', p.id, 'kind', p.kind, 'entryId', p.entry_id, 'amount', p.amount, 'reason', p.reason,
                    'evidence', p.evidence, 'details', p.details, 'slip', p.slip, 'preview', p.preview,
                    'requestedBy', p.requested_by)), '[]')
             FROM approvals p WHERE p.agreement_id = a.id AND p.state = 'pending') AS pending,
          f.budget, f.granted, f.reserved, c.status = 'blocked' AS "isCustomerBlocked",
          coalesce(m.back_dating_days_max, ${superadminBackDatingDaysMax}) AS "backDatingDaysMax",
          coalesce(m.may_record_payments, true) AS "mayRecordPayments",
          (SELECT max(month_end) FROM month_closes WHERE reopened_at IS NULL) AS "closedUntil",
          ${relationOf(':userId::uuid', 'a.customer_id')} AS relation,
          ${earlier('slip_key(e.method, e.reference) = asked.slip')} AS "sameSlip",
          ${earlier(`e.agreement_id = a.id AND e.kind = 'payment' AND e.amount = asked.amount
                     AND e.method = asked.method AND e.recorded_at > asked.since`)} AS "equalPayment",
          k.request_hash AS "requestHash", k.made_id AS "madeId", k.recorded_at AS "recordedAt",
          EXISTS (SELECT FROM entries e WHERE e.agreement_id = a.id AND e.key_digest = asked.key_digest) AS "isSpent"
     FROM agreements a
     JOIN branches b ON b.id = a.branch_id
     JOIN customers c ON c.id = a.customer_id
     JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number
    CROSS JOIN relief_fund f
    CROSS JOIN (SELECT slip_key(:method::text, :reference::text) AS slip, :method::text AS method,
                       :equalAmount::bigint AS amount, :equalSince::timestamptz AS since,
                       :key::uuid AS key, :keyDigest::bytea AS key_digest, :branchId::uuid AS branch_id OFFSET 0) asked
     LEFT JOIN employees m ON m.user_id = :userId::uuid
     LEFT JOIN idempotency_keys k ON k.user_id = :userId::uuid AND k.agreement_id = a.id AND k.key = asked.key
    WHERE a.id = :agreementId::uuid AND (asked.branch_id IS NULL OR a.branch_id = asked.branch_id)`,
);

/** Reads a ledger in one statement, so in one snapshot; null if there is none within reach. */
export function loadLedger(
  client: Pool | PoolClient,
  { reach, ...query }: LedgerQuery,
): Promise<Ledger | null> {
  return readLedger(client, { ...query, branchId: branchIdOf(reach) });
}

/** The ledger of an agreement that this transaction has locked. The reach was checked with the lock. */
export async function loadLockedLedger(
  client: PoolClient,
  agreementId: string,
  userId: string,
): Promise<Ledger> {
  const ledger = await readLedger(client, { agreementId, userId, branchId: null, key: null });
  invariant(ledger !== null, 'an agreement that is locked is there');
  return ledger;
}

type ReadQuery = Omit<LedgerQuery, 'reach'> & { readonly branchId: string | null };

async function readLedger(client: Pool | PoolClient, { money, ...query }: ReadQuery): Promise<Ledger | null> {
  const { rows } = await client.query<LedgerRow>(
    findLedger({
      ...query,
      keyDigest: query.key && keyDigest(query.userId, query.key),
      method: money?.method ?? null,
      reference: money?.reference ?? null,
      equalAmount: money?.equal?.amount ?? null,
      equalSince: money?.equal?.since ?? null,
    }),
  );
  return rows[0] === undefined ? null : ledgerOf(rows[0]);
}

function ledgerOf(row: LedgerRow): Ledger {
  const schedule: Schedule = {
    rows: row.installments.map(([number, dueOn, amount, movedFrom]) => ({
      number,
      dueOn,
      amount,
      ...(movedFrom && { movedFrom }),
    })),
    carried: row.carried,
  };
  const entries = row.entries.map(entryOf);
  const figures = replay(schedule, entries);
  // The stored figures came from a replay. No posting builds on them if they no longer agree with the entries.
  invariant(
    !isDelivered(entries) || figures.outstanding === row.outstanding,
    `agreement ${row.id} stores what its entries come to`,
  );
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    customerId: row.customerId,
    isCustomerBlocked: row.isCustomerBlocked,
    branchId: row.branchId,
    branchCode: row.branchCode,
    draftedOn: businessDateOf(row.createdAt.getTime()),
    contractKind: row.contractKind,
    plan: planOf(row),
    scheduleNumber: row.scheduleNumber,
    schedule,
    entries,
    figures,
    pending: row.pending,
    fund: { budget: row.budget, reserved: row.reserved, granted: row.granted },
    backDatingDaysMax: row.backDatingDaysMax,
    mayRecordPayments: row.mayRecordPayments,
    closedUntil: row.closedUntil,
    relation: row.relation,
    repeats: { sameSlip: earlierOf(row.sameSlip), equalPayment: earlierOf(row.equalPayment) },
    known: knownKeyOf(row),
  };
}

function earlierOf(row: EarlierRow | null): EarlierEntry | null {
  if (row === null) return null;
  const [agreementNumber, branchCode, series, serial] = row;
  const isReceipted = branchCode !== null && series !== null && serial !== null;
  return {
    agreementNumber,
    receiptNumber: isReceipted ? formatReceiptNumber({ series, branchCode, serial }) : null,
  };
}

function planOf(row: LedgerRow): Plan {
  return {
    price: row.price,
    downPayment: row.downPayment,
    relief: row.relief,
    count: row.installmentCount,
    frequency: { unit: row.frequencyUnit, every: row.frequencyEvery },
    roundingStep: row.roundingStep,
    startOn: row.startOn,
    firstDueOn: row.firstDueOn,
  };
}

function entryOf([
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
]: EntryRow): LedgerEntry {
  return { id, kind, amount, debit, credit, valuedOn, countsOn, rule, reverses, transferId, broughtIn };
}
