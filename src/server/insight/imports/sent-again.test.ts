import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { bringIn, check } from '#test/support/lending/imports.ts';
import { type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { csvFile, type FileRows, registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

/** Sends a file again: the counts of its rows, and of each row what differs. */
async function sentAgain(rows: FileRows, kind: ImportKind) {
  const { id, rows: counts } = await check(testApi, desk, csvFile(rows), kind);
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id } });
  const told = data.map(({ differences }) => differences.map(({ column, was, now }) => [column, was, now]));
  return { id, counts, told };
}

test('a register of customers sent again says of each row what differs from the record', async () => {
  const [same, moved, fresh] = [registered(), registered(), registered()];
  await bringIn(testApi, desk, [same, moved]);
  const again = { ...moved, Phone: '0311-1111111', Address: 'House 9, Street 1', Gender: 'male', Email: '' };
  const { counts, told } = await sentAgain(
    [{ ...same, Email: '' }, again, { ...fresh, Email: '' }],
    'customers',
  );
  expect(counts).toMatchObject({ known: 1, differs: 1, ready: 1, faulty: 0 });
  expect(told).toEqual([
    [],
    [
      ['Gender', 'female', 'male'],
      ['Phone', '03007654321', '03111111111'],
      ['Address', 'House 3, Street 9', 'House 9, Street 1'],
    ],
    [],
  ]);
});

test('an empty cell, another way of writing and a text that no form takes are no differences', async () => {
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const again = { ...customer, Phone: '+92 300 7654321', 'Date of birth': '25.03.1985', City: '' };
  expect((await sentAgain([again], 'customers')).counts).toMatchObject({ known: 1, differs: 0 });
  const unread = { ...customer, Phone: '12' };
  expect((await sentAgain([unread], 'customers')).counts).toMatchObject({ known: 1, differs: 0 });
});

test('a register of agreements sent again says what was paid more, and that the price differs', async () => {
  const customers = [registered(), registered(), registered()];
  await bringIn(testApi, desk, customers);
  const [same, more, dearer] = customers.map(({ CNIC }, index) =>
    running(CNIC, { 'Register number': `S-${index}` }),
  );
  if (!same || !more || !dearer) throw new Error('there are three rows');
  await bringIn(testApi, desk, [same, more, dearer], 'agreements');
  const { counts, told } = await sentAgain(
    [
      { ...same, Notes: 'again' },
      { ...more, 'Installments paid to date': '24,000', 'Last paid on': '20/10/2026' },
      { ...dearer, Price: '66,000', 'First due date': '15/07/2026' },
    ],
    'agreements',
  );
  expect(counts).toMatchObject({ known: 1, differs: 2, ready: 0, faulty: 0 });
  expect(told).toEqual([
    [],
    [['Installments paid to date', 16_000, 24_000]],
    [
      ['Price', 60_000, 66_000],
      ['First due date', '2026-06-20', '2026-07-15'],
    ],
  ]);
});

test('a register of agreements sent again says in words what is other: item, service, frequency', async () => {
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const row = running(customer.CNIC);
  await bringIn(testApi, desk, [row], 'agreements');
  const again = { ...row, Item: 'Washing machine, blue', Service: 'جہیز', Frequency: 'every two weeks' };
  expect((await sentAgain([again], 'agreements')).told).toEqual([
    [
      ['Service', 'product', 'dowry'],
      ['Item', 'Washing machine', 'Washing machine, blue'],
      ['Frequency', 'monthly', 'fortnightly'],
    ],
  ]);
});

test('another branch and another officer are told by name, under the reader’s headings', async () => {
  const [first, second] = [registered({ Officer: '' }), registered({ Officer: '' })];
  await bringIn(testApi, desk, [first, second]);
  const officer = await testApi.addUser('employee', 'SGD');
  const { told, id } = await sentAgain(
    [
      { ...first, Officer: officer.email, Branch: 'Sargodha' },
      { ...second, Branch: 'FSD' },
    ],
    'customers',
  );
  expect(told).toEqual([
    [['Officer', 'Test superadmin', 'Test employee']],
    [['Branch', 'Sargodha (SGD)', 'Faisalabad (FSD)']],
  ]);
  await testApi.call('editProfile', { as: desk.superadmin, body: { language: 'ur' } });
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id } });
  expect(data[1]?.differences).toMatchObject([
    { column: 'برانچ', was: expect.stringContaining('سرگودھا'), now: expect.stringContaining('فیصل آباد') },
  ]);
  await testApi.call('editProfile', { as: desk.superadmin, body: { language: 'en' } });
});

test('money that was paid here since is no difference of the register', async () => {
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const row = running(customer.CNIC);
  const { id } = await bringIn(testApi, desk, [row], 'agreements');
  const as = desk.superadmin;
  const { data } = await testApi.call('listImportRows', { as, params: { id } });
  const account = await testApi.call('getAccount', { as, params: { id: data[0]?.customerId ?? '' } });
  await pay(testApi, desk.employee, account.agreements[0]?.id ?? '', 4_000);
  expect((await sentAgain([{ ...row, Notes: 'again' }], 'agreements')).counts).toMatchObject({
    known: 1,
    differs: 0,
  });
});

test('rows that differ are told as long as they do, also after the new rows of their file were brought in', async () => {
  const known = registered();
  await bringIn(testApi, desk, [known]);
  const changed = { ...known, Phone: '0322-2222222' };
  const { id, rows } = await bringIn(testApi, desk, [changed, registered()]);
  expect(rows).toMatchObject({ created: 1, differs: 1 });
  const as = desk.superadmin;
  const query = { state: 'differs' } as const;
  const listed = () => testApi.call('listImportRows', { as, params: { id }, query });
  expect((await listed()).data[0]?.differences).toHaveLength(1);
  await testApi.context.pool.query("UPDATE customers SET phone = '03222222222' WHERE cnic = $1", [
    known.CNIC,
  ]);
  expect((await listed()).data[0]?.differences).toEqual([]);
});
