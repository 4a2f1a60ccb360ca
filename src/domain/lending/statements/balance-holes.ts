import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

interface BalancedLine {
  readonly line: number;
  readonly day: CalendarDate;
  readonly paisa: number;
  readonly balancePaisa: number | null;
}

/** A place where lines are missing: the balance after it does not follow from the one before it. */
export interface BalanceHole {
  /** The day of the first line after it. */
  readonly day: CalendarDate;
  /** The sum of the missing lines in paisa; null if lines of the day are missing in several places. */
  readonly missingPaisa: number | null;
}

/** The holes between the lines of a file, oldest first, each with the line after it. A line without a balance is not compared. */
export function holesInFile(lines: readonly BalancedLine[]): (BalanceHole & { readonly line: number })[] {
  return lines.flatMap(({ line, day, paisa, balancePaisa }, index) => {
    const before = lines[index - 1]?.balancePaisa ?? null;
    if (before === null || balancePaisa === null) return [];
    const missingPaisa = balancePaisa - paisa - before;
    return missingPaisa === 0 ? [] : [{ line, day, missingPaisa }];
  });
}

/**
 * The balances that the lines of a day do not join, in paisa. Of a whole day one beginning and one end are left; a day without
 * either ends as it began.
 */
export interface DayEnds {
  readonly day: CalendarDate;
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/**
 * The holes of an account between its days and within them, oldest first. `days` are in order; the files that brought their lines
 * may have come in any.
 */
export function holesBetweenDays(days: readonly DayEnds[]): BalanceHole[] {
  const holes: BalanceHole[] = [];
  let before: readonly number[] = [];
  for (const { day, begins, ends } of days) {
    const [first] = begins;
    if (first === undefined) continue;
    const [last] = before;
    const isJoined = last === undefined || begins.some((balance) => before.includes(balance));
    const isOne = begins.length === 1 && before.length <= 1;
    if (begins.length > 1) holes.push({ day, missingPaisa: null });
    else if (!isJoined) holes.push({ day, missingPaisa: isOne ? first - last : null });
    before = ends;
  }
  return holes;
}
