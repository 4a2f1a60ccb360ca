import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furthestState, type MessageState, messageStates } from './message-state.ts';

const states = fc.array(fc.constantFrom(...messageStates), { minLength: 1, maxLength: 12 });
const after = (reports: readonly MessageState[]) => reports.reduce(furthestState, 'queued');

test('reports in any order and any number give the furthest state', () => {
  fc.assert(
    fc.property(
      states.chain((reports) =>
        fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length }), states),
      ),
      ([reports, shuffled, more]) => {
        const repeated = [...shuffled, ...more.filter((state) => reports.includes(state)), ...reports];
        const furthest = Math.max(...reports.map((state) => messageStates.indexOf(state)));
        expect(after(repeated)).toBe(messageStates[furthest]);
        expect(after(reports)).toBe(after(repeated));
      },
    ),
  );
});

test.each<[MessageState, MessageState, MessageState]>([
  ['read', 'delivered', 'read'],
  ['failed', 'delivered', 'delivered'],
  ['sent', 'failed', 'failed'],
  ['not_known', 'sent', 'sent'],
  ['delivered', 'failed', 'delivered'],
])('a message that is %s and then reported %s is %s', (one, other, furthest) => {
  expect(furthestState(one, other)).toBe(furthest);
});
