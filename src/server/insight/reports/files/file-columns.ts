import { type Cell, isAccount, isBranch, isPerson, isTitle } from '#contract/insight/report-cell.ts';
import { choiceNames } from '#contract/insight/report-choices.messages.ts';
import { ageText } from '#contract/insight/report-labels.messages.ts';
import type { ReportColumn } from '#contract/insight/report-shape.ts';
import { type ReportName, reportColumns } from '#contract/insight/report-table.ts';
import type { ReportFilters, ReportRow } from '#contract/insight/reports.ts';
import { chartAccountName } from '#contract/lending/labels/book-names.messages.ts';
import { percentsOf } from '#domain/money/ratio.ts';
import type { CsvColumn } from '#server/platform/http/csv-of.ts';

type FileColumn = CsvColumn<Pick<ReportRow, 'cells'>>;

/** The columns of a report in a file: a name has one for each language. */
export function fileColumns(report: ReportName, filters: ReportFilters): FileColumn[] {
  return reportColumns(report, filters).flatMap(([column, shape]) => columnsOf(column, shape));
}

const fileNameOf = (column: string) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(column: string, shape: ReportColumn): FileColumn[] {
  const name = fileNameOf(column);
  const cell = (suffix: string, of: (cell: Cell) => ReturnType<FileColumn['of']>): FileColumn => ({
    name: `${name}${suffix}`,
    of: ({ cells }) => of(cells[column] ?? null),
  });
  switch (shape.kind) {
    case 'rate':
      return [
        {
          name: `${name}_percent`,
          of: ({ cells }) => percentsIn(cells, shape),
          total: (sums) => percentsOfSums(sums, shape),
        },
      ];
    case 'branch':
      return [
        cell('', (branch) => (isBranch(branch) ? branch.code : null)),
        cell('_city', (branch) => (isBranch(branch) ? branch.city.en : null)),
        cell('_city_urdu', (branch) => (isBranch(branch) ? branch.city.ur : null)),
      ];
    case 'challenge':
      return [
        cell('', (title) => (isTitle(title) ? title.own : null)),
        cell('_urdu', (title) => (isTitle(title) ? title.ur : null)),
      ];
    case 'person':
    case 'customer':
      return [
        cell('', (person) => (isPerson(person) ? person.fullName.own : null)),
        cell('_urdu', (person) => (isPerson(person) ? person.fullName.ur : null)),
      ];
    case 'day':
      return [{ ...cell('', (day) => (typeof day === 'string' ? day : null)), as: 'day' }];
    case 'choice':
      return [cell('', (value) => (typeof value === 'string' ? (choiceNames[value] ?? value) : null))];
    case 'account':
      return [
        cell('', (account) => (isAccount(account) ? chartAccountName(account.account, account.name) : null)),
      ];
    case 'age':
      return [cell('', (age) => (typeof age === 'string' ? ageText(age) : null))];
    default:
      return [
        {
          ...cell('', (value) => (typeof value === 'object' ? null : value)),
          ...(shape.isSummed && { total: 'sum' }),
        },
      ];
  }
}

type Rate = Extract<ReportColumn, { readonly kind: 'rate' }>;

/** Null if there is nothing to divide by. */
function percentsIn(cells: ReportRow['cells'], { part, whole, rounded }: Rate): number | null {
  const ratio = { part: Number(cells[part]), whole: Number(cells[whole]) };
  return ratio.whole === 0 ? null : percentsOf(ratio, rounded);
}

/** Null, too, where the two figures have no sums. */
function percentsOfSums(sums: ReadonlyMap<string, number>, { part, whole, ...rate }: Rate): number | null {
  const [partSum, wholeSum] = [sums.get(fileNameOf(part)), sums.get(fileNameOf(whole))];
  if (partSum === undefined || wholeSum === undefined) return null;
  return percentsIn({ part: partSum, whole: wholeSum }, { ...rate, part: 'part', whole: 'whole' });
}
