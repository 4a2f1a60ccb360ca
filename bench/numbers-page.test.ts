import { expect, test } from 'vitest';
import { figure } from './figure.ts';
import { withMeasurement } from './numbers-page.ts';

const commands = ['npm run bench -- startup', 'npm run bench -- lists', 'npm run bench -- large'];
const run = (name: string, date: string) => ({
  command: `npm run bench -- ${name}`,
  date,
  machine: '2 cores',
});

const measured = (text: string, name: string, value: number, date: string) =>
  withMeasurement(
    text,
    { figures: [figure('search', 'by a word', value)], on: 'at 10 customers' },
    run(name, date),
    commands,
  );

const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| by'));

test('a measured figure has its budget, date, machine and command in one line, under its page', () => {
  const text = measured('', 'lists', 12.34, '2026-11-23');
  expect(text).toContain('\n## Search\n');
  expect(rowsOf(text)).toEqual([
    '| by a word, at 10 customers | 12.3 ms | ≤ 20 ms | yes | 2026-11-23 | 2 cores | `npm run bench -- lists` |',
  ]);
});

test('a command replaces its own lines and keeps those of other commands', () => {
  const both = measured(measured('', 'large', 25, '2026-11-23'), 'lists', 5, '2026-11-23');
  const again = measured(both, 'lists', 6, '2026-11-26');
  expect(rowsOf(again).map((row) => row.split(' | ').slice(1, 5))).toEqual([
    ['6 ms', '≤ 20 ms', 'yes', '2026-11-26'],
    ['25 ms', '≤ 20 ms', '**no**', '2026-11-23'],
  ]);
});

test('a figure just over its budget is written precisely enough to show it', () => {
  expect(figure('search', 'by a word', 20.004)).toMatchObject({ measured: '20.004 ms', isWithin: false });
  expect(figure('streamsTold', 'told', 500)).toMatchObject({
    measured: '500',
    budget: '500',
    isWithin: true,
  });
  expect(figure('lastTold', 'the last', 219.4)).toMatchObject({
    measured: '219 ms',
    budget: '',
    isWithin: null,
  });
});
