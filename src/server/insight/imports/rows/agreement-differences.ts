import { firstDifference } from '#domain/insight/imports/first-difference.ts';
import { frequencies, type ImportedForm, importedForm } from './agreement-form.ts';
import type { RowDifference } from './judged.ts';
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
  const { frequency, installments, ...stored } = known;
  return [
    ...differencesOf({ ...stored, frequency: wordOf(frequency) }, saidOf(values)).filter(
      // The first installment of a sheet says it.
      ({ field }) => own === null || field !== 'firstDueOn',
    ),
    ...(own === null ? [] : installmentDifferences(installments, own)),
  ];
}

/** The terms and the money of a row as the form would take them, each by itself. */
function saidOf(values: CellValues): FieldValues {
  const { registerNumber: _, method: __, lastPaidOn: ___, ...compared } = importedForm.shape;
  return Object.fromEntries(
    Object.entries(compared).flatMap(([name, field]) => {
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
