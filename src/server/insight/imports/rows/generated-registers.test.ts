import { expect, test } from 'vitest';
import type { ImportFieldName } from '#contract/insight/import-fields.ts';
import { calendarDate, dateOfEpochDay, epochDayOf } from '#domain/calendar/calendar-date.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCsv } from '#server/platform/spreadsheet/read-csv.ts';
import { readWorkbook } from '#server/platform/spreadsheet/read-workbook.ts';
import { headingSamples } from '#test/support/lending/heading-samples.ts';
import { type TestCell, workbookOf } from '#test/support/lending/test-workbook.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { columnFactsOf } from './column-facts.ts';
import { layOutSheets } from './lay-out-sheets.ts';
import { readCells } from './read-cells.ts';

/** A running agreement as somebody means it. */
interface Meant {
  readonly registerNumber: string;
  readonly cnic: string;
  readonly description: string;
  readonly price: number;
  readonly downPayment: number;
  readonly count: number;
  readonly startOn: string;
  readonly lastPaidOn: string | null;
}

const day = fc
  .integer({ min: epochDayOf(calendarDate('2019-01-01')), max: epochDayOf(calendarDate('2026-11-20')) })
  .map(dateOfEpochDay);
const amount = fc.integer({ min: 1, max: 900 }).map((hundreds) => hundreds * 500);

const meant: fc.Arbitrary<Meant> = fc.record({
  registerNumber: fc.oneof(
    fc.integer({ min: 1, max: 9_999 }).map(String),
    fc.integer({ min: 1, max: 999 }).map((number) => `A-${number}`),
  ),
  cnic: fc.stringMatching(/^[1-7]\d{12}$/),
  description: fc.constantFrom('Fridge', 'واشنگ مشین', '#12 cooker', 'Fan, 56 inch', 'Total gas heater'),
  price: amount,
  downPayment: amount,
  count: fc.integer({ min: 1, max: 60 }),
  startOn: day,
  lastPaidOn: fc.option(day),
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const urduMonths = [
  ...['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
];
const eastern = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))).replaceAll(',', '،');
const partsOf = (date: string) => {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return { year, month, day: dayOfMonth, place: Number(month) - 1 };
};

/** Notations of amounts, days and numbers of cards by clerks and spreadsheets: one in each column. */
const amountFormats: readonly ((value: number) => TestCell)[] = [
  (value) => value,
  (value) => value.toLocaleString('en'),
  (value) => value.toLocaleString('en-IN'),
  (value) => value.toLocaleString('de'),
  (value) => `${value}.00`,
  (value) => `Rs. ${value.toLocaleString('en')}/-`,
  (value) => `Rs ${value.toLocaleString('de')}/-`,
  (value) => eastern(value.toLocaleString('en-IN')),
  (value) => `(${value.toLocaleString('en')})`,
];
const dayFormats: readonly ((date: string) => TestCell)[] = [
  (date) => date,
  (date) => ({ day: epochDayOf(calendarDate(date)) - epochDayOf(calendarDate('1899-12-30')) }),
  (date) => `${partsOf(date).day}/${partsOf(date).month}/${partsOf(date).year}`,
  (date) => `${partsOf(date).month}/${partsOf(date).day}/${partsOf(date).year}`,
  (date) => `${partsOf(date).day}-${months[partsOf(date).place]}-${partsOf(date).year}`,
  (date) => `${partsOf(date).day}-${months[partsOf(date).place]}-${partsOf(date).year.slice(2)}`,
  (date) => eastern(`${partsOf(date).day} ${urduMonths[partsOf(date).place]} ${partsOf(date).year}`),
  (date) => `${partsOf(date).day}.${partsOf(date).month}.${partsOf(date).year.slice(2)}`,
];
/** A spreadsheet of another country: it takes a day that it understands for one of its own, and leaves the others texts. */
const turning = (date: string): TestCell => {
  const { year, month, day: dayOfMonth } = partsOf(date);
  if (Number(dayOfMonth) > 12) return `${dayOfMonth}/${month}/${year}`;
  return {
    day: epochDayOf(calendarDate(`${year}-${dayOfMonth}-${month}`)) - epochDayOf(calendarDate('1899-12-30')),
  };
};
const cnicFormats: readonly ((cnic: string) => TestCell)[] = [
  (cnic) => cnic,
  (cnic) => Number(cnic),
  (cnic) => `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}-${cnic.slice(12)}`,
  (cnic) => `'${cnic.slice(0, 5)}\u2212${cnic.slice(5, 12)}\u2212${cnic.slice(12)}`,
  (cnic) => `${cnic}.0`,
  (cnic) => `${(Number(cnic) / 1e12).toFixed(5)}E+12`,
];

const noise: readonly (readonly TestCell[])[] = [
  [],
  [' ', ''],
  ['Village: Chak 47'],
  ['58'],
  ['', 'Total', '', '1,250,000', '', '250,000'],
  ['میزان', '', '1,250,000'],
];

const fields = [
  ...([
    'registerNumber',
    'cnic',
    'description',
    'price',
    'downPayment',
    'count',
    'startOn',
    'lastPaidOn',
  ] as const),
] satisfies readonly ImportFieldName[];
type Field = (typeof fields)[number];

