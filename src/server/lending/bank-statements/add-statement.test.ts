import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBytesMax } from '#contract/fields/import-limits.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import {
  addStatement,
  bankLine,
  statementBody,
  statementFile,
  statementRows,
} from '#test/support/lending/statements.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const account = async () => (await openAccount(testApi, desk)).id;
const on = (day: number) => calendarDate(`2026-11-${day}`);
const statementOf = (id: string) => testApi.call('getBankStatement', { as: desk.superadmin, params: { id } });
const send = (id: string, body: BodyOf<'addBankStatement'>) =>
  testApi.call('addBankStatement', { as: desk.superadmin, params: { id }, body });
const refused = async (id: string, body: BodyOf<'addBankStatement'>) =>
  testApi.refusal('addBankStatement', { as: desk.superadmin, params: { id }, body });
const bytes = (text: string) => new TextEncoder().encode(text);

test('a file is foreseen without being stored, then added, and adds nothing the second time', async () => {
  const id = await account();
  const lines = [bankLine(), bankLine({ amount: -150, text: 'SMS ALERT FEE' }), bankLine({ day: on(17) })];
  const foreseen = await testApi.call('readBankStatement', {
    as: desk.superadmin,
    params: { id },
    body: statementBody(lines),
  });
  expect(foreseen).toMatchObject({
    ...{ headingLine: 1, lines: 3, added: 3, from: '2026-11-16', until: '2026-11-17' },
    ...{ inPaisa: 860_000, outPaisa: -15_000, holes: [], faults: [], isOrderUnclear: false },
  });
  expect(await statementOf(id)).toMatchObject({ lines: 0, files: [] });
  expect(await addStatement(testApi, desk, id, lines)).toMatchObject({ added: 3 });
  expect(await addStatement(testApi, desk, id, lines)).toMatchObject({ lines: 3, added: 0 });
  expect(await statementOf(id)).toMatchObject({
    ...{ lines: 3, balancePaisa: 10_845_000, holes: [], files: [{ lines: 3, added: 3 }] },
  });
  const page = await testApi.call('listBankStatementLines', {
    as: desk.superadmin,
    params: { id },
    body: {},
  });
  expect(page.data.map(({ paisa }) => paisa)).toEqual([430_000, -15_000, 430_000]);
});

test('a line is found by a part of its words or its reference, in either case, and by its amount', async () => {
  const id = await account();
  await addStatement(testApi, desk, id, [
    bankLine({ text: 'IBFT A REHMAN', reference: 'FT-8812', amount: 25_000 }),
    bankLine({ text: '50% FEE_1', reference: 'X1', amount: -150 }),
    bankLine({ text: 'RAAST 25000', reference: 'X2', amount: 4_300 }),
  ]);
  const found = async (search: string) => {
    const asked = { as: desk.superadmin, params: { id }, body: { search } };
    const { data, page } = await testApi.call('listBankStatementLines', asked);
    expect(page.total).toBe(data.length);
    return data.map(({ paisa }) => paisa / 100).toSorted((one, other) => one - other);
  };
  expect(await found('rehman')).toEqual([25_000]);
  expect(await found('ft-88')).toEqual([25_000]);
  expect(await found('25000'), 'the amount of one, and a word of another').toEqual([4_300, 25_000]);
  expect(await found('150'), 'money that went out').toEqual([-150]);
  expect(await found('0%'), 'a sign is no wildcard').toEqual([-150]);
  expect(await found('e_1')).toEqual([-150]);
  expect(await found('nobody')).toEqual([]);
});

test('equal lines of a day are each a line, and a file that overlaps adds only what is new', async () => {
  const id = await account();
  const twin = { amount: 5_000, reference: '', text: 'COUNTER DEP' };
  const [first, second, third] = [bankLine(twin), bankLine(twin), bankLine({ day: on(18) })];
  expect(await addStatement(testApi, desk, id, [first, second])).toMatchObject({ added: 2 });
  expect(await addStatement(testApi, desk, id, [first, second, third])).toMatchObject({ added: 1 });
});

test('the same file from two people at once is stored once', async () => {
  const id = await account();
  const lines = Array.from({ length: 40 }, () => bankLine());
  const answers = await Promise.all([0, 1, 2].map(() => addStatement(testApi, desk, id, lines)));
  expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 40]);
  expect(await statementOf(id)).toMatchObject({ lines: 40, files: [{ added: 40 }] });
});

test('a day that no file has brought is a hole, named until a file fills it', async () => {
  const id = await account();
  const [one, two, three] = [16, 17, 18].map((day) => bankLine({ day: on(day), amount: 1_000 * day }));
  const of = (line: typeof one) => (line === undefined ? [] : [line]);
  await addStatement(testApi, desk, id, of(three), 133_000);
  await addStatement(testApi, desk, id, of(one), 100_000);
  expect((await statementOf(id)).holes).toEqual([{ day: '2026-11-18', missingPaisa: 1_700_000 }]);
  await addStatement(testApi, desk, id, of(two), 116_000);
  expect(await statementOf(id)).toMatchObject({ holes: [], balancePaisa: 15_100_000 });
});

