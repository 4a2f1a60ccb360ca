import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { firstDifference } from './first-difference.ts';

test('the first place that differs is named, and the later ones are counted', () => {
  expect(firstDifference([1, 2, 3, 4], [1, 5, 3, 6])).toEqual({ number: 2, was: 2, now: 5, others: 1 });
});

test('equal lists do not differ, and what only one of them has is not compared', () => {
  const property = fc.property(fc.array(fc.nat(9)), fc.array(fc.nat(9)), (list, more) => {
    expect(firstDifference(list, [...list, ...more])).toBeNull();
    expect(firstDifference([...list, ...more], list)).toBeNull();
  });
  fc.assert(property);
});

test('making the named place equal leaves the others', () => {
  const property = fc.property(fc.array(fc.nat(3)), fc.array(fc.nat(3)), (was, now) => {
    const found = firstDifference(was, now);
    if (found === null) return;
    const next = firstDifference(was.with(found.number - 1, found.now), now);
    expect(next?.others ?? -1).toBe(found.others - 1);
    expect(next?.number ?? Number.POSITIVE_INFINITY).toBeGreaterThan(found.number);
  });
  fc.assert(property);
});
