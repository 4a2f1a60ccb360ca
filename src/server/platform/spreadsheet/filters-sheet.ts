import type { Pool } from 'pg';
import { filtersSheetWords as words } from '#contract/fields/file-headings.messages.ts';
import { type ExportFilter, exportFilters } from '#contract/insight/export-filters.messages.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { type CellValue, datedCell } from '../http/csv-of.ts';
import { filterNames } from './filter-names.ts';

/** A sheet of labels and their values. */
export interface LabeledSheet {
  readonly name: string;
  readonly lines: readonly (readonly [label: string, value: CellValue])[];
}

/** The filters of an exported list or report that are in force. */
export type FiltersInForce = { readonly [Name in keyof typeof exportFilters]?: unknown };

interface Export {
  readonly filters: FiltersInForce;
  readonly exportedBy: string;
  readonly now: number;
  readonly rows: number;
}

/** The sheet that tells how the rows of a workbook were chosen, by whom and when, in the reader's language. */
export async function filtersSheet(
  pool: Pool,
  { filters: given, exportedBy, now, rows }: Export,
  language: Language,
): Promise<LabeledSheet> {
  const idOf = (...ids: unknown[]) => ids.find((id) => typeof id === 'string') ?? null;
  const { branch, person } = await filterNames(pool, {
    branchId: idOf(given.branchId),
    personId: idOf(given.officerId, given.takenById, given.assigneeId),
  });
  const named: Readonly<Record<string, Phrase | null>> = {
    branchId: branch,
    officerId: person,
    takenById: person,
    assigneeId: person,
  };
  const inForce = Object.entries<ExportFilter>(exportFilters).flatMap(([key, filter]) => {
    const value = given[key as keyof FiltersInForce];
    if (typeof value !== 'string') return [];
    const told = named[key]?.[language] ?? tell(filter.value, value, language);
    return [[filter.name[language], told] as const];
  });
  return {
    name: words.title[language],
    lines: [
      ...(inForce.length > 0 ? inForce : [[words.title[language], words.none[language]] as const]),
      [words.exportedBy[language], exportedBy],
      [words.exportedAt[language], datedCell('moment', new Date(now).toISOString())],
      [words.rows[language], rows],
    ],
  };
}

/** The names of branches and people are looked up. */
function tell(by: ExportFilter['value'], value: string, language: Language): CellValue {
  if (by === 'day') return datedCell('day', value);
  if (typeof by === 'function') return by(value)[language];
  return typeof by === 'object' ? (by[value]?.[language] ?? value) : value;
}
