import { parseCnic } from '#domain/person/cnic.ts';
import { type ListedPerson, parentageSound } from './match-kind.ts';

/** The longest texts of an entry, in UTF-16 units. */
export const entryTextLengthMax = 200;

/** The fields of an entry, by the names that the described shape has. */
export const listFields = ['name', 'father_name', 'cnic', 'reference'] as const;
export type ListField = (typeof listFields)[number];

/** An entry as the file has it: its row, and the values of its fields, not yet checked. */
export interface ListRow {
  /** As a person counts: lines of a CSV file, entries of the other formats. */
  readonly row: number;
  readonly values: Readonly<Partial<Record<ListField, unknown>>>;
}

/** The reasons why a row is refused, and the whole file with it. */
export const rowFaults = [
  'name_missing',
  'text_too_long',
  'not_a_text',
  'unprintable',
  'cnic_wrong',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** An entry of a list. */
export interface ListEntry extends ListedPerson {
  readonly row: number;
  readonly reference: string | null;
  readonly sound: string | null;
}

export type ReadRows =
  | { readonly ok: true; readonly entries: readonly ListEntry[]; readonly repeated: number }
  | { readonly ok: false; readonly row: number; readonly fault: RowFault };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const unprintable = /[\u0000-\u001F\u007F\p{Surrogate}]/u;

/** The text of a field, null for an empty one, or its fault. */
function readText(value: unknown): { readonly text: string | null } | RowFault {
  if (value === undefined || value === null) return { text: null };
  if (typeof value !== 'string') return 'not_a_text';
  const text = value.trim();
  if (text.length > entryTextLengthMax) return 'text_too_long';
  if (unprintable.test(text)) return 'unprintable';
  return { text: text || null };
}

function readRow({ row, values }: ListRow): ListEntry | RowFault {
  const [name, fatherName, cnicText, reference] = listFields.map((field) => readText(values[field]));
  const fault = [name, fatherName, cnicText, reference].find((read) => typeof read === 'string');
  if (typeof fault === 'string') return fault;
  const textOf = (read: typeof name) => (typeof read === 'object' ? read.text : null);
  const [own, father, written] = [textOf(name), textOf(fatherName), textOf(cnicText)];
  if (own === null) return 'name_missing';
  const cnic = written === null ? null : parseCnic(written);
  if (written !== null && cnic === null) return 'cnic_wrong';
  const sound = father === null ? null : parentageSound(own, father);
  return { row, name: own, fatherName: father, cnic, reference: textOf(reference), sound };
}

/**
 * Reads the entries of a list. Rows that say the same as an earlier one count once; `repeated` is their number. The first row
 * with a fault refuses the whole list: a list with a gap would let somebody through.
 */
export function readListRows(rows: Iterable<ListRow>): ReadRows {
  const entries = new Map<string, ListEntry>();
  let count = 0;
  for (const row of rows) {
    const entry = readRow(row);
    if (typeof entry === 'string') return { ok: false, row: row.row, fault: entry };
    const { name, fatherName, cnic, reference } = entry;
    const said = JSON.stringify([name, fatherName, cnic, reference]);
    if (!entries.has(said)) entries.set(said, entry);
    count += 1;
  }
  return { ok: true, entries: [...entries.values()], repeated: count - entries.size };
}
