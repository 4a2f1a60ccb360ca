import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { registerNote } from '#contract/insight/import-fields.ts';
import type { DraftTerms } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { formatAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { downPaymentRow, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { noRepeats } from '#domain/lending/ledger/check-entry.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { insertItems, termsColumns, termsValues } from '#server/lending/agreements/draft-terms.ts';
import { writeSchedule } from '#server/lending/agreements/write-schedule.ts';
import {
  type Append,
  appendEntries,
  type PostingOrder,
  type RowDigests,
} from '#server/lending/ledger/append-entries.ts';
import { holdClosedMonths } from '#server/lending/ledger/hold-closed-months.ts';
import type { Ledger } from '#server/lending/ledger/ledger.ts';
import { type NewEntry, newEntry } from '#server/lending/ledger/new-entry.ts';
import { figuresOf, type Posting } from '#server/lending/ledger/posting.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { Created, RowToCreate } from './row-outcomes.ts';
import type { ImportedAgreement } from './rows/judge-agreements.ts';
import type { ImportOrder } from './running-import.ts';

type Row = RowToCreate<ImportedAgreement>;

/**
 * Writes running agreements of one branch, at most as many as one statement posts to: the goods and the down payment on the day of
 * the delivery, and all later payments as one on the day of the last. Each is one posting of the ledger, and all of it is marked as
 * brought in: it counts for the agreement, and in no figure of a period.
 */
export async function createAgreements(
  client: PoolClient,
  order: ImportOrder,
  rows: readonly Row[],
): Promise<Created[]> {
  const closedUntil = await holdClosedMonths(client);
  const numbers = await takeNumbers(client, order, rows);
  const drafted: Drafted[] = [];
  for (const [index, row] of rows.entries()) {
    const number = numbers[index];
    invariant(number !== undefined, 'each agreement is given a number');
    drafted.push({ row, ledger: await insertApproved(client, order, row, { number, closedUntil }) });
  }
  const digests = await digestsOf(client, drafted);
  // Digests are computed from the rows that this transaction wrote, except an agreement's row, which is digested as
  // before its transaction. The digest of the next posting must be of the state after the one before it, so each has its own
  // subtransaction.
  const delivered = await apart(client, () => postDeliveries(client, order, drafted, digests));
  const paid = await apart(client, () => postMore(client, order, delivered, paymentOf));
  const relieved = await postMore(client, order, paid, reliefOf);
  return relieved.map(({ row, ledger }) => ({
    line: row.line,
    recordId: ledger.id,
    recordVersion: ledger.version,
    registerKey: row.key,
  }));
}

async function apart<Result>(client: PoolClient, post: () => Promise<Result>): Promise<Result> {
  await client.query('SAVEPOINT posted');
  const result = await post();
  await client.query('RELEASE SAVEPOINT posted');
  return result;
}

interface Drafted {
  readonly row: Row;
  readonly ledger: Ledger;
}

const takeSerials = {
  name: 'next-agreement-serials',
  text: `INSERT INTO agreement_counters AS c (branch_id, year, last_serial) VALUES ($1, $2, $3)
             ON CONFLICT (branch_id, year) DO UPDATE SET last_serial = c.last_serial + $3
         RETURNING last_serial AS last`,
};

async function takeNumbers(
  client: PoolClient,
  { now }: ImportOrder,
  rows: readonly Row[],
): Promise<string[]> {
  const customer = rows[0]?.record.customer;
  invariant(customer !== undefined, 'there is something to number');
  const year = Number(businessDateOf(now).slice(0, 4));
  const taken = await client.query<{ last: number }>({
    ...takeSerials,
    values: [customer.branchId, year, rows.length],
  });
  const last = taken.rows[0]?.last ?? 0;
  return rows.map((_, index) =>
    formatAgreementNumber({ branchCode: customer.branchCode, year, serial: last - rows.length + 1 + index }),
  );
}

// The customer consented on the paper of the register.
const insertAgreement = namedStatement(
  'insert-imported-agreement',
  `INSERT INTO agreements (id, number, customer_id, branch_id, officer_id, ${termsColumns.names}, created_at, created_by,
                           status, consented_version, consented_at, consented_by, consent_how, brought_in_on)
   VALUES (:id, :number, :customerId, :branchId, :officerId, ${termsColumns.parameters}, :at, :by,
           'approved', 1, :at, :by, 'before_move', :broughtInOn)`,
);

/** Writes an agreement as approved, and returns its ledger. */
async function insertApproved(
  client: PoolClient,
  { actor, now }: ImportOrder,
  { record: { form, plan, customer } }: Row,
  { number, closedUntil }: { readonly number: string; readonly closedUntil: CalendarDate | null },
): Promise<Ledger> {
  const id = uuidv7();
  const at = new Date(now);
  const { id: customerId, branchId, branchCode } = customer;
  const terms: DraftTerms = {
    ...form,
    items:
      form.description === null
        ? []
        : [{ productId: null, description: form.description, quantity: 1, unitPrice: form.price }],
    amount: form.contractKind === 'qard_e_hasan' ? form.price : null,
    frequency: plan.frequency,
    roundingStep: plan.roundingStep,
    guarantors: [],
    notes: registerNote(form.registerNumber),
  };
  const officerId = customer.officerId ?? actor.userId;
  const broughtInOn = businessDateOf(now);
  const placed = { id, number, customerId, branchId, officerId, at, by: actor.userId, broughtInOn };
  await client.query(insertAgreement({ ...placed, ...termsValues(terms, plan) }));
  await insertItems(client, id, terms);
  const schedule = { rows: scheduleOf(plan), carried: [] };
  // The row of the down payment exists and is paid before the statement that starts the agreement.
  const rows = [...downPaymentRow(plan), ...schedule.rows];
  const paid = downPaymentRow(plan).map(({ amount }) => amount);
  await writeSchedule(client, { agreementId: id, number: 1 }, { ...schedule, rows }, at, {
    paid,
    relieved: [],
  });
  return {
    id,
    version: 1,
    status: 'approved',
    customerId,
    isCustomerBlocked: false,
    branchId,
    branchCode,
    draftedOn: businessDateOf(now),
    contractKind: form.contractKind,
    plan,
    scheduleNumber: 1,
    schedule,
    entries: [],
    figures: replay(schedule, []),
    pending: [],
    fund: { budget: rupees(0), reserved: rupees(0), granted: rupees(0) },
    backDatingDaysMax: 0,
    mayRecordPayments: true,
    closedUntil,
    relation: null,
    repeats: noRepeats,
    known: null,
  };
}

const digestNew = {
  name: 'digest-imported-agreements',
  text: `SELECT agreement_id AS id, jsonb_object_agg(part, digest) AS digests FROM new_row_digests($1)
          WHERE part NOT LIKE 'agreement%' GROUP BY agreement_id`,
};

async function digestsOf(
  client: PoolClient,
  drafted: readonly Drafted[],
): Promise<ReadonlyMap<string, RowDigests>> {
  const { rows } = await client.query<{ id: string; digests: RowDigests }>({
    ...digestNew,
    values: [drafted.map(({ ledger }) => ledger.id)],
  });
  return new Map(rows.map(({ id, digests }) => [id, digests]));
}

/** The goods and the down payment, or the money that was lent, on the day of the delivery. */
async function postDeliveries(
  client: PoolClient,
  order: ImportOrder,
  drafted: readonly Drafted[],
  digests: ReadonlyMap<string, RowDigests>,
): Promise<Drafted[]> {
  const today = businessDateOf(order.now);
  const appends = drafted.map(({ row, ledger }) => {
    const { plan } = ledger;
    const { method } = row.record.form;
    const entries = openingEntriesOf(plan, method).map(({ kind, amount }) =>
      newEntry({
        kind,
        amount,
        valuedOn: plan.startOn,
        ...broughtIn(row),
        ...(kind === 'down_payment' && { method }),
        ...(kind === 'delivery' && ledger.contractKind === 'qard_e_hasan' && lentTo(row)),
      }),
    );
    const activation = { startOn: plan.startOn, downPaymentRow: downPaymentRow(plan)[0] ?? null };
    const posting: Posting = { entries, activation };
    const keyed = keyedBy(order, 'import_agreement', row);
    const figures = figuresOf(ledger, posting, today);
    return { order: keyed, ledger, posting, figures, rowDigests: digests.get(ledger.id) ?? {} };
  });
  await appendAll(client, appends);
  return appends.map((append, index) => ({ row: rowAt(drafted, index), ledger: ledgerAfter(append) }));
}

/** The ledger as a posting has left it, for the next one. */
function ledgerAfter({ ledger, figures }: Append): Ledger {
  return {
    ...ledger,
    version: ledger.version + 1,
    status: figures.status,
    schedule: figures.schedule,
    entries: [...ledger.entries, ...figures.entries],
    figures: figures.after,
  };
}

/** The note and the mark of every entry of a register. */
function broughtIn({ record }: Row) {
  return { note: registerNote(record.form.registerNumber), broughtIn: true } as const;
}

function lentTo({ record }: Row) {
  return { method: 'cash', receiverName: record.customer.fullName } as const;
}

/** An entry that a line of a register may have after its delivery, and the action of its event. */
type Later = (row: Row, today: CalendarDate) => { entry: NewEntry; action: PostingOrder['action'] } | null;

/** The amount paid to date is one payment on the day of the last one, because the file has no other day. */
const paymentOf: Later = (row) => {
  const { paidToDate, lastPaidOn, method } = row.record.form;
  if (paidToDate === 0 || lastPaidOn === null) return null;
  const payment = { kind: 'payment', amount: paidToDate, valuedOn: lastPaidOn, method } as const;
  return { action: 'import_payments', entry: newEntry({ ...payment, ...broughtIn(row) }) };
};

/** The relief has no day in the file, so it is known from the day of the move on. */
const reliefOf: Later = (row, today) => {
  const { reliefToDate } = row.record.form;
  if (reliefToDate === 0) return null;
  const relief = { kind: 'relief', amount: reliefToDate, valuedOn: today, rule: 'last' } as const;
  return { action: 'import_relief', entry: newEntry({ ...relief, ...broughtIn(row) }) };
};

/** Posts to the agreements that have such an entry, and returns all of them. */
async function postMore(
  client: PoolClient,
  order: ImportOrder,
  drafted: readonly Drafted[],
  entryOf: Later,
): Promise<Drafted[]> {
  const today = businessDateOf(order.now);
  const appends = drafted.flatMap(({ row, ledger }) => {
    const later = entryOf(row, today);
    if (later === null) return [];
    const posting: Posting = { entries: [later.entry] };
    const keyed = keyedBy(order, later.action, row);
    return [{ order: keyed, ledger, posting, figures: figuresOf(ledger, posting, today) }];
  });
  if (appends.length > 0) await appendAll(client, appends);
  const after = new Map(appends.map((append) => [append.ledger.id, ledgerAfter(append)] as const));
  return drafted.map(({ row, ledger }) => ({ row, ledger: after.get(ledger.id) ?? ledger }));
}

async function appendAll(client: PoolClient, appends: Parameters<typeof appendEntries>[1]): Promise<void> {
  const answers = await appendEntries(client, appends);
  invariant(!answers.includes(null), 'nobody else knows of an agreement that is being written');
}

function keyedBy(order: ImportOrder, action: PostingOrder['action'], { record }: Row): PostingOrder {
  return { ...order, action, key: uuidv7(), requestHash: requestHash(action, record.form) };
}

function rowAt(drafted: readonly Drafted[], index: number): Row {
  const row = drafted[index]?.row;
  invariant(row !== undefined, 'there is a row for each agreement');
  return row;
}
