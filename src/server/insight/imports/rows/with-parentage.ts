import { parentageIn } from '#domain/insight/imports/parentage.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import type { RefusedField } from '#server/platform/refusal.ts';
import type { FieldColumns } from './file-reading.ts';
import type { CellValues } from './read-cells.ts';

/** The values of a customer with what the name says of the father or husband. */
interface Understood {
  readonly values: CellValues;
  readonly faults: readonly RefusedField[];
  /** The part of the name that was understood so, to be shown; null if there is none. */
  readonly parentage: string | null;
}

/**
 * Understands `S/O`, `D/O` and `W/O` in the name, or before the name of the father or husband. It goes before a relation that was
 * chosen for all rows. A relation or a name that a column says otherwise is a fault.
 */
export function withParentage(values: CellValues, columns: FieldColumns): Understood {
  const inName = parentageIn(String(values['fullName.own'] ?? ''));
  const inRelative = parentageIn(String(values['relativeName.own'] ?? ''));
  const beside = inRelative?.name === '' ? inRelative : null;
  const relativeName = beside?.relativeName ?? values['relativeName.own'];
  const ofColumn = (columns.relative ?? null) === null ? undefined : values.relative;
  const relative = ofColumn ?? beside?.relative;
  if (inName === null || inName.name === '')
    return {
      values: withValues(values, { relative: relative ?? values.relative, relativeName }),
      faults: [],
      parentage: null,
    };
  const isOther =
    (relative !== undefined && relative !== inName.relative) ||
    (relativeName !== undefined &&
      foldForSearch(String(relativeName)) !== foldForSearch(inName.relativeName));
  const { name, mark } = inName;
  return {
    values: {
      ...withValues(values, { relative: inName.relative, relativeName: inName.relativeName }),
      'fullName.own': name,
    },
    faults: isOther ? [{ field: 'fullName.own', message: 'parentage_differs' }] : [],
    parentage: `${mark} ${inName.relativeName}`,
  };
}

function withValues(
  values: CellValues,
  {
    relative,
    relativeName,
  }: { relative: string | number | undefined; relativeName: string | number | undefined },
): CellValues {
  return {
    ...values,
    ...(relative !== undefined && { relative }),
    ...(relativeName !== undefined && { 'relativeName.own': relativeName }),
  };
}
