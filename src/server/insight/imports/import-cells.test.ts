import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDate, epochDayOf } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { bringIn, check, differences, finish } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, type FileRows, registered, running } from '#test/support/lending/register-files.ts';
import { type TestCell, workbookOf } from '#test/support/lending/test-workbook.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const as = () => desk.superadmin;

async function faultsOf(rows: FileRows): Promise<Record<string, string>> {
  const { id } = await check(testApi, desk, csvFile(rows));
  const { data } = await testApi.call('listImportRows', { as: as(), params: { id } });
  return Object.fromEntries(
    data.flatMap(({ faults }) => faults).map(({ column, message }) => [column, message]),
  );
}

/** The customer that a row becomes. */
async function customerOf(given: Readonly<Record<string, string>>) {
  const { id, rows } = await bringIn(testApi, desk, [registered(given)]);
  expect(rows).toMatchObject({ created: 1 });
  const { data } = await testApi.call('listImportRows', { as: as(), params: { id } });
  return testApi.call('getCustomer', { as: as(), params: { id: data[0]?.customerId ?? '' } });
}

test.each([
  ['Full name', '#REF!', 'shows an error'],
  ['Phone', '########', 'shows an error'],
  ['City', '#N/A', 'shows an error'],
  ['CNIC', '3.84031E+12', 'rounded'],
  ['Full name', '????? ????', 'wrong encoding'],
  ['Address', 'Ù…Ø­Ù„Û', 'wrong encoding'],
  ['Full name', '-', 'required'],
  ['Date of birth', '25/03/85', 'four digits'],
])('%s %j is a fault at the cell', async (column, text, said) => {
  const faults = await faultsOf([registered({ [column]: text })]);
  expect(Object.keys(faults)).toEqual([column]);
  expect(faults[column]).toContain(said);
});

test('an error cell of a workbook is a fault, and a text that begins with its sign is none', async () => {
  const headings = Object.keys(registered());
  const cells = (given: Readonly<Record<string, string>>): TestCell[] => Object.values(registered(given));
  const [wrong, right] = [cells({}), cells({ Address: '#12, Street 4' })];
  wrong[0] = { error: '#REF!' };
  const { id } = await check(testApi, desk, workbookOf([{ name: 'A', rows: [headings, wrong, right] }]));
  const { data } = await testApi.call('listImportRows', { as: as(), params: { id } });
  expect(data.map(({ state, faults }) => [state, faults.map(({ column }) => column)])).toEqual([
    ['faulty', ['Full name']],
    ['ready', []],
  ]);
});

test('a field that says that there is nothing is empty', async () => {
  const saying = {
    'Second phone': '-',
    Email: 'N/A',
    'Monthly income': ' - ',
    Officer: '-',
    Occupation: 'nil',
  };
  const customer = await customerOf({
    ...saying,
    'CNIC valid until': '-',
    'People in the household': '0',
    Notes: '—',
  });
  expect(customer).toMatchObject({
    ...{ secondPhone: null, email: null, monthlyIncome: null, occupation: null },
    ...{ cnicExpiresOn: null, householdSize: null, notes: null },
  });
});

test('a customer who is older than a new one may be is brought in, a child is not', async () => {
  expect(await customerOf({ 'Date of birth': '01/01/1945' })).toMatchObject({ bornOn: '1945-01-01' });
  expect(await faultsOf([registered({ 'Date of birth': '01/01/2015' })])).toHaveProperty('Date of birth');
});

