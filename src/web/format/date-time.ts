import { dayMs, type Instant } from '#domain/instant.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { urduPartOfDay } from './clock-time.ts';

/** The lender's clock, wherever the reader is. */
const timeZone = 'Asia/Karachi';

/** In the lender's zone. It is created at the first use: it is costly, and a page needs few of them. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return format;
  };
}

const dayFormat = {
  en: formatIn('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }),
  ur: formatIn('ur-PK', { weekday: 'long', day: 'numeric', month: 'long' }),
};
const longDayFormat = {
  en: formatIn('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  ur: formatIn('ur-PK', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
};
const dateFormat = {
  en: formatIn('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  ur: formatIn('ur-PK', { day: 'numeric', month: 'long', year: 'numeric' }),
};
const monthFormat = {
  en: formatIn('en-GB', { month: 'short' }),
  ur: formatIn('ur-PK', { month: 'long' }),
};
const yearFormat = formatIn('en', { year: 'numeric' });
const dateKey = formatIn('en-CA', {});
const clock = formatIn('en-US', { hour: 'numeric', minute: '2-digit' });
const hourFormat = formatIn('en', { hour: '2-digit', hourCycle: 'h23' });

const noBreak = '\u00A0';
export const listComma: Phrase = { en: ',', ur: '،' };

const nearDays: readonly Phrase[] = [
  { en: 'Tomorrow', ur: 'کل' },
  { en: 'Today', ur: 'آج' },
  { en: 'Yesterday', ur: 'گزشتہ روز' },
];

/** The instant of an ISO 8601 text of the contract. */
export function instantOf(iso: string): Instant {
  return Date.parse(iso);
}

/** `Sat 21 Nov`, in another year `Sat 21 Nov 2025`. */
export function formatDay(instant: Instant, language: Language, now: Instant): string {
  const day = joined(dayFormat[language](), instant);
  const year = yearFormat().format(instant);
  return year === yearFormat().format(now) ? day : `${day} ${year}`;
}

/** A day without a clock, `YYYY-MM-DD` in Karachi. Its noon in UTC falls on that day in Karachi. */
export function formatCalendarDay(date: string, language: Language, now: Instant): string {
  return formatDay(Date.parse(`${date}T12:00:00Z`), language, now);
}

/** `31 Dec 2026`: a day without a clock on a paper, which is read in any year. */
export function formatDate(date: string, language: Language): string {
  return joined(dateFormat[language](), Date.parse(`${date}T12:00:00Z`));
}

/** `Nov`: the month of a day without a clock. */
export function formatMonth(date: string, language: Language): string {
  return monthFormat[language]().format(Date.parse(`${date}T12:00:00Z`));
}

/** `31 Oct`: a date without a time, where the year is clear. */
export function formatDayOfMonth(date: string, language: Language): string {
  return `${Number(date.slice(8))}${noBreak}${formatMonth(date, language)}`;
}

/** `21 Nov`, in another year `21 Nov 2025`: a day in a narrow column. */
export function formatShortDay(date: string, language: Language, now: Instant): string {
  return date.slice(0, 4) === yearFormat().format(now)
    ? formatDayOfMonth(date, language)
    : formatDate(date, language);
}

/** `Friday 20 November 2026, 11:40 AM`. */
export function formatToday(now: Instant, language: Language): string {
  return `${joined(longDayFormat[language](), now)}${listComma[language]} ${formatTime(now, language)}`;
}

/** `2:50 PM`, never broken in two. In Urdu the part of the day comes first: `دوپہر 2:50`. */
export function formatTime(instant: Instant, language: Language): string {
  const english = clock().format(instant).replace(/\s/, noBreak);
  if (language === 'en') return english;
  return [urduPartOfDay(`${hourFormat().format(instant)}:00`), english.replace(/\s[AP]M$/, '')].join(noBreak);
}

/** `Today 2:50 PM`, `Yesterday 9:05 AM`, else `Sat 21 Nov, 2:50 PM`. */
export function formatMoment(instant: Instant, language: Language, now: Instant): string {
  const day = dateKey().format(instant);
  const near = [dayMs, 0, -dayMs].findIndex((shift) => dateKey().format(now + shift) === day);
  const time = formatTime(instant, language);
  const nearDay = nearDays[near];
  if (nearDay !== undefined) return `${nearDay[language]} ${time}`;
  return `${formatDay(instant, language, now)}${listComma[language]} ${time}`;
}

/** Weekday, day, month and year in this order, without the commas of the locales. */
function joined(format: Intl.DateTimeFormat, instant: Instant): string {
  const parts = format.formatToParts(instant);
  const order: readonly Intl.DateTimeFormatPartTypes[] = ['weekday', 'day', 'month', 'year'];
  return order.flatMap((type) => parts.find((part) => part.type === type)?.value ?? []).join(' ');
}
