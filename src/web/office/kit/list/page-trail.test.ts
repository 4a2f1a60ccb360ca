import { expect, test } from 'vitest';
import { nextTrail, type PageTrail, previousCursor, previousTrail, trailIn } from './page-trail.ts';

const stored = (trail: PageTrail): PageTrail => trailIn(structuredClone(trail));

test('three pages forward and back pass the same pages', () => {
  const onSecond = stored(nextTrail(trailIn(null), undefined));
  const onThird = stored(nextTrail(onSecond, 'second'));
  const onFourth = stored(nextTrail(onThird, 'third'));
  expect(previousCursor(onFourth)).toBe('third');
  expect(previousTrail(onFourth)).toEqual(onThird);
  expect(previousCursor(onThird)).toBe('second');
  expect(previousCursor(onSecond)).toBeUndefined();
});

test.each([null, undefined, 'x', 7, {}, { cursors: 'abc' }, { cursors: [1, null] }])(
  'with %j in the history state the way back leads to the first page',
  (state) => {
    expect(previousCursor(trailIn(state))).toBeUndefined();
    expect(previousTrail(trailIn(state))).toEqual({ cursors: [] });
  },
);
