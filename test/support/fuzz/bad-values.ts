import { awkwardTexts, hostileTexts } from '#test/support/calls/hostile-texts.ts';
import type { JsonSchema } from '#test/support/calls/json-schema.ts';
import type { Random } from './random.ts';

/** The kinds of bad value. */
export type Fault = 'boundary' | 'wrong' | 'huge' | 'unicode' | 'forged';

const wrongValues: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Number.NaN,
  '',
  ' ',
  '0',
  'NaN',
  '1e9',
  'null',
  [],
  {},
  [null],
  [[]],
  { length: 1 },
  { toString: 'x' },
];

const unicodeTexts: readonly string[] = [
  ...awkwardTexts,
  '\uFEFF',
  '\u200B\u200C\u200D',
  '\u202Eabc\u202C',
  'é'.normalize('NFD'),
  'ﷺﷺﷺ',
  '۰۳۰۰۱۲۳۴۵۶۷',
  '٠٣٠٠١٢٣٤٥٦٧',
  '𝟎𝟑𝟎𝟎',
  'ß'.repeat(50),
  'İ',
  '👨‍👩‍👧‍👦'.repeat(20),
  '\u0301'.repeat(200),
  'a\uDC00b',
  '\u2028\u2029',
  '%00',
  '\\u0000',
];

const uuids: readonly string[] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01990000-0000-7000-8000-000000000000',
  '01990000-0000-7000-8000-00000000000',
  '{01990000-0000-7000-8000-000000000000}',
  '01990000000070008000000000000000',
];

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Forged cursors. */
const cursors: readonly string[] = [
  encoded([]),
  encoded({}),
  encoded([null, null]),
  encoded(['2026-11-20', uuids[2]]),
  encoded(['9999999-99-99', 'x']),
  encoded([1e308, uuids[0]]),
  encoded(['\u0000', uuids[2]]),
  'x'.repeat(500),
  '====',
];

const dates = [
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '1900-01-01',
  '2026-13-01T00:00:00Z',
];
const paths = ['../../etc/passwd', '..%2f..%2f', '/', '.', 'constructor', '__proto__', 'toString'];

const forgedTexts: readonly string[] = [...uuids, ...cursors, ...dates, ...paths, ...hostileTexts];

/** At the limit of a schema, and one beyond. */
function atTheEdge({
  type,
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
}: JsonSchema): unknown[] {
  const around = (...limits: (number | undefined)[]) =>
    limits.flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]));
  if (type === 'array')
    return around(minItems, maxItems).map((length) => Array(Math.max(0, length)).fill(null));
  if (type === 'number' || type === 'integer') {
    return [...around(minimum, maximum), 0, 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  }
  return around(minLength, maxLength, 0, 1).map((length) => 'ب'.repeat(Math.max(0, length)));
}

const hugeValues: readonly (() => unknown)[] = [
  () => 'x'.repeat(60_000),
  () => '9'.repeat(60_000),
  () => ' '.repeat(60_000),
  () => Array(6_000).fill(0),
  () => Array(3_000).fill({}),
  () => Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`f${n}`, n])),
  () => deep(3_000),
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** A value with that fault, for a place that the schema describes. */
export function badValue(schema: JsonSchema, fault: Fault, random: Random): unknown {
  switch (fault) {
    case 'boundary':
      return random.pick(atTheEdge(schema));
    case 'wrong':
      return random.pick(wrongValues);
    case 'huge':
      return random.pick(hugeValues)();
    case 'unicode':
      return random.pick(unicodeTexts);
    case 'forged':
      return random.pick(forgedTexts);
  }
}