describe('a customer without a mobile', () => {
  /** The customer that such a row becomes, and what the row is marked with. */
  async function broughtIn(given: Readonly<Record<string, string>>) {
    const { id, rows } = await check(testApi, desk, csvFile([registered(given)]));
    expect(rows).toMatchObject({ ready: 1 });
    await testApi.call('startImport', { as: as(), params: { id }, body: { password: testPassword } });
    await finish(testApi);
    const { data } = await testApi.call('listImportRows', { as: as(), params: { id } });
    const customer = await testApi.call('getCustomer', {
      as: as(),
      params: { id: data[0]?.customerId ?? '' },
    });
    return { customer, marks: data[0]?.faults.map(({ message }) => message) };
  }

  test.each(['', '-', 'N/A', '0'])(
    'who has %j for a phone is brought in, marked, with what runs',
    async (phone) => {
      const { customer, marks } = await broughtIn({ Phone: phone });
      expect(customer).toMatchObject({ phone: null, secondPhone: null, notes: null });
      expect(marks).toEqual([expect.stringContaining('No mobile')]);
    },
  );

  test('has their running agreement, and is on the due list without a reminder', async () => {
    const row = registered({ Phone: '' });
    await bringIn(testApi, desk, [row]);
    const sold = running(row.CNIC, {
      ...{ 'First due date': '20/08/2026', 'Installments paid to date': '12,000' },
    });
    expect(await bringIn(testApi, desk, [sold], 'agreements')).toMatchObject({ rows: { created: 1 } });
    const { data } = await testApi.call('listDue', { as: as(), query: { officerId: 'all' } });
    expect(data).toMatchObject([{ phone: null, reminder: null, takesMessages: true }]);
    const reminding = { as: as(), params: { id: data[0]?.agreementId ?? '' }, idempotencyKey: randomUUID() };
    const { code } = await testApi.refusal('openReminder', { ...reminding, body: { reminder: 'due_today' } });
    expect(code).toBe('not_to_remind');
    const toRemind = await testApi.call('listDue', {
      as: as(),
      query: { officerId: 'all', group: 'to_remind' },
    });
    expect(toRemind.data).toEqual([]);
    expect(await differences(testApi)).toEqual([]);
  });

  test('keeps the landline in the notes, where an officer finds it', async () => {
    const { customer, marks } = await broughtIn({ Phone: '048-3720000', Notes: 'Near the mosque' });
    expect(customer).toMatchObject({
      phone: null,
      notes: 'Near the mosque\nOther phones: 048-3720000 · دوسرے فون: \u2066048-3720000\u2069',
    });
    expect(marks).toEqual([expect.stringContaining('the landline goes into the notes')]);
  });

  test('in the first column is reached by the second', async () => {
    const { customer } = await broughtIn({ Phone: '048-3720000', 'Second phone': '0333-1234567' });
    expect(customer).toMatchObject({ phone: '03331234567', secondPhone: null });
  });

  test('of a file without that column is asked about: one choice holds for all rows', async () => {
    const { Phone: _, ...row } = registered();
    expect(await faultsOf([row])).toHaveProperty('Phone');
    const { id, columns } = await check(testApi, desk, csvFile([{ ...row, CNIC: registered().CNIC }]));
    const body = { columns, forAll: { phone: '-' } };
    const matched = await testApi.call('matchImport', { as: as(), params: { id }, body });
    expect(matched.rows).toMatchObject({ ready: 1 });
  });

  test('may be edited without one; a mobile that is on record stays', async () => {
    const { customer } = await broughtIn({ Phone: '' });
    const edit = (given: object, version: number) => ({
      as: as(),
      params: { id: customer.id },
      body: { ...customer, cnic: null, ...given, version },
    });
    const moved = await testApi.call('editCustomer', edit({ city: 'Bhera' }, customer.version));
    expect(moved).toMatchObject({ phone: null, city: 'Bhera' });
    const second = await testApi.refusal(
      'editCustomer',
      edit({ secondPhone: '0333-1234567' }, moved.version),
    );
    expect(second.fields).toEqual(['phone']);
    const known = await testApi.call('editCustomer', edit({ phone: '0300-1112223' }, moved.version));
    expect(known.phone).toBe('03001112223');
    const removed = await testApi.refusal('editCustomer', edit({ phone: null }, known.version));
    expect(removed.fields).toEqual(['phone']);
  });
});

test('two mobiles in one cell are the phone and the second phone', async () => {
  expect(await customerOf({ Phone: '0300-7654321 / 0333-1234567' })).toMatchObject({
    ...{ phone: '03007654321', secondPhone: '03331234567', notes: null },
  });
});

test('a phone that is no number is a fault that says how to write it', async () => {
  const faults = await faultsOf([registered({ Phone: '0300-76543' })]);
  expect(faults.Phone).toContain('with its area code');
});

test.each(['Lifetime', 'تاحیات'])('a card that is valid for %s does not expire', async (text) => {
  expect(await customerOf({ 'CNIC valid until': text })).toMatchObject({ cnicExpiresOn: null });
});

test('the father or husband in a name is understood and shown', async () => {
  const {
    'Relation: father or husband': _,
    'Father’s or husband’s name': __,
    ...row
  } = registered({
    'Full name': 'Nasreen Akhtar W/O Ghulam Rasool',
  });
  const done = await bringIn(testApi, desk, [row]);
  const { data } = await testApi.call('listImportRows', { as: as(), params: { id: done.id } });
  expect(data).toMatchObject([{ state: 'created', title: 'Nasreen Akhtar · W/O Ghulam Rasool' }]);
  const customer = await testApi.call('getCustomer', { as: as(), params: { id: data[0]?.customerId ?? '' } });
  expect(customer).toMatchObject({
    fullName: { own: 'Nasreen Akhtar' },
    relative: 'husband',
    relativeName: { own: 'Ghulam Rasool' },
  });
  const otherwise = await faultsOf([registered({ 'Full name': 'Nasreen Akhtar D/O Ghulam Rasool' })]);
  expect(otherwise['Full name']).toContain('another father or husband');
});

