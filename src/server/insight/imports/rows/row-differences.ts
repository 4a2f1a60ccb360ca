import type { ImportFieldName } from '#contract/insight/import-fields.ts';
import type { RowDifference } from './judged.ts';

/** Values by the columns of a file. A column without a value says nothing. */
export type FieldValues = Readonly<Partial<Record<ImportFieldName, string | number | null>>>;

/** The values of a row that are other than those on record. */
export function differencesOf(stored: FieldValues, said: FieldValues): RowDifference[] {
  return (Object.keys(said) as ImportFieldName[]).flatMap((field): RowDifference[] => {
    const [was, now] = [stored[field], said[field]];
    if (was === undefined || now === undefined || now === null || now === was) return [];
    return [{ field, was, now }];
  });
}

/** The state of a row that is on record. */
export function onRecordWith(
  differences: readonly RowDifference[],
):
  | { readonly state: 'known' }
  | { readonly state: 'differs'; readonly differences: readonly RowDifference[] } {
  return differences.length === 0 ? { state: 'known' } : { state: 'differs', differences };
}
