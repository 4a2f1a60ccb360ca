import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { type FieldItem, itemText } from './field-item.ts';

const head = fc.record({
  device: fc.uuid(),
  position: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  previous: fc.constantFrom('', 'ab'.repeat(32)),
  package: fc.uuid(),
  agreement: fc.uuid(),
  at: fc.constant('2026-11-20T06:46:00.000Z'),
});
const anItem: fc.Arbitrary<FieldItem> = fc
  .tuple(
    head,
    fc.oneof(
      fc.record({
        kind: fc.constant('collected' as const),
        slip: fc.integer({ min: 1 }),
        amount: fc.integer({ min: 1 }),
        code: fc.string(),
      }),
      fc.record({
        kind: fc.constant('promise' as const),
        amount: fc.integer({ min: 1 }),
        promisedFor: fc.constant(calendarDate('2026-11-23')),
      }),
      fc.record({
        kind: fc.constant('not_home' as const),
        again: fc.boolean(),
        why: fc.constantFrom('locked' as const, 'moved' as const),
        note: fc.string({ unit: 'binary' }),
      }),
      fc.record({ kind: fc.constant('note' as const), note: fc.string({ unit: 'binary' }) }),
    ),
  )
  .map(([one, rest]) => ({ ...one, ...rest }));

test('an item has one text, in whatever order its fields were set', () => {
  fc.assert(
    fc.property(anItem, (item) => {
      const turned = Object.fromEntries(Object.entries(item).reverse()) as unknown as FieldItem;
      expect(itemText(turned)).toBe(itemText(item));
    }),
  );
});

test('the text says all of the item, so items that differ have different texts', () => {
  fc.assert(
    fc.property(anItem, (item) => {
      expect(JSON.parse(itemText(item))).toEqual({ edition: 1, ...item });
    }),
  );
});
