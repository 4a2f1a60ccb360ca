import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import { phoneNote } from '#contract/insight/import-fields.ts';
import { readPhones } from '#domain/insight/imports/read-phones.ts';
import { formatPhone } from '#domain/person/phone.ts';
import type { FileReading } from './file-reading.ts';
import type { CellValues } from './read-cells.ts';

/** The values of a customer with each phone in its place. */
interface Placed {
  readonly values: CellValues;
  readonly faults: readonly ImportFault[];
  /** The things that are missing or moved, for the preview. */
  readonly marks: readonly ImportFault[];
}

/**
 * Puts the first mobile of a row in the place of the phone and the second in that of the second phone. Landlines and further
 * mobiles go into the notes. A row without a mobile is marked, but a file without their column is not taken for one of customers
 * without phones.
 */
export function withPhones(values: CellValues, { columns, forAll }: FileReading): Placed {
  const read = (['phone', 'secondPhone'] as const).map((field) => {
    const text = String(values[field] ?? '');
    return { field, text, found: readPhones(text) };
  });
  const faults = read
    .filter(({ text, found }) => text !== '' && found === null)
    .map(({ field }): ImportFault => ({ field, message: 'import_phone_unknown' }));
  const [phone, secondPhone, ...more] = new Set(read.flatMap(({ found }) => found?.mobiles ?? []));
  const noted = [...more.map(formatPhone), ...read.flatMap(({ found }) => found?.landlines ?? [])];
  const { phone: _, secondPhone: __, ...others } = values;
  const notes = [values.notes, ...(noted.length > 0 ? [phoneNote(noted)] : [])].filter(Boolean).join('\n');
  const placed = {
    ...others,
    ...(phone !== undefined && { phone }),
    ...(secondPhone !== undefined && { secondPhone }),
    ...(notes !== '' && { notes }),
  };
  const isAsked = (columns.phone ?? null) === null && forAll.phone === undefined;
  if (phone === undefined && isAsked) faults.push({ field: 'phone', message: phoneRequired });
  return { values: placed, faults, marks: marksOf(phone !== undefined, noted.length > 0) };
}

const phoneRequired = 'phone_required' satisfies FieldMessageKey;

function marksOf(hasMobile: boolean, hasNoted: boolean): ImportFault[] {
  if (hasMobile && !hasNoted) return [];
  const message = hasMobile ? 'import_phones_noted' : hasNoted ? 'import_landline_noted' : 'import_no_mobile';
  return [{ field: 'phone', message }];
}
