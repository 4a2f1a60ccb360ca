import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { proposedCodes } from '#domain/lending/books/chart-account.ts';
import { proposedProvision } from '#domain/lending/collections/provision.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let accountId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  const branchId = await openDrawer(testApi, desk, 5_000);
  accountId = (await openAccount(testApi, desk)).id;
  const depositedOn = businessDateOf(testApi.clock.now());
  await deposit(testApi, desk.superadmin, branchId, { accountId, amount: 1_000, depositedOn });
});
afterAll(() => testApi.close());

const read = () => testApi.call('getBookRules', { as: desk.superadmin });

/** The codes of the lines of a report, by the account. */
async function codesIn(name: 'journal' | 'trial_balance') {
  const { data } = await testApi.call('readReport', { as: desk.superadmin, params: { name }, query: {} });
  const entries = data.map(({ cells }) => [
    (cells.bookAccount as { account: string }).account,
    cells.accountCode,
  ]);
  return Object.fromEntries(entries);
}

test('a new lender has the proposed codes', async () => {
  expect((await read()).content).toEqual({
    codes: proposedCodes,
    ownCodes: [],
    provision: proposedProvision,
  });
  expect(await codesIn('journal')).toEqual({
    cash_in_drawers: '1020',
    opening_cash: '3020',
    account: '1030',
  });
});

test('the journal and the trial balance have the codes of the lender, those of bank accounts too', async () => {
  const { content, version } = await read();
  const codes = { ...content.codes, cash_in_drawers: '۱۱-۰۲', opening_cash: ' 9 ' };
  const body = { content: { ...content, codes, ownCodes: [{ id: accountId, code: 'MZN' }] }, version };
  await testApi.call('saveBookRules', { as: desk.superadmin, body });
  for (const name of ['journal', 'trial_balance'] as const)
    expect(await codesIn(name)).toEqual({ cash_in_drawers: '11-02', opening_cash: '9', account: 'MZN' });
  expect(await auditOf(testApi, settingsSubject.subjectId)).toContainEqual(
    expect.objectContaining({
      action: 'save_book_rules',
      after: expect.objectContaining({ ownCodes: [{ id: accountId, code: 'MZN' }] }),
    }),
  );
  expect(await testApi.refusal('saveBookRules', { as: desk.superadmin, body })).toMatchObject({
    code: 'changed_meanwhile',
  });
});

test('each class of provision begins later than the one before it, at days and rates of the lender', async () => {
  const { content, version } = await read();
  const provisionOf = (...days: readonly [number, number, number]) => ({
    as: desk.superadmin,
    body: {
      content: { ...content, provision: days.map((overDays) => ({ overDays, percent: 40 })) },
      version,
    },
  });
  expect(await testApi.refusal('saveBookRules', provisionOf(30, 30, 180))).toMatchObject({
    code: 'invalid_input',
    fields: ['content.provision.1.overDays'],
  });
  await testApi.call('saveBookRules', provisionOf(10, 60, 365));
  expect((await read()).content.provision).toEqual([
    { overDays: 10, percent: 40 },
    { overDays: 60, percent: 40 },
    { overDays: 365, percent: 40 },
  ]);
});

test('each account has a code', async () => {
  const { content, version } = await read();
  const body = { content: { ...content, codes: { ...content.codes, bank: ' ' } }, version };
  expect(await testApi.refusal('saveBookRules', { as: desk.superadmin, body })).toMatchObject({
    code: 'invalid_input',
    fields: ['content.codes.bank'],
  });
});

test('codes that are changed in the database are told by verify', async () => {
  await testApi.database.ownerPool.query(
    `UPDATE lender_content SET content = jsonb_set(content, '{codes,bank}', '"7"') WHERE section = 'book_rules'`,
  );
  const { differences } = await findDifferences(testApi.context.pool);
  expect(differences.join()).toContain('book_rules');
});
