import type { PoolClient } from 'pg';
import { rupeesMax } from '#contract/fields/rupees-field.ts';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import { contractIssues, planIssueOf } from '#contract/lending/terms/plan-issues.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalsOfContract } from '#domain/lending/agreements/contract-kind.ts';
import { financedOf, type Plan, refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { type Installment, rowsOf, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { parseCnic } from '#domain/person/cnic.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { refusedFields } from '#server/platform/http/parse-input.ts';
import type { RefusedField } from '#server/platform/refusal.ts';
import { agreementDifferences } from './agreement-differences.ts';
import { frequencies, type ImportedForm, importedForm } from './agreement-form.ts';
import type { FileRow } from './file-reading.ts';
import type { Judged, JudgingContext, RowAmounts } from './judged.ts';
import { knownAgreements } from './known-agreements.queries.ts';
import { type HoldingCustomer, holdingCustomers } from './lookups.queries.ts';
import { type OwnRows, ownRowsFaults, ownRowsIn, withOwnRows } from './own-rows.ts';
import { type CellValues, emptyCell, moreFaults, readCells } from './read-cells.ts';
import { onRecordWith } from './row-differences.ts';

export interface ImportedAgreement {
  readonly form: ImportedForm;
  readonly plan: Plan;
  /** As a sheet lists them, or else those of the plan. */
  readonly rows: readonly Installment[];
  readonly customer: HoldingCustomer;
}

/** Checks rows of running agreements against the rules of a plan and against the records. */
export async function judgeAgreements(
  client: PoolClient,
  judging: JudgingContext,
  rows: readonly FileRow[],
): Promise<Judged<ImportedAgreement>[]> {
  const read = rows.map(({ line, cells }) => {
    const { values: read, faults } = readCells(judging, cells);
    const { values: paid, fault } = withPaid(read);
    const reading = ownRowsIn(read, judging);
    const own = reading.ok ? reading.own : null;
    const { values, faults: differing } = withOwnRows(paid, own);
    const found = [...(fault === null ? [] : [fault]), ...(reading.ok ? differing : [reading.fault])];
    const unread = moreFaults(faults, found);
    // Fields that the sheet would have said are not asked for beside it.
    const unsaid: readonly string[] = reading.ok ? [] : ['count', 'firstDueOn'];
    return { line, values, own, unread, unsaid, cnic: parseCnic(String(values.cnic ?? '')) };
  });
  const customers = await holdingCustomers(
    client,
    read.flatMap(({ cnic }) => cnic ?? []),
  );
  const keyed = read.map((row) => {
    const customer = customers.get(row.cnic ?? '');
    return { ...row, customer, key: keyOf(customer, row.values) };
  });
  const known = await knownAgreements(
    client,
    keyed.flatMap(({ key }) => key ?? []),
  );
  return keyed.map(({ line, values, own, unread, unsaid, customer, cnic, key }) => {
    const title = [values.registerNumber, values.description].filter(Boolean).join(' · ');
    const told = { line, title, key, amounts: amountsOf(values) };
    const onRecord = known.get(key ?? '');
    if (onRecord !== undefined) {
      const { customerId, agreementId, agreementNumber } = onRecord;
      return {
        ...told,
        onRecord: { customerId, agreement: { id: agreementId, number: agreementNumber } },
        ...onRecordWith(agreementDifferences(onRecord, clear(values, unread), own)),
      };
    }
    const parsed = importedForm.safeParse(values);
    const form = parsed.success ? parsed.data : null;
    const plan = form && planOf(form);
    const faults = moreFaults(unread, [
      ...(parsed.success ? [] : refusedFields(parsed.error)).filter(({ field }) => !unsaid.includes(field)),
      ...(cnic === null ? [] : customerFaults(customer)),
      ...(form ? contractFaults(form) : []),
      ...(form && plan ? [...planFaults(plan), ...paymentFaults(form, plan, judging.today)] : []),
      ...(plan && own ? ownRowsFaults(own, plan) : []),
    ]);
    return form && plan && customer && faults.length === 0
      ? { ...told, state: 'ready', record: { form, plan, rows: rowsFor(plan, own), customer } }
      : { ...told, state: 'faulty', faults };
  });
}

/** The values without an amount paid that the balance contradicts. */
function clear({ paidToDate, ...values }: CellValues, faults: readonly ImportFault[]): CellValues {
  const isClear = paidToDate !== undefined && !faults.some(({ field }) => field === 'balance');
  return isClear ? { ...values, paidToDate } : values;
}

function rowsFor(plan: Plan, own: OwnRows | null): Installment[] {
  if (own === null) return scheduleOf(plan);
  return rowsOf(
    own.rows,
    own.rows.map(({ amount }) => amount),
    1,
  );
}

/**
 * The values with the amount paid, where the register has the balance that remains instead. A balance that does not go with the
 * other amounts is a fault.
 */
function withPaid(values: CellValues): { readonly values: CellValues; readonly fault: RefusedField | null } {
  const { price, downPayment = 0, reliefToDate = 0, paidToDate, balance } = values;
  if (typeof balance !== 'number' || typeof price !== 'number') return { values, fault: null };
  const paid = price - Number(downPayment) - Number(reliefToDate) - balance;
  const isOther = paidToDate !== undefined && paidToDate !== paid;
  const message = paid < 0 ? 'balance_beyond_price' : isOther ? 'balance_differs' : null;
  return message === null
    ? { values: { ...values, paidToDate: paid }, fault: null }
    : { values, fault: { field: 'balance', message } };
}

function amountsOf({ price, downPayment, paidToDate, reliefToDate }: CellValues): RowAmounts {
  const amountOf = (value: string | number | undefined) =>
    typeof value === 'number' && value <= rupeesMax ? value : null;
  return {
    price: amountOf(price),
    downPayment: amountOf(downPayment),
    paid: amountOf(paidToDate),
    relief: amountOf(reliefToDate),
  };
}

/** The number is unique within a branch's register. */
function keyOf(customer: HoldingCustomer | undefined, { registerNumber }: CellValues): string | null {
  const number = foldForSearch(String(registerNumber ?? ''));
  return customer === undefined || number === '' ? null : `${customer.branchId} ${number}`;
}

function planOf(form: ImportedForm): Plan {
  const { price, downPayment, count, startOn, firstDueOn } = form;
  const frequency = frequencies[form.frequency];
  return {
    price,
    downPayment,
    relief: rupees(0),
    count,
    frequency,
    roundingStep: rupees(1),
    startOn,
    firstDueOn,
  };
}

function customerFaults(customer: HoldingCustomer | undefined): RefusedField[] {
  if (customer === undefined) return [{ field: 'cnic', message: 'customer_not_on_record' }];
  return customer.isBlocked ? [{ field: 'cnic', message: 'import_customer_blocked' }] : [];
}

function contractFaults({ contractKind, description, price, downPayment }: ImportedForm): RefusedField[] {
  const items = description === null ? [] : [description];
  const amount = contractKind === 'qard_e_hasan' ? price : null;
  return refusalsOfContract({ contractKind, items, amount, downPayment }).map((refusal) => {
    const { field, message } = contractIssues[refusal];
    if (field !== 'items') return { field, message };
    return { field: 'description', message: items.length === 0 ? emptyCell : message };
  });
}

function planFaults(plan: Plan): RefusedField[] {
  const refusal = refusalOfPlan(plan);
  return refusal === null ? [] : [planIssueOf(refusal)];
}

function paymentFaults(form: ImportedForm, plan: Plan, today: CalendarDate) {
  const { paidToDate, reliefToDate, lastPaidOn, startOn } = form;
  const found: RefusedField[] = [];
  if (startOn > today) found.push({ field: 'startOn', message: 'day_to_come' });
  if (paidToDate > financedOf(plan)) found.push({ field: 'paidToDate', message: 'paid_beyond_installments' });
  else if (paidToDate + reliefToDate > financedOf(plan))
    found.push({ field: 'reliefToDate', message: 'relief_beyond_installments' });
  if (paidToDate > 0 && lastPaidOn === null)
    found.push({ field: 'lastPaidOn', message: 'last_paid_required' });
  if (lastPaidOn !== null && lastPaidOn > today) found.push({ field: 'lastPaidOn', message: 'day_to_come' });
  if (lastPaidOn !== null && lastPaidOn < startOn)
    found.push({ field: 'lastPaidOn', message: 'paid_before_delivery' });
  return found;
}
