import { expect, test } from 'vitest';
import { calendarDate, dateOfEpochDay } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { otherAccountIn } from './other-account.ts';
import { readStatement } from './read-statement.ts';
import { readStatementAmount, wholeRupees } from './statement-amount.ts';
import { findKeptHeadings, findStatementHeadings, type StatementColumns } from './statement-columns.ts';

test.each([
  ['1,50,000.00', 15_000_000],
  ['150,000', 15_000_000],
  ['Rs 4,300.50 Cr', 430_050],
  ['4,300.5 DR', -430_050],
  ['Dr 150', -15_000],
  ['-150', -15_000],
  ['150-', -15_000],
  ['(1,500.00)', -150_000],
  ['−۴٬۳۰۰', -430_000],
  ['۱،۵۰،۰۰۰', 15_000_000],
  ['0.00', 0],
])('the amount %s is %i paisa', (text, paisa) => {
  expect(readStatementAmount(text)).toMatchObject({ ok: true, paisa });
});

test.each([
  ['9,999,999,999,999', 'amount_too_large'],
  ['=SUM(C2:C9)', 'amount_invalid'],
  ['12.345', 'amount_invalid'],
  ['about 5', 'amount_invalid'],
])('the amount %s is refused', (text, reason) => {
  expect(readStatementAmount(text)).toEqual({ ok: false, reason });
});

test('an amount with paisa has no whole rupees', () => {
  expect(wholeRupees(430_000)).toBe(4_300);
  expect(wholeRupees(430_050)).toBeNull();
});

const titles = [
  ['Habib Bank Limited', '', '', ''],
  ['Account Number', '0042-7900-4471', '', ''],
];

test('the headings are found below the titles, in the words of a bank or a wallet', () => {
  const bank = ['Date', 'Particulars', 'Chq No', 'Debit', 'Credit', 'Balance'];
  expect(findStatementHeadings([...titles, bank])).toMatchObject({
    place: 2,
    columns: { day: 0, text: 1, out: 3, in: 4, balance: 5, amount: null },
  });
  const wallet = [
    'Transaction Date',
    'Transaction ID',
    'Sender MSISDN',
    'Amount (PKR)',
    'Dr/Cr',
    'Running Balance',
  ];
  expect(findStatementHeadings([wallet])).toMatchObject({
    place: 0,
    columns: { day: 0, reference: 1, payer: 2, amount: 3, side: 4, balance: 5, in: null },
  });
  expect(findStatementHeadings(titles)).toBeNull();
  expect(findKeptHeadings([...titles, bank], bank)).toBe(2);
  expect(findKeptHeadings(titles, bank)).toBeNull();
});

const today = calendarDate('2026-11-28');
const columns: StatementColumns = {
  ...{ day: 0, text: 1, payer: null, reference: 2, in: 3, out: 4, amount: null, side: null, balance: 5 },
};
const read = (rows: readonly (readonly string[])[], order: 'day_first' | 'month_first' | null = null) =>
  readStatement(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    columns,
    order,
    today,
  );

test('money in is above zero and money out below; titles, sums and openings are no lines', () => {
  const { lines, faults } = read([
    ['', 'Balance brought forward', '', '', '', '199,900.00'],
    ['16/11/2026 10:12 AM', 'RAAST SAMINA', 'R-1', '4,300.00', '', '204,200.00'],
    ['16-Nov-2026', 'SMS ALERT FEE', '', '', '150.00', '204,050.00'],
    ['', 'Total', '', '4,300.00', '150.00', ''],
  ]);
  expect(faults).toEqual([]);
  expect(lines).toMatchObject([
    { line: 3, day: '2026-11-16', paisa: 430_000, reference: 'R-1', balancePaisa: 20_420_000, nth: 1 },
    { line: 4, day: '2026-11-16', paisa: -15_000, reference: null, text: 'SMS ALERT FEE' },
  ]);
});

test('an amount in one column is out by its sign or by the word beside it', () => {
  const one: StatementColumns = { ...columns, in: null, out: null, amount: 3, side: 4 };
  const rows = [
    ['16/11/2026', 'a', '', '-150', '', ''],
    ['16/11/2026', 'b', '', '150', 'DR', ''],
    ['16/11/2026', 'c', '', '150', 'Credit', ''],
    ['16/11/2026', 'd', '', '150.00 Dr', '', ''],
  ];
  const below = rows.map((cells, index) => ({ line: index + 2, cells }));
  expect(readStatement(below, one, null, today).lines.map(({ paisa }) => paisa)).toEqual([
    -15_000, -15_000, 15_000, -15_000,
  ]);
});

