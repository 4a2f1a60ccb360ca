import type { ImportFieldName } from '#contract/insight/import-fields.ts';
import type { RowDifference } from './judged.ts';

/** Values by the columns of a file. A column without a value says nothing. */
export type FieldValues = Readonly<Partial<Record<ImportFieldName, string | number | null>>>;

/** A row that is on record: the same, or with the values that differ. */
export function againstRecord(
  stored: FieldValues,
  said: FieldValues,
): { readonly state: 'known' } | { readonly state: 'differs'; readonly differences: RowDifference[] } {
  const differences = (Object.keys(said) as ImportFieldName[]).flatMap((field): RowDifference[] => {
    const [was, now] = [stored[field], said[field]];
    if (was === undefined || now === undefined || now === null || now === was) return [];
    return [{ field, was, now }];
  });
  return differences.length === 0 ? { state: 'known' } : { state: 'differs', differences };
}
