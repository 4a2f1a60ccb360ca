import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Calls } from '#test/support/calls/calls.ts';
import type { Bytes } from '#test/support/calls/raw-request.ts';
import { openAccount } from './cash.ts';
import type { Desk } from './lending.ts';

/** A line as a bank writes it, in rupees. */
export interface BankLine {
  readonly day: CalendarDate;
  readonly text: string;
  readonly reference: string;
  readonly amount: number;
}

let lines = 0;

/** A line of its own that came in on 16 November, unless it is said otherwise. */
export function bankLine(line: Partial<BankLine> = {}): BankLine {
  lines += 1;
  return {
    ...{ day: calendarDate('2026-11-16'), text: `RAAST ${lines}`, reference: `R-${lines}`, amount: 4_300 },
    ...line,
  };
}

const headings = ['Date', 'Description', 'Reference No', 'Debit', 'Credit', 'Balance'];
const money = (amount: number) => amount.toLocaleString('en-IN', { minimumFractionDigits: 2 });

/** The rows of a statement with their running balance. */
export function statementRows(all: readonly BankLine[], opening = 100_000): string[][] {
  let balance = opening;
  return all.map(({ day, text, reference, amount }) => {
    balance += amount;
    const [out, came] = amount < 0 ? [money(-amount), ''] : ['', money(amount)];
    return [day, text, reference, out, came, money(balance)];
  });
}

/** A CSV file as a bank gives it out. */
export function statementFile(rows: readonly (readonly string[])[], titles: readonly string[] = []): Bytes {
  const quoted = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  return new TextEncoder().encode([...titles, ...quoted].join('\r\n'));
}

/** The form of a file with these lines. */
export const statementBody = (all: readonly BankLine[], opening?: number) => ({
  fileName: 'statement.csv',
  table: statementFile(statementRows(all, opening)),
});

/** Adds a file with these lines to the statement of an account. */
export const addStatement = (
  testApi: Calls,
  { superadmin }: Desk,
  id: string,
  all: readonly BankLine[],
  opening?: number,
) => testApi.call('addBankStatement', { as: superadmin, params: { id }, body: statementBody(all, opening) });

/** A line on an account of its own; its id. */
export async function lineOf(testApi: Calls, desk: Desk, line: BankLine): Promise<string> {
  const { id } = await openAccount(testApi, desk);
  await addStatement(testApi, desk, id, [line]);
  const { lines } = await testApi.call('listWaitingLines', { as: desk.superadmin, params: { id } });
  return lines[0]?.id ?? '';
}
