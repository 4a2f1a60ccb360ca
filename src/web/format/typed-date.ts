import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import type { TypedFormat } from './typed-format.ts';

/** The number of digits of the day, the month and the year. */
const partLengths = [2, 2, 4];

/**
 * A date as Pakistan writes it, `31/12/2026`, whatever the browser's own language. Slashes are added automatically; zeros may
 * be left out by typing slashes, dots or hyphens. The value is `YYYY-MM-DD` once the date exists; an empty field is null.
 */
export const typedDate: TypedFormat<string | null> = {
  edit({ raw, caret }) {
    // A digit deleted in the middle of a date must not move the digits after it.
    if (caret < raw.length) return { text: toLatinDigits(raw), caret };
    const text = slashed(raw);
    return { text, caret: text.length };
  },
  read(text) {
    if (text.trim() === '') return null;
    const [day = '', month = '', year = ''] = slashed(text).split('/');
    return parseCalendarDate(`${year}-${month}-${day}`) ?? text;
  },
  show(value) {
    const date = parseCalendarDate(value ?? '');
    return date === null ? (value ?? '') : formatCalendarDate(date);
  },
};

/** `31/12/2026`, of a date written `YYYY-MM-DD`. */
function formatCalendarDate(date: string): string {
  return date.split('-').toReversed().join('/');
}

function slashed(raw: string): string {
  const text = toLatinDigits(raw).trim();
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatCalendarDate(text);
  const parts = [''];
  for (const character of text) {
    const last = parts.at(-1) ?? '';
    const isLastPart = parts.length === partLengths.length;
    const isFull = last.length === partLengths[parts.length - 1];
    if (/\d/.test(character) && !isFull) parts[parts.length - 1] = last + character;
    else if (/\d/.test(character) && !isLastPart) parts.push(character);
    else if (/[/.\-\s]/.test(character) && last !== '' && !isLastPart)
      parts.splice(-1, 1, last.padStart(2, '0'), '');
  }
  return parts.join('/');
}