test('a line that was cut out of a file is a hole of its amount', async () => {
  const id = await account();
  const rows = statementRows([bankLine(), bankLine({ amount: 7_700 }), bankLine()]).toSpliced(1, 1);
  expect(await send(id, { fileName: 'cut.csv', table: statementFile(rows) })).toMatchObject({
    holes: [{ line: 3, day: '2026-11-16', missingPaisa: 770_000 }],
  });
});

test('the columns that a person chose are kept for the next file with the same headings', async () => {
  const id = await account();
  const rows = (day: number) => [`${day}/11/2026,4300,R-${day},note`];
  const table = (day: number) => bytes(['A,B,C,D', ...rows(day)].join('\n'));
  const unread = { fileName: 'a.csv', table: table(16) };
  expect(await refused(id, unread)).toMatchObject({ code: 'statement_not_read' });
  const none = { in: null, out: null, side: null, balance: null, payer: null };
  const columns = JSON.stringify({ ...none, day: 0, amount: 1, reference: 2, text: 3 });
  expect(await send(id, { ...unread, columns, headingLine: '1' })).toMatchObject({ added: 1 });
  expect(await send(id, { fileName: 'b.csv', table: table(17) })).toMatchObject({
    added: 1,
    until: '2026-11-17',
  });
});

test('an order of day and month that no day of the file says is asked, and kept', async () => {
  const id = await account();
  const file = (reference: string) => ({
    fileName: 'a.csv',
    table: bytes(`Date,Reference,Amount\n03/04/2026,${reference},100\n`),
  });
  expect(await refused(id, file('A'))).toMatchObject({ code: 'statement_order_unclear' });
  expect(await send(id, { ...file('A'), dateOrder: 'day_first' })).toMatchObject({ from: '2026-04-03' });
  expect(await send(id, file('B'))).toMatchObject({ added: 1, from: '2026-04-03' });
});

test('a statement of another account is refused with both names', async () => {
  const { id, name } = await openAccount(testApi, desk);
  const table = statementFile(statementRows([bankLine()]), ['Account No: 0042-7900-9999']);
  expect(await refused(id, { fileName: 'a.csv', table })).toMatchObject({
    code: 'statement_of_other_account',
    message: expect.stringContaining(`0042-7900-9999, and not of “${name}”`),
  });
});

test('a file that is no table, or too large, is refused, and one in UTF-16 is read', async () => {
  const id = await account();
  expect(await refused(id, { fileName: 'a.pdf', table: bytes('%PDF-1.4\0') })).toMatchObject({
    code: 'not_a_table',
  });
  const large = new Uint8Array(importBytesMax + 1);
  expect(await refused(id, { fileName: 'a.csv', table: large })).toMatchObject({ code: 'import_too_large' });
  const text = '\uFEFFDate\tReference\tAmount\n16/11/2026\tU-1\t1,50,000.00\n';
  const table = new Uint8Array(Buffer.from(text, 'utf16le'));
  expect(await send(id, { fileName: 'u.csv', table })).toMatchObject({ added: 1, inPaisa: 15_000_000 });
});

test('lines with a formula, 13 nines, nothing or a day to come are named and the others are taken', async () => {
  const id = await account();
  const rows = ['=SUM(A1)', '9999999999999', '0.00', '4300'].map(
    (amount, n) => `16/11/2026,R-${n},${amount}`,
  );
  const table = bytes(['Date,Reference,Amount', ...rows, '16/11/2099,R-9,5'].join('\n'));
  const answer = await send(id, { fileName: 'a.csv', table });
  expect(answer.faults).toEqual([
    { line: 2, reason: 'amount_invalid' },
    { line: 3, reason: 'amount_too_large' },
    { line: 4, reason: 'amount_zero' },
    { line: 6, reason: 'day_in_future' },
  ]);
  expect(answer).toMatchObject({ added: 1 });
});

test('10,000 lines are added, and sent again none is new', async () => {
  const id = await account();
  const lines = Array.from({ length: 10_000 }, (_, n) =>
    bankLine({ day: on(10 + (n % 10)), amount: 100 + n }),
  );
  const inOrder = lines.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  expect(await addStatement(testApi, desk, id, inOrder)).toMatchObject({ added: 10_000, holes: [] });
  expect(await addStatement(testApi, desk, id, inOrder)).toMatchObject({ added: 0 });
});

test('what was added agrees with the audit, and a line that its owner changes is named', async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  const { ownerPool } = testApi.database;
  await expect(ownerPool.query('UPDATE statement_lines SET paisa = 1')).rejects.toThrow();
  await expect(ownerPool.query('DELETE FROM statement_files')).rejects.toThrow();
  await ownerPool.query('ALTER TABLE statement_lines DISABLE TRIGGER ALL');
  await ownerPool.query(
    "UPDATE statement_lines SET text = 'SAMINA' WHERE id = (SELECT min(id::text)::uuid FROM statement_lines)",
  );
  const { differences } = await findDifferences(testApi.context.pool);
  expect(differences).toEqual([expect.stringMatching(/^line of a statement .+/)]);
});
