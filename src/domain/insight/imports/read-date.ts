import {
  type CalendarDate,
  calendarDate,
  dateOfEpochDay,
  epochDayOf,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/**
 * The order of day and month in a file, for dates that can be read both ways. A date that begins with its year has one reading.
 */
export const dateOrders = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

export type DateReading =
  | { readonly ok: true; readonly date: CalendarDate }
  | { readonly ok: false; readonly reason: 'date_invalid' | 'date_ambiguous' | 'date_year_short' };

/** A spreadsheet counts days from 1899-12-30; five digits are the years 1927 to 2173. */
const serialDay = /^(\d{5})(?:\.\d+)?$/;
const numbered = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})(?:[T ]+\d{1,2}:\d{2}.*)?$/;
const namedMonth = /^(\d{1,2})[-/.\s]*([a-z]{3})[a-z]*[-/.,\s]*(\d{4})$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const spreadsheetDayZero = epochDayOf(calendarDate('1899-12-30'));

/**
 * Reads a day as people and spreadsheets write it, in any digits. Refuses a day that does not exist, a year of two digits,
 * and, where no order is chosen, a day that two orders read differently.
 */
export function readDate(text: string, order: DateOrder | null): DateReading {
  const written = toLatinDigits(text).trim();
  const serial = serialDay.exec(written)?.[1];
  if (serial !== undefined) return readingOf(dateOfEpochDay(spreadsheetDayZero + Number(serial)));
  const [, namedDay, name, namedYear] = namedMonth.exec(written) ?? [];
  if (name !== undefined) {
    const month = months.indexOf(name.toLowerCase()) + 1;
    return readingOf(dateFrom(namedYear, String(month), namedDay));
  }
  const [, first = '', second = '', third = ''] = numbered.exec(written) ?? [];
  if (first.length === 4) return readingOf(dateFrom(first, second, third));
  if (third.length === 4) return readOrdered(first, second, third, order);
  return { ok: false, reason: first !== '' && third.length <= 2 ? 'date_year_short' : 'date_invalid' };
}

function readOrdered(first: string, second: string, year: string, order: DateOrder | null): DateReading {
  const dayFirst = dateFrom(year, second, first);
  const monthFirst = dateFrom(year, first, second);
  if (order !== null) return readingOf(order === 'day_first' ? dayFirst : monthFirst);
  const isAmbiguous = dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;
  return isAmbiguous ? { ok: false, reason: 'date_ambiguous' } : readingOf(dayFirst ?? monthFirst);
}

function dateFrom(year = '', month = '', day = ''): CalendarDate | null {
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function readingOf(date: CalendarDate | null): DateReading {
  return date === null ? { ok: false, reason: 'date_invalid' } : { ok: true, date };
}
