import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '#contract/insight/search.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  active,
  addCustomer,
  customerBody,
  type Desk,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { searchStatement, withoutSeqScan } from './search.queries.ts';

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
  fullName: { own: 'Shaista Perveen Gondal', ur: 'شائستہ پروین گوندل' },
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
    ['words that are only begun, in any order', 'Gon shai'],
    ['the first two letters of words', 'Go Sh Pe'],
    ['any three letters of a word', 'ist'],
    ['a word, whatever letter alone is beside it', 'b gondal'],
    ['the Urdu name, typed on an Arabic keyboard', 'شايسته پروين'],
    ['any part of the Urdu name', 'ائست ندل'],
    ['the first two letters of the Urdu name', 'شا گو'],
    ['the whole phone', '0345-7778889'],
    ['a phone that is only begun', '0345777'],
    ['the last four digits of a phone', '8889'],
    ['five digits of a phone', '57778'],
    ['a phone as it is written abroad', '+92 345 7778889'],
    ['a phone as it is written abroad, only begun', '+92 345 777'],
    ['the phone in Urdu digits', '۰۳۴۵۷۷۷۸۸۸۹'],
    ['the second phone', '03461112223'],
    ['part of the second phone', '46111222'],
    ['the CNIC', '38403-7654321-8'],
    ['the CNIC without hyphens', '3840376543218'],
    ['part of the CNIC', '403-7654'],
    ['the last four digits of the CNIC', '3218'],
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
        cnicMasked: '38403-*****21-8',
        phone: '03457778889',
        branch: { en: 'Sargodha', ur: 'سرگودھا' },
      },
    ]);
  });

  test.each(['gondal', '0345-7778889', '38403-7654321-8'])(
    'is found by the superadmin, and not from another branch, as by %s',
    async (text) => {
      expect(await search(text, desk.superadmin)).toHaveLength(1);
      expect(await search(text, ofLahore)).toEqual([]);
    },
  );
});

test.each([
  ['nothing', ''],
  ['one letter', 'S'],
  ['two letters from within a word', 'nd'],
  ['three digits', '777'],
  ['four digits from within a number', '7778'],
  ['five digits that stand together in no number', '88890'],
  ['digits of a phone and digits of the CNIC', '77788894037654'],
  ['more digits than any number has', '38403765432180'],
  ['signs alone', "';-- & | !"],
  ['the words of a query', 'gondal | nobody:*'],
  ['the terms that names are kept by', "'<sh' | '~nbd'"],
])('%s finds nothing', async (_, text) => {
  expect(await search(text)).toEqual([]);
});

describe('a name written in one script is found by its sound in the other', () => {
  test.each([
    ['Sidra', 'سدرہ'],
    ['Zubaida Khatoon', 'زبیدہ خاتون'],
    ['Abdul Rehman', 'عبدالرحمٰن'],
    ['Ghulam Mustafa', 'غلام مصطفیٰ'],
    ['Ayesha Siddiqui', 'عائشہ صدیقی'],
  ])('%s and %s', async (latin, urdu) => {
    const inLatin = await addCustomer(testApi, desk, { fullName: { own: latin } });
    const inUrdu = await addCustomer(testApi, desk, { fullName: { own: urdu } });
    for (const text of [latin, urdu]) {
      const ids = (await search(text)).map(({ customerId }) => customerId);
      expect(ids, text).toEqual(expect.arrayContaining([inLatin, inUrdu]));
    }
  });

  test('a search finds other spellings of the same sound, and no other sound', async () => {
    const id = await addCustomer(testApi, desk, { fullName: { own: 'Mohammad Yusuf Tarrar' } });
    for (const text of ['Muhammad Yousaf Tarar', 'محمد یوسف']) {
      expect(
        (await search(text)).map(({ customerId }) => customerId),
        text,
      ).toEqual([id]);
    }
    expect(await search('Mahmood Tariq')).toEqual([]);
  });
});

