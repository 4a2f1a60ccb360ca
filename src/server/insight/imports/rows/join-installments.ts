import type { ImportFault } from '#contract/insight/import-faults.ts';
import type { ImportFieldName } from '#contract/insight/import-fields.ts';
import type { InstallmentColumn } from '#contract/insight/import-headings.ts';
import {
  agreementFinder,
  type ListedInstallment,
  writeListed,
} from '#domain/insight/imports/listed-installments.ts';
import type { Sheet } from '#server/platform/spreadsheet/read-sheet.ts';
import type { FieldColumns, FileRow } from './file-reading.ts';
import { findHeadings, type Listing } from './find-rows.ts';
import { matchHeadings, matchInstallmentHeadings } from './match-headings.ts';

/** The columns that a register of agreements has, and a sheet of installments has not. */
const ofRegisters: readonly ImportFieldName[] = [
  'service',
  'contractKind',
  'downPayment',
  'frequency',
  'firstDueOn',
  'reliefToDate',
];

/** Reads a sheet as one of installments; null if it has not their columns, or has several that only a register has. */
export function listingOf(sheet: Sheet, chosen: number | null): Listing | null {
  const headings = findHeadings(matchInstallmentHeadings, sheet, chosen);
  const columns = matchInstallmentHeadings(headings.cells);
  if (columns.dueOn === null || columns.amount === null) return null;
  if (columns.registerNumber === null && columns.cnic === null) return null;
  const others = headings.cells.map((cell, place) => (place === columns.dueOn ? '' : cell));
  const asRegister = matchHeadings('agreements', others);
  return ofRegisters.filter((field) => asRegister[field] !== null).length > 1 ? null : { headings, columns };
}

/** A line that lists an installment. */
export interface ListedLine {
  readonly listing: Listing;
  readonly sheet: string;
  /** In the sheet. */
  readonly line: number;
  /** Its place among the lines of all sheets. */
  readonly row: FileRow;
}

export interface UnclaimedRow extends FileRow {
  readonly faults: readonly ImportFault[];
}

/**
 * Joins installments to the rows of their agreements, as one more cell at `place`. An installment of no agreement, or of one of
 * several, is returned with the reason.
 */
export function joinInstallments(
  rows: readonly FileRow[],
  columns: FieldColumns,
  listed: readonly ListedLine[],
  place: number,
): { readonly rows: FileRow[]; readonly unclaimed: UnclaimedRow[] } {
  const agreementOf = agreementFinder(
    rows.map(({ cells }) => {
      const cellOf = (field: ImportFieldName) => cells[columns[field] ?? -1] ?? '';
      return {
        registerNumber: cellOf('registerNumber'),
        cnic: cellOf('cnic'),
        description: cellOf('description'),
        startOn: cellOf('startOn'),
      };
    }),
  );
  const byAgreement = new Map<number, ListedInstallment[]>();
  const unclaimed: UnclaimedRow[] = [];
  for (const { listing, sheet, line, row } of listed) {
    const cellOf = (column: InstallmentColumn) => row.cells[listing.columns[column] ?? -1] ?? '';
    const found = agreementOf({
      registerNumber: cellOf('registerNumber'),
      cnic: cellOf('cnic'),
      description: cellOf('description'),
      startOn: cellOf('startOn'),
    });
    if (typeof found !== 'number') {
      unclaimed.push({ ...row, faults: [{ field: 'installments', message: found }] });
      continue;
    }
    const own = byAgreement.get(found) ?? [];
    own.push({ sheet, line, dueOn: cellOf('dueOn'), amount: cellOf('amount') });
    byAgreement.set(found, own);
  }
  const joined = rows.map(({ line, cells }, index) => ({
    line,
    cells: [
      ...Array.from({ length: place }, (_, at) => cells[at] ?? ''),
      writeListed(byAgreement.get(index) ?? []),
    ],
  }));
  return { rows: joined, unclaimed };
}
