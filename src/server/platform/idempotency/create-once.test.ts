import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, readFailure, type Session, type TestApi } from '#test/support/api.ts';
import {
  addCustomer,
  agreementBody,
  customerBody,
  type Desk,
  draft,
  keyed,
  nextCnic,
  openDesk,
  readAgreement,
} from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

interface Form {
  readonly path: string;
  readonly table: string;
  readonly body: () => Promise<object>;
  readonly change: object;
  readonly as: () => Session;
}

const forms: readonly Form[] = [
  {
    path: '/api/agreements',
    table: 'agreements',
    body: async () => agreementBody(await addCustomer(testApi, desk)),
    change: { count: 6 },
    as: () => desk.employee,
  },
  {
    path: '/api/customers',
    table: 'customers',
    body: async () => customerBody(),
    change: { city: 'Bhalwal' },
    as: () => desk.employee,
  },
  {
    path: '/api/products',
    table: 'products',
    body: async () => ({
      name: 'Sewing machine',
      category: 'business_asset',
      cashPrice: 18_000,
      termsMonths: [6, 12],
      downPaymentMinPercent: 10,
      roundingStep: 10,
    }),
    change: { cashPrice: 19_000 },
    as: () => desk.superadmin,
  },
];

async function countOf(table: string): Promise<number> {
  return (await testApi.context.pool.query(`SELECT count(*) AS rows FROM ${table}`)).rows[0].rows;
}

describe.each(forms)('$path', ({ path, table, body, change, as }) => {
  const send = (sent: object, key: string, by: Session = as()) =>
    testApi.send('POST', path, { as: by, body: sent, headers: keyed(key) });

  test('sent ten times at once with one key creates one, and every answer tells of it', async () => {
    const [form, key] = [await body(), randomUUID()];
    const [before, events] = [await countOf(table), await countOf('audit_events')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(form, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await countOf(table)).toBe(before + 1);
    expect(await countOf('audit_events')).toBe(events + 1);
  });

  test('with a used key and other words is refused, and nothing is created', async () => {
    const [form, key] = [await body(), randomUUID()];
    await send(form, key);
    const before = await countOf(table);
    const changed = await send({ ...form, ...change }, key);
    expect(changed.status).toBe(422);
    expect(await readFailure(changed)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await countOf(table)).toBe(before);
  });
});

test('a refused form leaves its key free for the corrected one, and another user may have the same key', async () => {
  const [form, key] = [agreementBody(await addCustomer(testApi, desk)), randomUUID()];
  const send = (body: object, as: Session) =>
    testApi.send('POST', '/api/agreements', { as, body, headers: keyed(key) });
  expect((await send({ ...form, customerId: randomUUID() }, desk.employee)).status).toBe(422);
  const mine = await (await send(form, desk.employee)).json();
  const theirs = await (await send(form, (await openDesk(testApi)).employee)).json();
  expect(mine).toMatchObject({ data: { status: 'draft' } });
  expect(theirs).not.toEqual(mine);
});

test('one guarantor saved ten times at once is one person, without any key', async () => {
  const body = { fullName: 'Abdul Ghafoor', cnic: nextCnic(), phone: '03000000102', address: 'Sargodha' };
  const before = await countOf('guarantors');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => testApi.send('POST', '/api/guarantors', { as: desk.employee, body })),
  );
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await countOf('guarantors')).toBe(before + 1);
});

test('agreement numbers have no gap where a draft was sent twice or refused', async () => {
  const serialOf = async (id: string) =>
    Number((await readAgreement(testApi, desk.employee, id)).number.slice(7));
  const first = await serialOf(await draft(testApi, desk));
  const [form, key] = [agreementBody(await addCustomer(testApi, desk)), randomUUID()];
  const send = (body: object) =>
    testApi.send('POST', '/api/agreements', { as: desk.employee, body, headers: keyed(key) });
  await send({ ...form, count: 0 });
  await Promise.all([send(form), send(form)]);
  expect(await serialOf(await draft(testApi, desk))).toBe(first + 2);
});
