import { expect, test } from 'vitest';
import { namedStatement } from './named-statement.ts';

test('a name is one parameter wherever it occurs, and a cast is not a name', () => {
  const statement = namedStatement('example', 'SELECT :amount::bigint, :day::date WHERE :amount > 0');
  expect(statement({ day: '2026-11-20', amount: 5 })).toEqual({
    name: 'example',
    text: 'SELECT $1::bigint, $2::date WHERE $1 > 0',
    values: [5, '2026-11-20'],
  });
});

test.each([[{ amount: 5 }], [{ amount: 5, day: null, more: 1 }], [{ amount: 5, date: null }]])(
  'a statement given %o instead of its parameters throws',
  (values) => {
    const statement = namedStatement('example', 'SELECT :amount::bigint, :day::date');
    expect(() => statement(values)).toThrow('example is given what it names: amount, day');
  },
);
