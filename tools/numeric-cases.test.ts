import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numericCasesFile, runNumericCase } from './numeric-cases.ts';

const path = new URL('../test/data/numeric-cases.json', import.meta.url);
const { cases } = numericCasesFile.parse(JSON.parse(readFileSync(path, 'utf8')));
const outcomes = cases.map((input, index) => runNumericCase(input, index + 1));

test.each(outcomes)("the published figures of $id equal the engine's", ({ failure }) => {
  expect(failure).toBeNull();
});

describe('a case fails with a reason', () => {
  const replayed = {
    id: 'R',
    kind: 'replay',
    schedule: [{ due: '2026-01-01', amount: 100 }],
    events: [{ date: '2026-01-01', amount: 60, futureRule: 'NEXT', reversed: false }],
  };

  test('when a figure differs', () => {
    const expected = { outstanding: 41, overpaid: 0, late: null };
    expect(runNumericCase({ ...replayed, expect: expected }, 1)).toEqual({
      id: 'R',
      failure: 'outstanding is 40, not 41',
    });
  });

  test('when it asserts an unknown figure', () => {
    expect(runNumericCase({ ...replayed, expect: { interest: 0 } }, 1).failure).toMatch(
      /can't be read.*interest/,
    );
  });

  test('when its date or its kind does not exist', () => {
    const badDate = { ...replayed, schedule: [{ due: '2026-02-30', amount: 1 }], expect: {} };
    expect(runNumericCase(badDate, 1).failure).toMatch(/2026-02-30 is not a date/);
    expect(runNumericCase({ kind: 'interest' }, 7)).toEqual({
      id: 'case 7',
      failure: expect.stringContaining("can't be read"),
    });
  });

  test('when its plan cannot be split', () => {
    const plan = {
      id: 'S',
      kind: 'schedule',
      price: 5,
      count: 6,
      startOn: '2026-01-01',
      firstDueOn: '2026-02-01',
    };
    const outcome = runNumericCase({ ...plan, every: { months: 1 }, expect: { amounts: [] } }, 1);
    expect(outcome.failure).toMatch(/count_does_not_split.*"countMax":5/);
  });
});