const register = fc.record({
  rows: fc.uniqueArray(meant, { minLength: 1, maxLength: 8, selector: ({ cnic }) => cnic }),
  order: fc.shuffledSubarray([...fields], { minLength: fields.length }),
  headings: fc.record(
    Object.fromEntries(
      fields.map((field) => [field, fc.constantFrom(...(headingSamples.agreements[field] ?? []))]),
    ) as Record<Field, fc.Arbitrary<string>>,
  ),
  price: fc.constantFrom(...amountFormats),
  downPayment: fc.constantFrom(...amountFormats),
  startOn: fc.constantFrom(...dayFormats, turning),
  lastPaidOn: fc.constantFrom(...dayFormats),
  cnic: fc.constantFrom(...cnicFormats),
  nothing: fc.constantFrom('', '-', 'N/A', ' - ', 'nil', '0'),
  title: fc.constantFrom<readonly TestCell[][]>(
    [],
    [['Register of Sargodha'], []],
    [['Running', 'agreements']],
  ),
  noise: fc.array(fc.tuple(fc.nat({ max: 8 }), fc.constantFrom('headings' as const, ...noise)), {
    maxLength: 4,
  }),
  delimiter: fc.constantFrom(null, ',', ';', '\t', '|'),
});
type Register = typeof register extends fc.Arbitrary<infer Value> ? Value : never;

function sheetOf(given: Register): (readonly TestCell[])[] {
  const { order, headings, nothing } = given;
  const heads = order.map((field) => headings[field]);
  const cellsOf = (row: Meant): TestCell[] => {
    const cells: Readonly<Record<Field, TestCell>> = {
      registerNumber: /^\d+$/.test(row.registerNumber) ? Number(row.registerNumber) : row.registerNumber,
      cnic: given.cnic(row.cnic),
      description: row.description,
      price: given.price(row.price),
      downPayment: given.downPayment(row.downPayment),
      count: row.count,
      startOn: given.startOn(row.startOn),
      lastPaidOn: row.lastPaidOn === null ? nothing : given.lastPaidOn(row.lastPaidOn),
    };
    return order.map((field) => cells[field]);
  };
  const lines: (readonly TestCell[])[] = given.rows.map(cellsOf);
  for (const [place, line] of given.noise) lines.splice(place, 0, line === 'headings' ? heads : line);
  return [...given.title, heads, ...lines];
}

/** A cell as the spreadsheet saves it in a CSV file. */
function textOf(cell: TestCell): string {
  if (typeof cell !== 'object') return String(cell);
  return 'error' in cell ? cell.error : dateOfEpochDay(cell.day + epochDayOf(calendarDate('1899-12-30')));
}

function fileOf(given: Register) {
  const rows = sheetOf(given);
  if (given.delimiter === null) return readWorkbook(Buffer.from(workbookOf([{ name: 'A', rows }])));
  const quoted = (cells: readonly TestCell[]) =>
    cells.map((cell) => `"${textOf(cell)}"`).join(given.delimiter ?? ',');
  return [readCsv(Buffer.from(rows.map(quoted).join('\r\n')))];
}

const trimmed = ({ name, lines, merged }: ReturnType<typeof fileOf>[number]) => ({
  name,
  lines: lines
    .map(({ line, cells }) => ({ line, cells: Array.from(cells, (cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
  merged,
});

/** The values of the only row with this CNIC, and the fields that were told. */
function readAs(given: Register) {
  const laid = layOutSheets('agreements', fileOf(given).map(trimmed), { sheets: null, columns: null });
  const found = columnFactsOf('agreements', laid, null);
  const judging = {
    ...({
      kind: 'agreements',
      columns: laid.columns,
      found,
      forAll: {},
      dateOrder: null,
      storedDays: null,
      points: null,
    } as const),
    today: calendarDate('2026-11-20'),
  };
  return laid.rows.map(({ cells }) => readCells(judging, cells));
}

test('a register of any headings, order, formats and noise is read as meant or told, never misread', () => {
  let cellsRead = 0;
  let cellsTold = 0;
  fc.assert(
    fc.property(register, (given) => {
      // Nobody can see that a day was turned round where none was left a text.
      const isSeen = given.rows.some(({ startOn }) => Number(startOn.slice(8)) > 12);
      fc.pre(given.startOn !== turning || isSeen);
      const read = readAs(given);
      expect(read).toHaveLength(given.rows.length);
      for (const [index, row] of given.rows.entries()) {
        const { values, faults } = read[index] ?? { values: {}, faults: [] };
        const told = new Set<string>(faults.map(({ field }) => field));
        for (const field of fields) {
          if (told.has(field)) {
            cellsTold += 1;
            continue;
          }
          cellsRead += 1;
          const value = values[field];
          const said = field === 'cnic' ? String(value).replace(/\D/g, '') : (value ?? null);
          expect(said, `${field} of ${JSON.stringify(given.rows)}`).toBe(row[field]);
        }
      }
    }),
    { numRuns: thorough ? 2_000 : 100 },
  );
  // It does not tell everything to misread nothing.
  expect(cellsRead).toBeGreaterThan(cellsTold * 3);
});

test('a file without a row of this kind is refused', () => {
  const sheet = { name: 'A', lines: [{ line: 1, cells: ['Register number', 'CNIC', 'Price'] }], merged: [] };
  const choices = { sheets: null, columns: null };
  expect(() => layOutSheets('agreements', [sheet], choices)).toThrow(Refusal);
});
