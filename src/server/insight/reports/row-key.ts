import { validate as isUuid } from 'uuid';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A row's place in a report by day, and the id that orders rows of one day. */
export interface RowKey {
  readonly on: CalendarDate;
  readonly id: string;
  readonly number: number;
}

export function rowKey({ on, id, number }: RowKey): string {
  return `${on} ${id} ${number}`;
}

/** The place that a key tells; refuses one that the server never wrote for a report from that day on. */
export function rowKeyOf(key: string, from: CalendarDate): RowKey {
  const [day = '', id = '', number = ''] = key.split(' ');
  const on = parseCalendarDate(day);
  if (on === null || on < from || !isUuid(id) || !/^\d{1,4}$/.test(number))
    throw new Refusal('invalid_cursor');
  return { on, id, number: Number(number) };
}
