import { invariant } from '#domain/invariant.ts';

declare const calendarDateBrand: unique symbol;
/**
 * A day in Karachi, as `YYYY-MM-DD` of the Gregorian calendar. It has no time and no time zone. Dates compare as text: `a < b`
 * means that a is earlier.
 */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

interface DateParts {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly day: number;
}

const pattern = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function partsOf(text: string): DateParts | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

function knownPartsOf(date: CalendarDate): DateParts {
  const parts = partsOf(date);
  invariant(parts !== null, `${date} was checked when it became a date`);
  return parts;
}

function dateFrom({ year, month, day }: DateParts): CalendarDate {
  invariant(year >= 1000 && year <= 9999, `the year ${year} is outside the calendar`);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;
}

/** The accepted years. Every birth and agreement is within them, and date arithmetic from there never leaves four digits. */
const earliestYear = 1900;
const latestYear = 2199;

/**
 * Reads `YYYY-MM-DD`. Null for any other form, for a day that doesn't exist, such as 2026-02-29, and for a year outside
 * 1900–2199.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  const parts = partsOf(text);
  if (parts === null || parts.year < earliestYear || parts.year > latestYear) return null;
  return text as CalendarDate;
}

/** Converts a text that is known to be a date: from the database, or a literal of the program. */
export function calendarDate(text: string): CalendarDate {
  invariant(partsOf(text) !== null, `${text} is not a date`);
  return text as CalendarDate;
}

/**
 * The days since 1970-01-01. Howard Hinnant's `days_from_civil`: years are counted from March, so that the leap day is the
 * last of its year and a month's first day follows from one line. https://howardhinnant.github.io/date_algorithms.html
 */
export function epochDayOf(date: CalendarDate): number {
  const { year, month, day } = knownPartsOf(date);
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date `epochDay` days after 1970-01-01: the inverse of `epochDayOf`, by `civil_from_days` of the same source. */
export function dateOfEpochDay(epochDay: number): CalendarDate {
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return dateFrom({ year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day });
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfEpochDay(epochDayOf(date) + days);
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return epochDayOf(to) - epochDayOf(from);
}

/** The day of the week: 0 is Sunday, 6 is Saturday. 1970-01-01 was a Thursday. */
export function weekdayOf(date: CalendarDate): number {
  return (((epochDayOf(date) + 4) % 7) + 7) % 7;
}

/** The day of the month, 1–31. */
export function dayOfMonth(date: CalendarDate): number {
  return knownPartsOf(date).day;
}

/**
 * The date some months away that falls on the anchor's day of the month, or on the month's last day when the month is
 * shorter. Counting from one anchor each time leads back to its day: 31 Jan, 28 Feb, 31 Mar.
 */
export function addMonths(
  date: CalendarDate,
  months: number,
  anchorDay: number = dayOfMonth(date),
): CalendarDate {
  const parts = knownPartsOf(date);
  const monthsSinceYearZero = parts.year * 12 + (parts.month - 1) + months;
  const year = Math.floor(monthsSinceYearZero / 12);
  const month = monthsSinceYearZero - year * 12 + 1;
  return dateFrom({ year, month, day: Math.min(anchorDay, daysInMonth(year, month)) });
}

/** Orders dates for `sort`, earliest first. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Full years of age. A person born on 29 February is a year older on 1 March of a common year. */
export function ageInYears(bornOn: CalendarDate, on: CalendarDate): number {
  const hadBirthday = on.slice(5) >= bornOn.slice(5);
  return knownPartsOf(on).year - knownPartsOf(bornOn).year - (hadBirthday ? 0 : 1);
}
