import { expect, test } from 'vitest';
import { namedStatement } from './named-statement.ts';

test('a name stands for one parameter wherever it is written; a cast is no name', () => {
  const statement = namedStatement('example', 'SELECT :amount::bigint, :day::date WHERE :amount > 0');
  expect(statement({ day: '2026-11-20', amount: 5 })).toEqual({
    name: 'example',
    text: 'SELECT $1::bigint, $2::date WHERE $1 > 0',
    values: [5, '2026-11-20'],
  });
});

test.each([[{ amount: 5 }], [{ amount: 5, day: null, more: 1 }], [{ amount: 5, date: null }]])(
  'a statement that is given %o instead of what it names is a mistake',
  (values) => {
    const statement = namedStatement('example', 'SELECT :amount::bigint, :day::date');
    expect(() => statement(values)).toThrow('example is given what it names: amount, day');
  },
);
