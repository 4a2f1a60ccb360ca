import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '#contract/insight/search.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import {
  active,
  addCustomer,
  customerBody,
  type Desk,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending.ts';
import type { Session } from '#test/support/raw-request.ts';
import { byIndexOnly, searchStatement } from './search.queries.ts';

let testApi: TestApi;
let desk: Desk;
let ofLahore: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  ofLahore = (await openDesk(testApi, 'LHE')).employee;
});
afterAll(() => testApi.close());

function search(text: string, as: Session = desk.employee): Promise<SearchResult[]> {
  return testApi.call('search', { as, body: { text } });
}

const person = {
  fullName: 'Shaista Perveen Gondal',
  fullNameUr: 'شائستہ پروین گوندل',
  cnic: '38403-7654321-8',
  phone: '0345-7778889',
  secondPhone: '0346-1112223',
};

describe('a customer', () => {
  let id: string;
  beforeAll(async () => {
    id = await addCustomer(testApi, desk, person);
  });

  test.each([
    ['any word of the name', 'gondal'],
    ['a name whose last word is only begun', 'Shaista per'],
    ['the Urdu name, typed on an Arabic keyboard', 'شايسته پروين'],
    ['the whole phone', '0345-7778889'],
    ['a phone that is only begun', '0345777'],
    ['a phone as it is written abroad', '+92 345 7778889'],
    ['the phone in Urdu digits', '۰۳۴۵۷۷۷۸۸۸۹'],
    ['the second phone', '03461112223'],
    ['a second phone that is only begun', '0346111'],
    ['the CNIC', '38403-7654321-8'],
    ['the CNIC without hyphens', '3840376543218'],
  ])('is found by %s', async (_, text) => {
    const found = await search(text);
    expect(found.map(({ kind, customerId }) => [kind, customerId])).toEqual([['customer', id]]);
  });

  test('is shown with both names, the phone, the branch and a masked CNIC', async () => {
    expect(await search('gondal')).toEqual([
      {
        kind: 'customer',
        number: null,
        customerId: id,
        fullName: person.fullName,
        fullNameUr: person.fullNameUr,
        cnicMasked: '38403-*****21-8',
        phone: '03457778889',
        branch: { en: 'Sargodha', ur: 'سرگودھا' },
      },
    ]);
  });

  test.each(['gondal', '0345-7778889', '38403-7654321-8'])(
    'is found by the superadmin, and by nobody of another branch, as by %s',
    async (text) => {
      expect(await search(text, desk.superadmin)).toHaveLength(1);
      expect(await search(text, ofLahore)).toEqual([]);
    },
  );
});

test.each([
  ['nothing', ''],
  ['a name that is only begun with two letters', 'Sh'],
  ['the beginning of every phone', '0345'],
  ['part of a CNIC', '38403-765432'],
  ['signs alone', "';-- & | !"],
  ['the words of a query', 'gondal | nobody:*'],
])('%s finds nothing', async (_, text) => {
  expect(await search(text)).toEqual([]);
});

test('an agreement and a receipt are found by their numbers, in either case, and lead to their customer', async () => {
  const customerId = await addCustomer(testApi, desk);
  const agreementId = await active(testApi, desk, { customerId });
  const { number } = await readAgreement(testApi, desk.employee, agreementId);
  const { receipt } = await pay(testApi, desk.employee, agreementId, 100);
  if (receipt === null) throw new Error('a payment has a receipt');

  for (const [kind, itsNumber] of [
    ['agreement', number],
    ['receipt', receipt.number],
  ] as const) {
    for (const text of [itsNumber, ` ${itsNumber.toLowerCase()} `]) {
      expect(await search(text)).toMatchObject([{ kind, number: itsNumber, customerId }]);
    }
    expect(await search(itsNumber, ofLahore)).toEqual([]);
    expect(await search(itsNumber, desk.superadmin)).toHaveLength(1);
  }
});

test('a common name gives the first twenty that bear it', async () => {
  for (let n = 0; n < 21; n += 1) {
    await testApi.call('createCustomer', {
      as: desk.employee,
      body: customerBody({ fullName: 'Zulekha Kausar' }),
    });
  }
  expect(await search('zulekha')).toHaveLength(20);
});

describe('among many customers', () => {
  const names = [
    'Aslam',
    'Bashir',
    'Cheema',
    'Dilawar',
    'Ejaz',
    'Fiaz',
    'Gulzar',
    'Hameed',
    'Iqbal',
    'Javed',
  ];

  beforeAll(async () => {
    const { pool } = testApi.context;
    await pool.query(
      `INSERT INTO customers (id, full_name, relative, relative_name, cnic, gender, born_on, phone, address, city,
                              branch_id, privacy_consent_at, created_at, created_by)
       SELECT gen_random_uuid(), name, 'father', 'Father', (2000000000000 + n)::text, 'male', '1980-01-01',
              '03' || lpad(n::text, 9, '0'), 'Address', 'City', branch.id,
              now(), now(), $1
         FROM generate_series(1, 20000) n
         CROSS JOIN LATERAL (SELECT ($2::text[])[1 + n % 10] || ' ' || ($2::text[])[1 + n / 10 % 10] || ' number' || n AS name) named
         JOIN LATERAL (SELECT id FROM branches ORDER BY position OFFSET n % 7 LIMIT 1) branch ON true`,
      [desk.employeeId, names],
    );
    await pool.query('ANALYZE customers');
  });

  test.each([
    ['a name', 'aslam bashir number1234', 'customers_name'],
    ['a name that is only begun', 'number1234', 'customers_name'],
    ['a phone that is only begun', '0300001', 'customers_phone'],
    ['a phone', '03000012345', 'customers_phone'],
    ['a phone that may be the second', '0300001', 'customers_second_phone'],
    ['a CNIC', '2000000012345', 'customers_cnic_unique'],
    ['an agreement number', 'SGD-26-00001', 'agreements_number_key'],
    ['a receipt number', 'SGD-000001', 'receipts_branch_id_serial_key'],
  ])('no search reads through all of them: by %s', async (_, text, index) => {
    const { rows: branches } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'SGD'");
    for (const branchId of [null, branches[0].id]) {
      const statement = searchStatement(text, branchId);
      if (statement === null) throw new Error(`${text} asks nothing`);
      const plan = await inTransaction(testApi.context.pool, async (client) => {
        await client.query(byIndexOnly);
        const { rows } = await client.query({ ...statement, text: `EXPLAIN ${statement.text}` });
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Seq Scan on (customers|agreements|entries)/);
    }
  });
});