test('the order of day and month is asked if no day of the file says it', () => {
  const row = (day: string) => [day, 'x', '', '100', '', ''];
  expect(read([row('03/04/2026'), row('05/04/2026')])).toMatchObject({ isOrderUnclear: true, lines: [] });
  expect(read([row('03/04/2026'), row('25/04/2026')])).toMatchObject({
    isOrderUnclear: false,
    lines: [{ day: '2026-04-03' }, { day: '2026-04-25' }],
  });
  expect(read([row('04/03/2026'), row('04/25/2026')]).lines[0]?.day).toBe('2026-04-03');
  expect(read([row('03/04/2026')], 'month_first').lines[0]?.day).toBe('2026-03-04');
});

test('a line that cannot be taken is named with the reason', () => {
  const { lines, faults } = read([
    ['16/11/2026', 'none', '', '0.00', '', '1'],
    ['16/11/2026', 'nines', '', '9,999,999,999,999', '', '1'],
    ['16/11/2026', 'formula', '', '=B2*1', '', '1'],
    ['16/11/2026', 'both', '', '5', '6', '1'],
    ['29/11/2026', 'tomorrow', '', '5', '', '1'],
    ['31/02/2026', 'no day', '', '5', '', '1'],
  ]);
  expect(lines).toEqual([]);
  expect(faults.map(({ reason }) => reason)).toEqual([
    ...['amount_zero', 'amount_too_large', 'amount_invalid', 'amount_twice', 'day_in_future', 'day_invalid'],
  ]);
});

const payment = fc.record({
  epochDay: fc.integer({ min: 20_000, max: 20_004 }),
  rupees: fc.constantFrom(4_300, 4_300, 5_000),
  reference: fc.constantFrom('', '', 'R-1', 'R-2'),
});
const identityOf = ({ day, paisa, reference, nth }: ReturnType<typeof read>['lines'][number]) =>
  `${day} ${paisa} ${reference} ${nth}`;
const rowOf = ({ epochDay, rupees, reference }: typeof payment extends fc.Arbitrary<infer P> ? P : never) => [
  ...[dateOfEpochDay(epochDay), 'text', reference, String(rupees), '', ''],
];

test('files of whole days make the same lines in any order and with any overlap', () => {
  const days = fc
    .tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 30 }), fc.array(days, { maxLength: 5 }), (payments, cuts) => {
      const all = payments.toSorted((a, b) => a.epochDay - b.epochDay);
      const whole = read(all.map(rowOf)).lines.map(identityOf);
      expect(new Set(whole).size).toBe(whole.length);
      const parts = [[0, 4], ...cuts].flatMap(([from = 0, to = 0]) => {
        const part = all.filter(({ epochDay }) => epochDay - 20_000 >= from && epochDay - 20_000 <= to);
        return read(part.map(rowOf)).lines.map(identityOf);
      });
      expect(new Set(parts)).toEqual(new Set(whole));
    }),
  );
});

test('a file that lists the newest line first is the same statement', () => {
  const rows = [
    ['16/11/2026', 'a', '', '100', '', '1,100'],
    ['16/11/2026', 'b', '', '200', '', '1,300'],
    ['17/11/2026', 'c', '', '', '300', '1,000'],
  ];
  const inOneOrder = (lines: ReturnType<typeof read>['lines']) => lines.map(({ line, ...rest }) => rest);
  expect(inOneOrder(read(rows.toReversed()).lines)).toEqual(inOneOrder(read(rows).lines));
  const ofOneDay = rows.slice(0, 2);
  expect(inOneOrder(read(ofOneDay.toReversed()).lines)).toEqual(inOneOrder(read(ofOneDay).lines));
});

test('a statement of another account is noticed, and one of this account in any form is not', () => {
  const above = (number: string) => [['Statement of Account'], ['Account No:', number]];
  expect(otherAccountIn(above('0042-7900-4471'), 'PK36 HABB 0042 7900 4471')).toBeNull();
  expect(otherAccountIn(above('PK36HABB004279004471'), '0042-7900-4471')).toBeNull();
  expect(otherAccountIn(above('XXXXXXXX4471'), '004279004471')).toBeNull();
  expect(otherAccountIn(above('0042-7900-9999'), '0042-7900-4471')).toBe('0042-7900-9999');
  expect(otherAccountIn([['Statement of Account']], '0042-7900-4471')).toBeNull();
});