describe('a name as typed comes before one that only sounds like it', () => {
  const bearersOf = async (text: string) => (await search(text)).map(({ fullName }) => fullName.own);

  test('whole words come first, then their beginnings, then their parts, then their sound, in either script', async () => {
    for (const [own, ur] of [
      ['Meena Tiwana', 'منا ٹوانہ'],
      ['Amina Tiwana', 'امینا ٹوانہ'],
      ['Minahil Tiwana', 'میناہل ٹوانہ'],
      ['Mina Tiwana', 'مینا ٹوانہ'],
    ] as const)
      await addCustomer(testApi, desk, { fullName: { own, ur } });
    const inOrder = ['Mina Tiwana', 'Minahil Tiwana', 'Amina Tiwana', 'Meena Tiwana'];
    expect(await bearersOf('tiwana mina')).toEqual(inOrder);
    expect(await bearersOf('ٹوانہ مینا')).toEqual(inOrder);
  });

  test('also when many names sound like it', async () => {
    await addCustomer(testApi, desk, { fullName: { own: 'Zahid Sipra', ur: 'زاہد سپرا' } });
    for (let n = 0; n < 21; n += 1)
      await addCustomer(testApi, desk, { fullName: { own: 'Zaheed Sipra', ur: 'ظہید سپرا' } });
    for (const text of ['zahid sipra', 'sip zahid', 'زاہد', 'zahid']) {
      const found = await bearersOf(text);
      expect(found, text).toHaveLength(20);
      expect(found[0], text).toBe('Zahid Sipra');
    }
  });
});

