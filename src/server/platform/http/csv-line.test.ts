import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('a line keeps what is written in it, whatever it is', () => {
  expect(csvLine(['plain', null, 'a, b', 'say "yes"', 'two\nlines', 'سرگودھا'])).toBe(
    'plain,,"a, b","say ""yes""","two\nlines",سرگودھا',
  );
});

test.each(['=1+1', '+92', '-1', '@sum', '\t=', '＝1＋1', '＠sum'])(
  '%j is no formula to a spreadsheet',
  (cell) => {
    expect(csvLine([cell])).toBe(`'${cell}`);
  },
);