const row = (
  day: string,
  more: Readonly<Partial<Record<'text' | 'reference' | 'in' | 'out' | 'balance', string>>> = {},
) => [...[day, more.text ?? '', more.reference ?? '', more.in ?? '', more.out ?? '', more.balance ?? '']];

test('a line of today is taken, and one of tomorrow is not', () => {
  const { lines, faults } = read([row('28/11/2026', { in: '500' }), row('29/11/2026', { in: '500' })]);
  expect(lines.map(({ day }) => day)).toEqual([today]);
  expect(faults).toEqual([{ line: 3, reason: 'day_in_future' }]);
});

test('a line with a day and no amount is no line', () => {
  expect(read([row('27/11/2026', { text: 'Brought forward' })])).toMatchObject({ lines: [], faults: [] });
});

test('words are taken without the spaces around them, and no longer than a line is shown', () => {
  const long = 'x'.repeat(400);
  const { lines } = read([
    row('27/11/2026', { in: '500', text: '  IBFT  ', reference: ' R-1 ', balance: '900' }),
    row('27/11/2026', { in: '400', text: long, reference: long }),
  ]);
  expect(lines[0]).toMatchObject({ text: 'IBFT', reference: 'R-1', balancePaisa: 90_000 });
  expect(lines[1]?.text).toHaveLength(300);
  expect(lines[1]?.reference).toHaveLength(300);
});

test('the payer stands behind the words of the bank', () => {
  const cells = ['27/11/2026', 'IBFT', 'SAMINA', '500'];
  const named = { ...columns, payer: 2, reference: null, in: 3, out: null, balance: null };
  const { lines } = readStatement([{ line: 2, cells }], named, null, today);
  expect(lines[0]?.text).toBe('IBFT · SAMINA');
});

test('only a day that can be read in one order says the order, and not one that begins with its year or names its month', () => {
  expect(read([row('12/05/2026', { in: '1' })]).isOrderUnclear).toBe(true);
  expect(read([row('2026-11-25', { in: '1' }), row('05/06/2026', { in: '2' })]).isOrderUnclear).toBe(true);
  const { lines } = read([
    row('25 Jun 2026', { in: '1' }),
    row('2026-06-26', { in: '2' }),
    row('27/06/2026', { in: '3' }),
    row('05/07/2026', { in: '4' }),
  ]);
  expect(lines.map(({ day }) => day)).toEqual(['2026-06-25', '2026-06-26', '2026-06-27', '2026-07-05']);
});

test('an amount that says its own sign is not turned by the column of sides', () => {
  const one = { ...columns, in: null, out: null, amount: 3, side: 4, balance: null };
  const paisaOf = (amount: string, side: string) =>
    readStatement([{ line: 2, cells: ['27/11/2026', '', '', amount, side] }], one, null, today).lines[0]
      ?.paisa;
  expect(paisaOf('500', 'DR')).toBe(-50_000);
  expect(paisaOf('500', 'CR')).toBe(50_000);
  expect(paisaOf('-500', 'DR')).toBe(-50_000);
  expect(paisaOf('500 DR', 'DR')).toBe(-50_000);
});

test('a file that begins with its newest day is turned, also if its first days are one', () => {
  const { lines } = read([
    row('27/11/2026', { in: '3' }),
    row('27/11/2026', { in: '2' }),
    row('25/11/2026', { in: '1' }),
  ]);
  expect(lines.map(({ paisa }) => paisa)).toEqual([100, 200, 300]);
});

test('lines of one day and amount are told apart by their references, and else by their place', () => {
  const { lines } = read([
    row('27/11/2026', { in: '500', reference: 'R-1' }),
    row('27/11/2026', { in: '500', reference: 'R-2' }),
    row('27/11/2026', { in: '500', reference: 'R-1' }),
    row('27/11/2026', { in: '500' }),
    row('27/11/2026', { in: '500' }),
  ]);
  expect(lines.map(({ nth }) => nth)).toEqual([1, 1, 2, 1, 2]);
});
