import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { registerNote } from '#contract/insight/import-fields.ts';
import type { DraftTerms } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { formatAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { downPaymentRow } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { noRepeats } from '#domain/lending/ledger/check-entry.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { insertItems, termsColumns, termsValues } from '#server/lending/agreements/draft-terms.ts';
import { writeSchedules } from '#server/lending/agreements/write-schedule.ts';
import { type Append, appendEntries, type RowDigests } from '#server/lending/ledger/append-entries.ts';
import { postingsMax } from '#server/lending/ledger/append-statement.ts';
import { holdClosedMonths } from '#server/lending/ledger/hold-closed-months.ts';
import type { Ledger } from '#server/lending/ledger/ledger.ts';
import { type NewEntry, newEntry } from '#server/lending/ledger/new-entry.ts';
import { figuresOf } from '#server/lending/ledger/posting.ts';
import { underStoredNames } from '#server/platform/db/columns.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { Created, RowToCreate } from './row-outcomes.ts';
import type { ImportedAgreement } from './rows/judge-agreements.ts';
import type { ImportOrder } from './running-import.ts';

type Row = RowToCreate<ImportedAgreement>;

/** An agreement of a row before anything is posted to it. */
interface Drafted {
  readonly row: Row;
  readonly number: string;
  readonly ledger: Ledger;
}

/**
 * Writes running agreements of one branch. Each is one posting of the ledger: the goods and the down payment on the day of the
 * delivery, all later payments as one on the day of the last, and the relief. All of it is marked as brought in: it counts for
 * the agreement, and in no figure of a period.
 */
export async function createAgreements(
  client: PoolClient,
  order: ImportOrder,
  rows: readonly Row[],
): Promise<Created[]> {
  const closedUntil = await holdClosedMonths(client);
  const numbers = await takeNumbers(client, order, rows);
  const drafted = rows.map((row, index): Drafted => {
    const number = numbers[index];
    invariant(number !== undefined, 'each agreement is given a number');
    return { row, number, ledger: approvedLedger(order, row, closedUntil) };
  });
  const appends = drafted.map((one) => appendOf(order, one));
  await insertApproved(client, order, drafted);
  await writePaidSchedules(client, appends, new Date(order.now));
  const digests = await digestsOf(client, drafted);
  for (let start = 0; start < appends.length; start += postingsMax) {
    const some = appends.slice(start, start + postingsMax);
    const answers = await appendEntries(
      client,
      some.map((append) => ({ ...append, rowDigests: digests.get(append.ledger.id) ?? {} })),
    );
    invariant(!answers.includes(null), 'nobody else knows of an agreement that is being written');
  }
  return drafted.map(({ row, ledger }) => ({
    line: row.line,
    recordId: ledger.id,
    recordVersion: ledger.version + 1,
    registerKey: row.key,
  }));
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
const names = `id, number, customer_id, branch_id, officer_id, ${termsColumns.names}, created_at, created_by, consented_at,
               consented_by, brought_in_on`;
const insertAgreements = {
  name: 'insert-imported-agreements',
  text: `INSERT INTO agreements (${names}, status, consented_version, consent_how)
         SELECT ${names}, 'approved', 1, 'before_move' FROM jsonb_populate_recordset(NULL::agreements, $1::jsonb)`,
};

/** Writes agreements as approved, with their items. */
async function insertApproved(
  client: PoolClient,
  { actor, now }: ImportOrder,
  drafted: readonly Drafted[],
): Promise<void> {
  const at = new Date(now);
  const broughtInOn = businessDateOf(now);
  const by = { createdAt: at, createdBy: actor.userId, consentedAt: at, consentedBy: actor.userId };
  const agreements = drafted.map(({ row, number, ledger }) => {
    const { id, customerId, branchId, plan } = ledger;
    const terms = termsOf(row);
    const officerId = row.record.customer.officerId ?? actor.userId;
    const placed = { id, number, customerId, branchId, officerId, ...by, broughtInOn };
    return { id, terms, stored: underStoredNames({ ...placed, ...termsValues(terms, plan) }) };
  });
  const rows = agreements.map(({ stored }) => stored);
  await client.query({ ...insertAgreements, values: [JSON.stringify(rows)] });
  await insertItems(client, agreements);
}

function termsOf({ record: { form, plan } }: Row): DraftTerms {
  return {
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
}

function approvedLedger(
  { now }: ImportOrder,
  { record: { form, plan, rows, customer } }: Row,
  closedUntil: CalendarDate | null,
): Ledger {
  const schedule = { rows, carried: [] };
  return {
    id: uuidv7(),
    version: 1,
    status: 'approved',
    customerId: customer.id,
    isCustomerBlocked: false,
    branchId: customer.branchId,
    branchCode: customer.branchCode,
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

function appendOf(order: ImportOrder, { row, ledger }: Drafted): Append {
  const { plan } = ledger;
  const { form } = row.record;
  const today = businessDateOf(order.now);
  const activation = { startOn: plan.startOn, downPaymentRow: downPaymentRow(plan)[0] ?? null };
  const posting = { entries: entriesOf(row, ledger, today), activation };
  const figures = figuresOf(ledger, posting, today);
  const action = 'import_agreement';
  return {
    order: { ...order, action, key: uuidv7(), requestHash: requestHash(action, form) },
    ledger,
    posting,
    // The rows are in the books as they are after the posting, before the statement that starts the agreement.
    figures: { ...figures, before: figures.after },
  };
}

/**
 * The amount paid to date is one payment on the day of the last one, because the file has no other day. The relief has no day
 * in the file, so it is known from the day of the move on.
 */
function entriesOf({ record }: Row, { plan, contractKind }: Ledger, today: CalendarDate): NewEntry[] {
  const { registerNumber, method, paidToDate, lastPaidOn, reliefToDate } = record.form;
  const broughtIn = { note: registerNote(registerNumber), broughtIn: true } as const;
  const lent = { method: 'cash', receiverName: record.customer.fullName } as const;
  const entries = openingEntriesOf(plan, method).map(({ kind, amount }) =>
    newEntry({
      kind,
      amount,
      valuedOn: plan.startOn,
      ...broughtIn,
      ...(kind === 'down_payment' && { method }),
      ...(kind === 'delivery' && contractKind === 'qard_e_hasan' && lent),
    }),
  );
  if (paidToDate > 0 && lastPaidOn !== null)
    entries.push(
      newEntry({ kind: 'payment', amount: paidToDate, valuedOn: lastPaidOn, method, ...broughtIn }),
    );
  if (reliefToDate > 0)
    entries.push(
      newEntry({ kind: 'relief', amount: reliefToDate, valuedOn: today, rule: 'last', ...broughtIn }),
    );
  return entries;
}

function writePaidSchedules(client: PoolClient, appends: readonly Append[], madeAt: Date): Promise<void> {
  const schedules = appends.map(({ ledger, figures }) => ({
    made: { agreementId: ledger.id, number: 1 },
    schedule: figures.schedule,
    figures: figures.after,
  }));
  return writeSchedules(client, schedules, madeAt);
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
