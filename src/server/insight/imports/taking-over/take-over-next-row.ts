import { DatabaseError, type PoolClient } from 'pg';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import { importFields, registerSentAgain } from '#contract/insight/import-fields.ts';
import { whyItStays } from '#contract/insight/import-stays.ts';
import { type CustomerChanges, customerChanges } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { lockOfficer } from '#server/lending/customer-moves/lock-officer.ts';
import type { Place } from '#server/lending/customer-moves/move-event.ts';
import { putInCharge } from '#server/lending/customer-moves/put-in-charge.ts';
import { type CustomerRow, customerColumns } from '#server/lending/customers/customers.view.ts';
import { changeCustomer } from '#server/lending/customers/edit-customer.ts';
import { constraintRefusal } from '#server/platform/db/constraint-refusals.ts';
import { refusedFields } from '#server/platform/http/parse-input.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { markChanged, markDiffering, markFaulty, markKnown } from '../row-outcomes.ts';
import type { FileRow } from '../rows/file-reading.ts';
import { judgeCustomers } from '../rows/judge-customers.ts';
import type { RowDifference } from '../rows/judged.ts';
import type { ImportOrder, RunningImport } from '../running-import.ts';
import { takeOverPayments } from './take-over-payments.ts';

const findNext = {
  name: 'find-next-import-row-to-take-over',
  text: "SELECT line, cells FROM import_rows WHERE import_id = $1 AND state = 'chosen' ORDER BY line LIMIT 1",
};

const lockById = {
  name: 'lock-customer-to-take-over',
  text: `SELECT ${customerColumns} FROM customers WHERE id = $1 FOR NO KEY UPDATE`,
};

/**
 * Takes over the values of the next chosen row, of a customer by the rules of an edit by hand; false if there is none. One row in a
 * transaction: a clerk who edits another one is not waited for with the audit chain locked.
 */
export async function takeOverNextRow(
  client: PoolClient,
  found: RunningImport,
  order: ImportOrder,
): Promise<boolean> {
  const { rows } = await client.query<FileRow>({ ...findNext, values: [found.id] });
  const [row] = rows;
  if (row === undefined) return false;
  if (found.kind === 'agreements') {
    await takeOverPayments(client, found, order, row);
    return true;
  }
  const [judged] = await judgeCustomers(client, { ...found, today: businessDateOf(order.now) }, rows);
  if (judged === undefined) return false;
  const { line } = judged;
  if (judged.state === 'known') await markKnown(client, found.id, [line]);
  else if (judged.state !== 'differs')
    await markFaulty(client, found.id, line, [{ field: 'cnic', message: 'customer_not_on_record' }]);
  else await takeOver(client, found.id, order, { line, ...judged.onRecord, differences: judged.differences });
  return true;
}

interface ChosenRow {
  readonly line: number;
  readonly customerId: string;
  readonly differences: readonly RowDifference[];
}

async function takeOver(
  client: PoolClient,
  importId: string,
  order: ImportOrder,
  { line, customerId, differences }: ChosenRow,
): Promise<void> {
  const taken = differences.filter((one) => whyItStays('customers', one) === null);
  const officer = taken.find(({ field }) => field === 'officer');
  const edited = taken.filter((one) => one !== officer);
  await client.query('SAVEPOINT taking_over');
  try {
    // As in a move, the officer is locked before the customer.
    const to = officer && (await lockedOfficer(client, customerId, String(officer.now)));
    const locked = await client.query<CustomerRow>({ ...lockById, values: [customerId] });
    const before = locked.rows[0];
    // Removed since it was judged: the next look says so.
    if (before === undefined) return;
    if (to !== undefined && to.branchId !== before.branchId) throw new Refusal('changed_meanwhile');
    const changed =
      edited.length === 0
        ? before
        : await changeCustomer(client, order, before, changesOf(before, edited), order.now);
    // Agreements are changed in the transaction itself: digests are of the rows that it wrote.
    await client.query('RELEASE SAVEPOINT taking_over');
    if (to !== undefined) await putInCharge(client, order, [changed], to, registerSentAgain, order.now);
    const version = changed.version + (to === undefined ? 0 : 1);
    await markChanged(client, importId, line, { id: changed.id, version });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : constraintRefusal(error);
    if (refusal === undefined && !isOfValues(error)) throw error;
    await client.query('ROLLBACK TO SAVEPOINT taking_over');
    await markDiffering(client, importId, line, faultsOf(refusal));
  }
}

const findBranch = {
  name: 'find-branch-of-customer-to-take-over',
  text: 'SELECT branch_id AS "branchId" FROM customers WHERE id = $1',
};

/** Locks the officer, who must be one of the customer's branch. */
async function lockedOfficer(client: PoolClient, customerId: string, officerId: string): Promise<Place> {
  const { rows } = await client.query<{ branchId: string }>({ ...findBranch, values: [customerId] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  const to = { ...rows[0], officerId };
  await lockOfficer(client, to);
  return to;
}

/** True if a value breaks a rule of a type or a table. */
function isOfValues(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/** The form of an edit by hand: the record as it is, with the values of the row. */
function changesOf(before: CustomerRow, differences: readonly RowDifference[]): CustomerChanges {
  const form: Record<string, unknown> = {
    ...before,
    cnic: null,
    isCnicSeen: before.cnicSeenAt !== null,
  };
  for (const { field, now } of differences) {
    const [name = '', part] = field.split('.');
    form[name] = part === undefined ? now : { ...(form[name] as object), [part]: now };
  }
  const parsed = customerChanges.safeParse(form);
  if (!parsed.success) throw new Refusal('invalid_input', undefined, refusedFields(parsed.error));
  return parsed.data;
}

function faultsOf(refusal: Refusal | undefined): readonly ImportFault[] {
  if (refusal?.code === 'related_person') return [{ field: 'cnic', message: 'change_of_related' }];
  const fields = ((refusal?.fields ?? []) as readonly ImportFault[]).filter(({ field }) =>
    Object.hasOwn(importFields.customers, field),
  );
  return fields.length > 0 ? fields : [{ field: 'cnic', message: 'change_refused' }];
}
