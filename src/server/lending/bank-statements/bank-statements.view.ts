import {
  type StatementOfAccount,
  type StatementReading,
  type StoredStatementLine,
  statementShownMax,
} from '#contract/lending/bank-statements/bank-statements.ts';
import { holesBetweenDays, holesInFile } from '#domain/lending/statements/balance-holes.ts';
import { type StatementColumns, statementFields } from '#domain/lending/statements/statement-columns.ts';
import type { Addition } from './add-statement.ts';
import type { readStatementOfAccount, StoredLineRow } from './bank-statements.queries.ts';

/** The lines of a file that are shown before it is added. */
const sampleLines = 5;
const firstLines = 20;

/** A file as it is read, with the number of its new lines. */
export function statementReadingView(
  { file, added }: Addition,
  byRule: StatementReading['byRule'] = null,
): StatementReading {
  const { lines, faults, sheet, headingLine, headings, columns, dateOrder, isOrderUnclear } = file;
  const sumOf = (paisa: readonly number[]) => paisa.reduce((sum, one) => sum + one, 0);
  const amounts = lines.map(({ paisa }) => paisa);
  return {
    firstLines: sheet.lines
      .slice(0, firstLines)
      .map(({ line, cells }) => ({ line, text: cells.join(' · ') })),
    ...{ headingLine, headings: [...headings], columns: inOrder(columns), dateOrder, isOrderUnclear },
    lines: lines.length,
    added: added.length,
    from: lines[0]?.day ?? null,
    until: lines.at(-1)?.day ?? null,
    inPaisa: sumOf(amounts.filter((paisa) => paisa > 0)),
    outPaisa: sumOf(amounts.filter((paisa) => paisa < 0)),
    sample: lines.slice(0, sampleLines).map(({ line, day, paisa, reference, text, balancePaisa }) => ({
      ...{ line, day, paisa, reference, text, balancePaisa },
    })),
    faults: faults.slice(0, statementShownMax).map(({ line, reason }) => ({ line, reason })),
    holes: holesInFile(lines)
      .slice(0, statementShownMax)
      .map(({ line, day, missingPaisa }) => ({ line, day, missingPaisa })),
    byRule,
  };
}

/** The columns in the order of the fields. */
function inOrder(columns: StatementColumns): StatementColumns {
  return Object.fromEntries(statementFields.map((field) => [field, columns[field]])) as StatementColumns;
}

/** The statement of an account with its holes, the newest first. */
export function statementOfAccountView({
  accountId,
  account,
  extent,
  days,
  files,
}: Awaited<ReturnType<typeof readStatementOfAccount>>): StatementOfAccount {
  const holes = holesBetweenDays(days).toReversed();
  return {
    accountId,
    accountName: account.name,
    accountKind: account.kind,
    lines: extent?.lines ?? 0,
    from: extent?.from ?? null,
    until: extent?.until ?? null,
    balancePaisa: days.at(-1)?.ends[0] ?? null,
    holes: holes.slice(0, statementShownMax).map(({ day, missingPaisa }) => ({ day, missingPaisa })),
    files: files.map(({ id, fileName, lines, added, createdAt, createdByName }) => ({
      ...{ id, fileName, lines, added },
      createdAt: createdAt.toISOString(),
      createdByName,
    })),
  };
}

export function storedLineView(row: StoredLineRow): StoredStatementLine {
  const { id, day, paisa, reference, text, balancePaisa, match } = row;
  return {
    ...{ id, day, paisa, reference, text, balancePaisa },
    match: match && {
      ...{ how: match.how, isByRule: match.isByRule, byName: match.byName, reason: match.reason },
    },
  };
}
