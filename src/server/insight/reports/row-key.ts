import { validate as isUuid } from 'uuid';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A row's place in a report by day, and the id and numbers that order rows of one day. */
export interface RowKey {
  readonly on: CalendarDate;
  readonly id: string;
  readonly number: number;
  /** The number of the schedule of an installment; 0 for other rows. */
  readonly schedule?: number;
}

export function rowKey({ on, id, number, schedule = 0 }: RowKey): string {
  return `${on} ${id} ${number} ${schedule}`;
}

/** The place that a key tells; refuses one that the server never wrote for a report from that day on. */
export function rowKeyOf(key: string, from: CalendarDate): Required<RowKey> {
  const [day = '', id = '', ...numbers] = key.split(' ');
  const [number, schedule] = numbers.map(Number);
  const on = parseCalendarDate(day);
  const isWritten = numbers.length === 2 && numbers.every((text) => /^\d{1,4}$/.test(text));
  if (on === null || on < from || !isUuid(id) || !isWritten) throw new Refusal('invalid_cursor');
  return { on, id, number: Number(number), schedule: Number(schedule) };
}
