import { firstDifference } from '#domain/insight/imports/first-difference.ts';
import { refusalOfPaidMore } from '#domain/insight/imports/paid-more.ts';
import { rupees } from '#domain/money/rupees.ts';
import { frequencies, type ImportedForm, importedForm } from './agreement-form.ts';
import type { PaidDifference, RowDifference } from './judged.ts';
import type { KnownAgreement } from './known-agreements.queries.ts';
import type { OwnRows } from './own-rows.ts';
import type { CellValues } from './read-cells.ts';
import { differencesOf, type FieldValues } from './row-differences.ts';

/** The values of a row that are other than those of the agreement as an import brought it in. */
export function agreementDifferences(
  known: KnownAgreement,
  values: CellValues,
  own: OwnRows | null,
): RowDifference[] {
  const { cnic, service, contractKind, description, price, downPayment, count, startOn, firstDueOn } = known;
  const { paidToDate, reliefToDate, frequency, installments } = known;
  const terms = { cnic, service, contractKind, description, price, downPayment, count, startOn, firstDueOn };
  const stored = { ...terms, paidToDate, reliefToDate, frequency: wordOf(frequency) };
  const differences = differencesOf(stored, saidOf(values)).filter(
    // The first installment of a sheet says it.
    ({ field }) => own === null || field !== 'firstDueOn',
  );
  return [
    ...differences.map((one) =>
      one.field === 'paidToDate' ? { ...one, paid: paidOf(known, values, one) } : one,
    ),
    ...(own === null ? [] : installmentDifferences(installments, own)),
  ];
}

function paidOf(known: KnownAgreement, values: CellValues, { was, now }: RowDifference): PaidDifference {
  const { cnic, lastPaidOn, method, registerNumber } = importedForm.shape;
  const day = lastPaidOn.safeParse(values.lastPaidOn).data ?? null;
  const stays = refusalOfPaidMore({
    ...known,
    was: Number(was),
    now: Number(now),
    lastPaidOn: day,
    isOfOther: cnic.safeParse(values.cnic).data !== known.cnic,
    payable: known.price - known.downPayment - known.reliefToDate,
  });
  if (stays !== null || day === null) return { stays: stays ?? 'day_missing' };
  return {
    stays,
    amount: rupees(Number(now) - Number(was)),
    valuedOn: day,
    method: method.parse(values.method),
    registerNumber: registerNumber.parse(values.registerNumber),
  };
}

/** The terms and the money of a row as the form would take them, each by itself. */
function saidOf(values: CellValues): FieldValues {
  return Object.fromEntries(
    Object.entries(importedForm.shape).flatMap(([name, field]) => {
      const value: unknown = Reflect.get(values, name);
      const parsed = field.safeParse(value);
      return parsed.success && value !== undefined ? [[name, parsed.data]] : [];
    }),
  );
}

function wordOf({ unit, every }: KnownAgreement['frequency']): string | null {
  const words = Object.keys(frequencies) as ImportedForm['frequency'][];
  return words.find((word) => frequencies[word].unit === unit && frequencies[word].every === every) ?? null;
}

/** The first installment on another day, and the first of another amount. The count is a difference of its own. */
function installmentDifferences(
  installments: KnownAgreement['installments'],
  { rows }: OwnRows,
): RowDifference[] {
  const byDay = firstDifference(
    installments.map(({ dueOn }) => dueOn),
    rows.map(({ dueOn }) => dueOn),
  );
  const byAmount = firstDifference<number>(
    installments.map(({ amount }) => amount),
    rows.map(({ amount }) => amount),
  );
  return [byDay, byAmount].flatMap((found): RowDifference[] => {
    if (found === null) return [];
    const { number, others, was, now } = found;
    return [{ field: 'installments', was, now, installment: { number, others } }];
  });
}
