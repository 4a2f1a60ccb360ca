import type { Pool } from 'pg';
import type { Workbook } from '#contract/endpoint.ts';
import { type ImportFault, sayImportFault } from '#contract/insight/import-faults.ts';
import { faultHeading } from '#contract/insight/import-fields.ts';
import type { Language } from '#domain/language.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';
import { findImport } from './imports.queries.ts';
import { columnName } from './imports.view.ts';

interface FaultyRow {
  readonly cells: readonly string[];
  readonly faults: readonly ImportFault[];
}

const findFaulty = {
  name: 'find-faulty-import-rows',
  text: `SELECT cells, faults FROM import_rows WHERE import_id = $1 AND state = 'faulty' ORDER BY line`,
};

/** The faulty rows: the columns of the file, and one with the corrections needed. After correction the file can be sent as it is. */
export async function faultyRows(pool: Pool, id: string, language: Language): Promise<Workbook> {
  const file = await findImport(pool, id);
  const { rows } = await pool.query<FaultyRow>({ ...findFaulty, values: [id] });
  // Without the column of faults that an earlier file may have.
  const headings = file.headings
    .map((name, place) => ({
      name: place === file.columns.installments ? columnName('installments', file, language) : name,
      place,
    }))
    .filter(({ name }) => !Object.values(faultHeading).includes(name));
  const columns: readonly CsvColumn<FaultyRow>[] = [
    ...headings.map(({ name, place }) => ({ name, of: ({ cells }: FaultyRow) => cells[place] ?? '' })),
    {
      name: faultHeading[language],
      of: ({ faults }) =>
        faults
          .map(
            (fault) =>
              `${columnName(fault.field, file, language)}: ${sayImportFault(fault, false, language)}`,
          )
          .join('; '),
    },
  ];
  return { fileName: `${file.kind}-to-correct.xlsx`, workbook: xlsxOf(columns, rows) };
}
