import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { dateCursorOf, datePlaceOf } from './date-cursor.ts';

const place = { on: calendarDate('2026-11-20'), id: '019a0000-0000-7000-8000-000000000001' };
const forged = (text: string) => Buffer.from(text).toString('base64url');

test('a cursor written by the server is read back, and without a cursor a list starts at its beginning', () => {
  expect(datePlaceOf(dateCursorOf(place))).toEqual(place);
  expect(datePlaceOf(undefined)).toBeNull();
});

test.each([
  ['no cursor at all', 'x'],
  ['a day that does not exist', forged(`2026-02-30 ${place.id}`)],
  ['an id of the wrong shape', forged('2026-11-20 1')],
  ['something after the id', forged(`2026-11-20 ${place.id} 1`)],
])('a forged cursor is refused: %s', (_, cursor) => {
  expect(() => datePlaceOf(cursor)).toThrow(expect.objectContaining({ code: 'invalid_cursor' }));
});
