import { validate as isUuid } from 'uuid';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { Refusal } from '../refusal.ts';

/** A row's place in a list by date, the earliest first, and the id that orders rows of one day. */
export interface DatePlace {
  readonly on: CalendarDate;
  readonly id: string;
}

/** The cursor for the rows after this one. */
export function dateCursorOf({ on, id }: DatePlace): string {
  return Buffer.from(`${on} ${id}`).toString('base64url');
}

/** The place after which a list continues; null is its beginning. Refuses a cursor that the server never wrote. */
export function datePlaceOf(cursor: string | undefined): DatePlace | null {
  if (cursor === undefined) return null;
  const [day = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const on = parseCalendarDate(day);
  if (on === null || !isUuid(id) || rest.length > 0) throw new Refusal('invalid_cursor');
  return { on, id };
}
