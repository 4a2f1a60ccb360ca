import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { payableRupees, rupeesMax, rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { importWords } from '#contract/insight/import-fields.ts';
import { agreementForm } from '#contract/lending/agreements.ts';
import { contractIssues, planIssueOf } from '#contract/lending/terms/plan-issues.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { contractKinds, refusalsOfContract } from '#domain/lending/agreements/contract-kind.ts';
import { type Frequency, financedOf, type Plan, refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { type Installment, rowsOf, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { rupees } from '#domain/money/rupees.ts';
import { parseCnic } from '#domain/person/cnic.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { refusedFields } from '#server/platform/http/parse-input.ts';
import type { RefusedField } from '#server/platform/refusal.ts';
import type { FileRow } from './file-reading.ts';
import type { Judged, JudgingContext, RowAmounts } from './judged.ts';
import { type HoldingCustomer, holdingCustomers, knownAgreements } from './lookups.queries.ts';
import { type OwnRows, ownRowsFaults, ownRowsIn, withOwnRows } from './own-rows.ts';
import { type CellValues, emptyCell, moreFaults, readCells } from './read-cells.ts';
import { againstRecord, type FieldValues } from './row-differences.ts';

/** The fields of a running agreement in a file. Without a kind it is a sale. */
const importedForm = z.object({
  registerNumber: requiredText(40, 'text_required'),
  cnic: cnicNumber(),
  service: agreementForm.shape.service,
  contractKind: z._default(z.enum(contractKinds), 'deferred_sale'),
  /** The goods of a sale. */
  description: optionalText(200),
  price: payableRupees(),
  downPayment: z._default(rupeesOrNone(), rupees(0)),
  count: agreementForm.shape.count,
  frequency: z.enum(Object.keys(importWords.frequency) as (keyof typeof importWords.frequency)[], {
    error: 'choice_required' satisfies FieldMessageKey,
  }),
  startOn: calendarDay(),
  firstDueOn: calendarDay(),
  paidToDate: z._default(rupeesOrNone(), rupees(0)),
  /** The way in which the down payment and the payments came. */
  method: z._default(z.enum(paymentMethods), 'cash'),
  reliefToDate: z._default(rupeesOrNone(), rupees(0)),
  lastPaidOn: optionalField(calendarDay()),
});
type ImportedForm = z.output<typeof importedForm>;

const frequencies: Readonly<Record<ImportedForm['frequency'], Frequency>> = {
  monthly: { unit: 'months', every: 1 },
  fortnightly: { unit: 'weeks', every: 2 },
  weekly: { unit: 'weeks', every: 1 },
  daily: { unit: 'days', every: 1 },
};

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
      const { customerId, agreementNumber, key: _, ...stored } = onRecord;
      return {
        ...told,
        onRecord: { customerId, agreementNumber },
        ...againstRecord(stored, saidOf(values)),
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

/** The terms and the money of a row as the form would take them, each by itself. */
function saidOf(values: CellValues): FieldValues {
  const { cnic, price, downPayment, count, startOn, firstDueOn, paidToDate, reliefToDate } =
    importedForm.shape;
  const compared = { cnic, price, downPayment, count, startOn, firstDueOn, paidToDate, reliefToDate };
  return Object.fromEntries(
    Object.entries(compared).flatMap(([name, field]) => {
      const value: unknown = Reflect.get(values, name);
      const parsed = field.safeParse(value);
      return parsed.success && value !== undefined ? [[name, parsed.data]] : [];
    }),
  );
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
