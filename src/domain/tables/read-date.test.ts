import { expect, test } from 'vitest';
import { calendarDate, dateOfEpochDay, epochDayOf } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { hasShortYear, readDate, seemsTurned, turnedDay } from './read-date.ts';

const read = (text: string, order: Parameters<typeof readDate>[1] = null) => {
  const reading = readDate(text, order);
  return reading.ok ? reading.date : reading.reason;
};

test.each([
  ['31/12/2025', '2025-12-31'],
  ['12/31/2025', '2025-12-31'],
  ['2025-12-31', '2025-12-31'],
  ['2025-12-31T00:00:00.000Z', '2025-12-31'],
  ['31.12.2025', '2025-12-31'],
  ['31 Dec 2025', '2025-12-31'],
  ['5-December-2025', '2025-12-05'],
  ['۳۱/۱۲/۲۰۲۵', '2025-12-31'],
  ['05/05/2025', '2025-05-05'],
  ['45000', '2023-03-15'],
  ['31 دسمبر 2025', '2025-12-31'],
  ['۳۱ دسمبر ۲۰۲۵', '2025-12-31'],
  ['5 مئی 2025', '2025-05-05'],
  ['December 31, 2025', '2025-12-31'],
  ['31st December 2025', '2025-12-31'],
  ['5 Sept 2025', '2025-09-05'],
  ['31Dec2025', '2025-12-31'],
])('%s is the same day in any order', (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  ['03/04/2025', 'date_ambiguous'],
  ['31/12/25', 'date_year_short'],
  ['30/02/2025', 'date_invalid'],
  ['next Friday', 'date_invalid'],
  ['', 'date_invalid'],
  ['5 Marathon 2025', 'date_invalid'],
  ['31 Feb 2025', 'date_invalid'],
  ['85-03-25', 'date_year_short'],
])('%s is refused: %s', (text, reason) => {
  expect(read(text)).toBe(reason);
});

test('the order chosen for a file decides, and a date that does not fit it is refused', () => {
  expect(read('03/04/2025', 'day_first')).toBe('2025-04-03');
  expect(read('03/04/2025', 'month_first')).toBe('2025-03-04');
  expect(read('12/31/2025', 'day_first')).toBe('date_invalid');
});

const days = fc
  .integer({ min: epochDayOf(calendarDate('1930-01-01')), max: epochDayOf(calendarDate('2170-12-31')) })
  .map(dateOfEpochDay);

test('every day written in an order is read back in that order', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('/', '-', '.', ' '), (date, mark) => {
      const [year, month, day] = date.split('-');
      expect(read([day, month, year].join(mark), 'day_first')).toBe(date);
      expect(read([month, day, year].join(mark), 'month_first')).toBe(date);
      expect(read([year, month, day].join(mark), 'month_first')).toBe(date);
    }),
  );
});

test('without an order a date with two readings is refused, never guessed', () => {
  fc.assert(
    fc.property(days, (date) => {
      const [year, month, day] = date.split('-');
      expect([date, 'date_ambiguous']).toContain(read(`${day}/${month}/${year}`));
      expect([date, 'date_ambiguous']).toContain(read(`${month}/${day}/${year}`));
    }),
  );
});

test('the serial number that a spreadsheet uses for a day is read as that day', () => {
  const dayZero = epochDayOf(calendarDate('1899-12-30'));
  fc.assert(
    fc.property(days, (date) => {
      expect(read(String(epochDayOf(date) - dayZero))).toBe(date);
    }),
  );
});

test('a year of two digits is the latest that may be: of a birth this year or before, of another day this century', () => {
  const readUntil = (text: string, latestYear?: number, order: Parameters<typeof readDate>[1] = null) => {
    const reading = readDate(text, order, latestYear);
    return reading.ok ? reading.date : reading.reason;
  };
  expect(readUntil('25-Mar-85', 2026)).toBe('1985-03-25');
  expect(readUntil('25-Mar-26', 2026)).toBe('2026-03-25');
  expect(readUntil('25-Mar-27', 2026)).toBe('1927-03-25');
  expect(readUntil('25 مارچ 85', 2026)).toBe('1985-03-25');
  expect(readUntil('25-Mar-32')).toBe('2032-03-25');
  expect(readUntil('25/03/85', 2026, 'day_first')).toBe('1985-03-25');
  expect(readUntil('85-03-25', 2026, 'day_first')).toBe('date_invalid');
  expect(['25-Mar-85', '25/03/85', '25 مارچ ۸۵'].map(hasShortYear)).not.toContain(false);
  expect(['25-Mar-1985', '1985-03-25', '45000', 'Mar', '25/03/1985'].map(hasShortYear)).not.toContain(true);
});

test.each([
  [['2026-04-03', '2026-12-01', '25/04/2026'], true],
  [['2026-04-03', '04/25/2026'], true],
  [['2026-04-03', '2026-04-25', '25/04/2026'], false],
  [['2026-04-03', '2026-12-01'], false],
  [['2026-04-04', '25/04/2026'], false],
  [['25/04/2026', '03/04/2026', ''], false],
])('day and month were probably turned round in %j: %s', (column, isSuspected) => {
  expect(seemsTurned(column)).toBe(isSuspected);
});

test('turned round, a stored day is the one that was typed', () => {
  expect(turnedDay('2026-04-03')).toBe('2026-03-04');
  expect(['2026-04-04', '2026-04-25', '03/04/2026', ''].map(turnedDay)).toEqual([null, null, null, null]);
});
