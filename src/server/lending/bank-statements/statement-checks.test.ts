import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { active, type Desk, openDesk, readAgreement } from '#test/support/lending/lending.ts';
import { bankLine, lineOf } from '#test/support/lending/statements.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** A line of Rs 10,000 that is recorded as a payment. */
let lineId: string;
let number: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  ({ number } = await readAgreement(testApi, desk.superadmin, agreementId));
  lineId = await lineOf(testApi, desk, bankLine({ day: calendarDate('2026-11-20'), amount: 10_000 }));
  await testApi.call('recordStatementLine', {
    as: desk.superadmin,
    params: { id: lineId },
    body: { agreementId },
  });
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});

/** Without the digests of the rows, which name every change. */
async function foundAfter(...statements: readonly string[]): Promise<string[]> {
  await tamperWith(testApi, lineId, statements);
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter(
    (line) => !before.has(line) && !/^(match of a statement line|line of a statement) /.test(line),
  );
}

test('verify accepts a line that was recorded', async () => {
  expect(await foundAfter()).toEqual([]);
});

test.each([
  ['another amount', 'paisa = 999900', 'has 999900 paisa, and is matched to entry 2 of 10000'],
  ['money that went out', 'paisa = -1000000', 'has -1000000 paisa, and is matched to entry 2 of 10000'],
  ['another day', "day = '2026-11-19'", 'entry 2 is of 2026-11-20, and its statement line of 2026-11-19'],
])('verify names a line with %s, unlike its entry', async (_, change, named) => {
  expect(await foundAfter(`UPDATE statement_lines SET ${change} WHERE id = $1`)).toEqual([
    expect.stringMatching(new RegExp(`^${number}: .*${named}$`)),
  ]);
});

test('verify names a line and an entry that are in two matches', async () => {
  const twice = `INSERT INTO statement_matches (id, line_id, how, agreement_id, entry_id, found_as, matched_at, matched_by)
                 SELECT gen_random_uuid(), line_id, 'linked', agreement_id, entry_id, found_as, matched_at, matched_by
                   FROM statement_matches WHERE line_id = $1`;
  const once = ['DROP INDEX statement_matches_line_once', 'DROP INDEX statement_matches_entry_once'];
  const found = await foundAfter(...once, twice);
  expect(found.filter((line) => /matche[sd]/.test(line))).toEqual([
    expect.stringMatching(/^entry .+ is matched to 2 statement lines$/),
    `statement line ${lineId} is in 2 matches`,
  ]);
});