test('an agreement and a receipt are found by their numbers in any letter case, and lead to their customer', async () => {
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

test('an agreement is found by its payment number however it is typed, within the branch only, and not with a wrong digit', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await active(testApi, desk, { customerId });
  const { number, paymentNumber } = await readAgreement(testApi, desk.employee, id);
  const digits = paymentNumber.replaceAll(/\D/g, '');
  for (const typed of [
    paymentNumber,
    digits,
    `${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`,
  ])
    expect(await search(typed)).toMatchObject([{ kind: 'agreement', number, customerId }]);
  const listed = async (text: string, as = desk.employee) =>
    (await testApi.call('listCustomers', { as, body: { search: text } })).data.map(({ id: found }) => found);
  expect(await listed(paymentNumber)).toEqual([customerId]);
  expect(await search(digits, ofLahore)).toEqual([]);
  expect(await listed(digits, ofLahore)).toEqual([]);
  const wrong = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
  expect(await search(wrong)).toEqual([]);
  expect(await listed(wrong)).toEqual([]);
});

test('an agreement and a receipt are found by their last four or five digits, within the branch only', async () => {
  const { pool } = testApi.context;
  await pool.query('UPDATE agreement_counters SET last_serial = 98761');
  await pool.query('UPDATE receipt_counters SET last_serial = 1987653');
  const agreementId = await active(testApi, desk);
  const { number } = await readAgreement(testApi, desk.employee, agreementId);
  await pay(testApi, desk.employee, agreementId, 100);
  expect(number).toBe('SGD-26-98762');
  const found = async (text: string, as?: Session) =>
    (await search(text, as)).filter(({ kind }) => kind !== 'customer').map((result) => result.number);
  for (const text of ['8762', '98762', '26-98762', '69876'])
    expect(await found(text), text).toEqual([number]);
  // The down payment has the receipt before.
  const receipts = ['SGD-1987654', 'SGD-1987655'];
  expect(await found('7655')).toEqual([receipts[1]]);
  for (const text of ['19876', '87655', '987655', '1987655'])
    expect(await found(text), text).toContain(receipts[1]);
  expect(await found('98765')).toEqual(receipts.toReversed());
  expect(await found('7655', ofLahore)).toEqual([]);
  expect(await found('8762', ofLahore)).toEqual([]);
});

test("of many receipts with the same ending five are shown, the own branch's first, then the newest", async () => {
  const lahore = await openDesk(testApi, 'LHE');
  /** Takes payments whose receipts end in 4321, each ten thousand numbers after the one before. */
  const payTimes = async (times: number, at: Desk, firstSerial: number) => {
    const id = await active(testApi, at);
    const numbers: string[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      await testApi.context.pool.query(
        'UPDATE receipt_counters k SET last_serial = $1 FROM employees e WHERE e.user_id = $2 AND k.branch_id = e.branch_id',
        [firstSerial + nth * 10_000 - 1, at.employeeId],
      );
      const { receipt } = await pay(testApi, at.employee, id, 100);
      numbers.unshift(receipt?.number ?? '');
    }
    return { customerId: (await readAgreement(testApi, desk.superadmin, id)).customerId, numbers };
  };
  const ours = await payTimes(6, desk, 2_004_321);
  const theirs = await payTimes(1, lahore, 3_004_321);
  const found = async (as: Session) =>
    (await search('4321', as)).filter(({ kind }) => kind === 'receipt').map(({ number }) => number);
  expect(await found(desk.employee)).toEqual(ours.numbers.slice(0, 5));
  expect(await found(lahore.employee)).toEqual(theirs.numbers);
  expect(await found(desk.superadmin)).toEqual([...theirs.numbers, ...ours.numbers.slice(0, 4)]);

  const move = async (customerId: string, to: Desk) => {
    const { pool } = testApi.context;
    const { rows: customers } = await pool.query('SELECT id, version FROM customers WHERE id = $1', [
      customerId,
    ]);
    const { rows } = await pool.query('SELECT branch_id AS "branchId" FROM employees WHERE user_id = $1', [
      to.employeeId,
    ]);
    const body = { customers, ...rows[0], officerId: to.employeeId, reason: 'The family has moved' };
    await testApi.call('moveCustomers', { as: desk.superadmin, body });
  };
  await move(theirs.customerId, desk);
  expect(await found(desk.employee)).toEqual(ours.numbers.slice(0, 5));
  await move(ours.customerId, lahore);
  expect(await found(desk.employee)).toEqual(theirs.numbers);
  expect(await found(lahore.employee)).toEqual(ours.numbers.slice(0, 5));
});

test('a search for a common name shows its first twenty bearers', async () => {
  for (let n = 0; n < 21; n += 1) {
    await testApi.call('createCustomer', {
      as: desk.employee,
      body: customerBody({ fullName: { own: 'Zulekha Kausar' } }),
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
    await inTransaction(pool, async (client) => {
      // Each name is cut into its terms, which takes a busy machine long.
      await client.query('SET LOCAL statement_timeout = 0');
      await client.query(
        `INSERT INTO customers (id, full_name, relative, relative_name, cnic, gender, born_on, phone, address, city,
                              branch_id, privacy_consent_at, created_at, created_by)
       SELECT gen_random_uuid(), name, 'father', 'Father', (2000000000000 + n)::text, 'male', '1980-01-01',
              '03' || lpad(n::text, 9, '0'), 'Address', 'City', branch.id,
              now(), now(), $1
         FROM generate_series(1, $3::int) n
         CROSS JOIN LATERAL (SELECT ($2::text[])[1 + n % 10] || ' ' || ($2::text[])[1 + n / 10 % 10] || ' number' || n AS name) named
         JOIN LATERAL (SELECT id FROM branches ORDER BY position OFFSET n % 7 LIMIT 1) branch ON true`,
        [desk.employeeId, names, thorough ? 20_000 : 5_000],
      );
    });
    await pool.query('ANALYZE customers');
  });

  test.each([
    ['a name', 'aslam bashir number1234', 'customers_name'],
    ['a name that is only begun', 'number1234', 'customers_name'],
    ['a part of a name', 'ber1234', 'customers_name'],
    ['a phone that is only begun', '0300001', 'customers_numbers'],
    ['a phone', '03000002345', 'customers_phone'],
    ['the last four digits', '2345', 'customers_numbers'],
    ['a CNIC', '2000000002345', 'customers_cnic_unique'],
    ['a part of the number of an agreement', '12345', 'agreements_number_key'],
    ['a part of the number of a receipt', '12345', 'receipts_number'],
    ['an agreement number', 'SGD-26-00001', 'agreements_number_key'],
    ['a receipt number', 'SGD-000001', 'receipts_number'],
  ])('no search by %s reads all rows', async (_, text, index) => {
    const { rows: branches } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'SGD'");
    for (const branchId of [null, branches[0].id]) {
      const plan = await inTransaction(testApi.context.pool, async (client) => {
        const statement = await searchStatement(client, text, branchId);
        if (statement === null) throw new Error(`${text} asks nothing`);
        // Planned for its values, as the product's own server does it.
        await client.query(`SET LOCAL plan_cache_mode = auto; ${withoutSeqScan}`);
        // A prepared statement has a fixed text.
        const { name, ...asked } = statement;
        const { rows } = await client.query({ ...asked, text: `EXPLAIN ${statement.text}` });
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Seq Scan on (customers|agreements|entries|receipts)/);
    }
  });
});