test('a name with its own relation goes before the relation of all rows', async () => {
  const { 'Relation: father or husband': _, 'Father’s or husband’s name': __, ...row } = registered();
  const rows = [
    { ...row, 'Full name': 'Bashir Ahmed', 'Father Name': 'Nazir Ahmed' },
    { ...row, CNIC: registered().CNIC, 'Full name': 'Nasreen W/O Ghulam Rasool', 'Father Name': '' },
  ];
  const done = await bringIn(testApi, desk, rows);
  expect(done).toMatchObject({ rows: { created: 2 }, forAll: { relative: 'father' } });
  const { data } = await testApi.call('listImportRows', { as: as(), params: { id: done.id } });
  const customers = await Promise.all(
    data.map(({ customerId }) => testApi.call('getCustomer', { as: as(), params: { id: customerId ?? '' } })),
  );
  expect(customers.map(({ relative }) => relative)).toEqual(['father', 'husband']);
});

test('a heading that names the father says the relation of all rows', async () => {
  const { 'Relation: father or husband': _, 'Father’s or husband’s name': name, ...row } = registered();
  expect(await faultsOf([{ ...row, 'Father Name': name }])).toEqual({});
  expect(await faultsOf([{ ...row, CNIC: registered().CNIC, 'Father/Husband Name': name }])).toHaveProperty(
    'Relation: father or husband',
  );
});

test('numbers are read through what a spreadsheet does to them', async () => {
  const { CNIC } = registered();
  const customer = await customerOf({
    CNIC: `'${CNIC.slice(0, 5)}\u2212${CNIC.slice(5, 12)}\u2212${CNIC.slice(12)}`,
    Phone: '3007654321.0',
    'Second phone': '’0333\u22121234567',
  });
  expect(customer).toMatchObject({ phone: '03007654321', secondPhone: '03331234567' });
  const sold = running(CNIC, { 'Register number': '118.0', 'Number of installments': '12.0' });
  const done = await bringIn(testApi, desk, [sold], 'agreements');
  const { data } = await testApi.call('listImportRows', { as: as(), params: { id: done.id } });
  expect(data).toMatchObject([{ state: 'created', title: '118 · Washing machine' }]);
});

describe('a day', () => {
  test.each([
    ['25 مارچ 1985', '1985-03-25'],
    ['March 25, 1985', '1985-03-25'],
    ['25-Mar-85', '1985-03-25'],
    ['25-Mar-05', '2005-03-25'],
  ])('%s is %s', async (text, date) => {
    expect((await customerOf({ 'Date of birth': text })).bornOn).toBe(date);
  });

  test('with a year of two digits is read by a rule that is shown', async () => {
    const short = await check(testApi, desk, csvFile([registered({ 'Date of birth': '25-Mar-85' })]));
    expect(short.hasShortYears).toBe(true);
    expect((await check(testApi, desk, csvFile([registered()]))).hasShortYears).toBe(false);
    const expires = { 'CNIC valid until': '25-Mar-32' };
    expect(await customerOf(expires)).toMatchObject({ cnicExpiresOn: '2032-03-25' });
  });

  test('that a spreadsheet seems to have turned round is asked about, and read as somebody answers', async () => {
    const headings = Object.keys(registered());
    const born = headings.indexOf('Date of birth');
    const serial = (date: string) => epochDayOf(calendarDate(date)) - epochDayOf(calendarDate('1899-12-30'));
    const rows = [{ day: serial('1985-04-03') }, '25/04/1985', { day: serial('1985-05-05') }].map((cell) => {
      const cells: TestCell[] = Object.values(registered());
      cells[born] = cell;
      return cells;
    });
    const file = await check(testApi, desk, workbookOf([{ name: 'A', rows: [headings, ...rows] }]));
    expect(file).toMatchObject({ rows: { ready: 2, faulty: 1 }, hasTurnedDays: true, storedDays: null });
    const { id, columns } = file;
    const answer = (storedDays: 'turned' | 'as_stored') =>
      testApi.call('matchImport', { as: as(), params: { id }, body: { columns, storedDays } });
    expect((await answer('as_stored')).rows.ready).toBe(3);
    expect(await answer('turned')).toMatchObject({ rows: { ready: 3 }, storedDays: 'turned' });
    await testApi.call('startImport', { as: as(), params: { id }, body: { password: testPassword } });
    await finish(testApi);
    const { data } = await testApi.call('listImportRows', { as: as(), params: { id } });
    const customers = await Promise.all(
      data.map(({ customerId }) =>
        testApi.call('getCustomer', { as: as(), params: { id: customerId ?? '' } }),
      ),
    );
    expect(customers.map(({ bornOn }) => bornOn)).toEqual(['1985-03-04', '1985-04-25', '1985-05-05']);
  });
});
