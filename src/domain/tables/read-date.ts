import {
  type CalendarDate,
  calendarDate,
  dateOfEpochDay,
  epochDayOf,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';

/**
 * The order of day and month in a file, for dates that can be read both ways. A date that begins with its year has one reading.
 */
export const dateOrders = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The days that a spreadsheet stores as days: as they are, or with day and month turned round. */
export const storedDayReadings = ['as_stored', 'turned'] as const;
export type StoredDayReading = (typeof storedDayReadings)[number];

export type DateReading =
  | { readonly ok: true; readonly date: CalendarDate }
  | { readonly ok: false; readonly reason: 'date_invalid' | 'date_ambiguous' | 'date_year_short' };

/** A spreadsheet counts days from 1899-12-30; five digits are the years 1927 to 2173. */
const serialDay = /^(\d{5})(?:\.\d+)?$/;
const numbered = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})(?:[T ]+\d{1,2}:\d{2}.*)?$/;

const englishMonths = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const urduMonths = [
  ...['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون'],
  ...['جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
].map(foldForSearch);

const spreadsheetDayZero = epochDayOf(calendarDate('1899-12-30'));

/**
 * Reads a day as people and spreadsheets write it, in any digits, with the months of either language. A year of two digits is the
 * latest one that is not after `latestYear`; it is read where the month is a word or an order is chosen. Refuses a day that does
 * not exist, another year of two digits, and, where no order is chosen, a day that two orders read differently.
 */
export function readDate(text: string, order: DateOrder | null, latestYear = 2099): DateReading {
  const written = toLatinDigits(text).trim();
  const serial = serialDay.exec(written)?.[1];
  if (serial !== undefined) return readingOf(dateOfEpochDay(spreadsheetDayZero + Number(serial)));
  const named = namedParts(written);
  if (named !== null) return readingOf(dateFrom(wholeYear(named.year, latestYear), named.month, named.day));
  const [, first = '', second = '', third = ''] = numbered.exec(written) ?? [];
  if (first.length === 4) return readingOf(dateFrom(first, second, third));
  if (third.length === 4) return readOrdered(first, second, third, order);
  if (first === '' || third.length !== 2) return { ok: false, reason: 'date_invalid' };
  if (order === null) return { ok: false, reason: 'date_year_short' };
  return readOrdered(first, second, wholeYear(third, latestYear), order);
}

/** True for a day whose year has two digits. */
export function hasShortYear(text: string): boolean {
  const written = toLatinDigits(text).trim();
  if (/\d{4}/.test(written)) return false;
  const [, first = '', , third = ''] = numbered.exec(written) ?? [];
  return (namedParts(written)?.year ?? (first.length < 4 ? third : '')).length === 2;
}

/** A day stored as a day, as the reader of workbooks writes it. */
const storedDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * True if a spreadsheet has probably turned day and month round in a column: it takes `03/04/2026` for a day of its own order,
 * and leaves `25/04/2026` a text. So each stored day could be a month, and the texts could not.
 */
export function seemsTurned(column: Iterable<string>): boolean {
  let couldBe = false;
  let hasText = false;
  for (const text of column) {
    const [, , month, day] = storedDay.exec(text) ?? [];
    if (Number(day) > 12) return false;
    if (day !== undefined && day !== month) couldBe = true;
    const [, first = '', second = '', third = ''] = numbered.exec(toLatinDigits(text).trim()) ?? [];
    if (third.length >= 2 && first.length <= 2 && (Number(first) > 12 || Number(second) > 12)) hasText = true;
  }
  return couldBe && hasText;
}

/** A stored day with its day and month turned round; null for another text, and for one that it does not change. */
export function turnedDay(text: string): string | null {
  const [, year, month = '', day = ''] = storedDay.exec(text) ?? [];
  return year === undefined || month === day || Number(day) > 12 ? null : `${year}-${day}-${month}`;
}

interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The parts of a day whose month is a word, before or after it; null if there is none. */
function namedParts(written: string): Parts | null {
  if (!/\p{L}/u.test(written)) return null;
  const apart = written.replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ');
  const words = foldForSearch(apart)
    .split(' ')
    .filter((word) => !/^(?:st|nd|rd|th|of)$/.test(word));
  const [first = '', second = '', year = ''] = words;
  const [day, month] = /^\d/.test(first) ? [first, monthOf(second)] : [second, monthOf(first)];
  const isDay = words.length === 3 && /^\d{1,2}$/.test(day) && /^(?:\d{2}|\d{4})$/.test(year);
  return isDay && month !== null ? { day, month: String(month), year } : null;
}

/** The number of a month by its name or the first letters of an English one. */
function monthOf(word: string): number | null {
  const isShort = (month: string) => word.length > 2 && month.startsWith(word);
  const english = word === 'sept' ? 8 : englishMonths.findIndex(isShort);
  const place = english >= 0 ? english : urduMonths.indexOf(word);
  return place < 0 ? null : place + 1;
}

function wholeYear(year: string, latestYear: number): string {
  if (year.length > 2) return year;
  const inCentury = latestYear - (latestYear % 100) + Number(year);
  return String(inCentury > latestYear ? inCentury - 100 : inCentury);
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
