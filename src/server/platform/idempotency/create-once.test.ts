import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api, EndpointName } from '#contract/api.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf, Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { postBody } from '#test/support/desk/blog.ts';
import { challengeBody } from '#test/support/desk/challenges.ts';
import { addComplaint, takenDown } from '#test/support/desk/complaints.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import {
  addCustomer,
  agreementBody,
  customerBody,
  type Desk,
  draft,
  nextCnic,
  openDesk,
  productBody,
  readAgreement,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/**
 * The endpoints that create something and take a key, so that a request can be repeated. Those of visitors and customers have
 * tests of their own: a form is also known by its words, and one with a file waits in a queue of two.
 */
type CreatingName = Exclude<
  { [N in EndpointName]: Api[N]['idempotencyKey'] extends 'optional' ? N : never }[EndpointName],
  'submitContactForm' | 'submitComplaint' | 'sendMyComplaint' | 'reportTransfer'
>;

interface Form<N extends CreatingName> {
  readonly table: string;
  readonly as: () => Session;
  readonly body: () => Promise<BodyOf<N>>;
  readonly change: Partial<BodyOf<N>>;
  /** The params of the record to which it is added. */
  readonly params?: () => Promise<object>;
}

const toRequest = async () => ({ id: await addContactRequest(testApi.context.pool, {}) });

/** A new endpoint of this kind is a type error until it is here. */
const forms: { readonly [N in CreatingName]: Form<N> } = {
  draftAgreement: {
    table: 'agreements',
    as: () => desk.employee,
    body: async () => agreementBody(await addCustomer(testApi, desk)),
    change: { count: 6 },
  },
  createCustomer: {
    table: 'customers',
    as: () => desk.employee,
    body: async () => customerBody(),
    change: { city: 'Bhalwal' },
  },
  createProduct: {
    table: 'products',
    as: () => desk.superadmin,
    body: async () => productBody(),
    change: { cashPrice: 19_000 },
  },
  logRequestContact: {
    table: 'contact_request_events',
    as: () => desk.superadmin,
    params: toRequest,
    body: async () => ({ channel: 'call', result: 'reached' }),
    change: { result: 'no_answer' },
  },
  addRequestNote: {
    table: 'contact_request_events',
    as: () => desk.superadmin,
    params: toRequest,
    body: async () => ({ note: 'Speaks Saraiki' }),
    change: { note: 'Speaks Punjabi' },
  },
  enterComplaint: {
    table: 'complaints',
    as: () => desk.employee,
    body: async () => takenDown(),
    change: { kind: 'terms' },
  },
  addComplaintNote: {
    table: 'complaint_events',
    as: () => desk.employee,
    params: async () => ({ id: await addComplaint(testApi, desk.employee) }),
    body: async () => ({ note: 'Asked the shop' }),
    change: { note: 'Asked the driver' },
  },
  createChallenge: {
    table: 'challenges',
    as: () => desk.superadmin,
    body: async () => challengeBody(desk),
    change: { target: 2_000 },
  },
  createBlogPost: {
    table: 'blog_posts',
    as: () => desk.superadmin,
    body: async () => postBody(),
    change: { summary: { own: 'Another one.', ur: null } },
  },
};

async function countOf(table: string): Promise<number> {
  return (await testApi.context.pool.query(`SELECT count(*) AS rows FROM ${table}`)).rows[0].rows;
}

describe.each(Object.keys(forms) as CreatingName[])('%s', (name) => {
  const { table, as, body, change, params } = forms[name];
  const prepared = async () => ({ form: await body(), to: await params?.(), key: randomUUID() });
  const given = (sent: object, to: object | undefined, idempotencyKey: string) =>
    ({ as: as(), params: to, body: sent, idempotencyKey }) as Parts<CreatingName> & { readonly as: Session };

  test('sent ten times at once with one key creates one record, and every answer has it', async () => {
    const { form, to, key } = await prepared();
    const [before, events] = [await countOf(table), await countOf('audit_events')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testApi.call(name, given(form, to, key))),
    );
    expect(answers).toEqual(Array(10).fill(answers[0]));
    expect(await countOf(table)).toBe(before + 1);
    expect(await countOf('audit_events')).toBe(events + 1);
  });

  test('with a used key and another body is refused, and nothing is created', async () => {
    const { form, to, key } = await prepared();
    await testApi.call(name, given(form, to, key));
    const before = await countOf(table);
    expect(await testApi.refusal(name, given({ ...form, ...change }, to, key))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(await countOf(table)).toBe(before);
  });
});

test('a refused form leaves its key free for the corrected form, and another user may use the same key', async () => {
  const given = {
    as: desk.employee,
    body: agreementBody(await addCustomer(testApi, desk)),
    idempotencyKey: randomUUID(),
  };
  const wrong = { ...given, body: { ...given.body, customerId: randomUUID() } };
  expect(await testApi.refusal('draftAgreement', wrong)).toMatchObject({ fields: ['customerId'] });
  const mine = await testApi.call('draftAgreement', given);
  const theirs = await testApi.call('draftAgreement', {
    ...given,
    as: (await openDesk(testApi)).employee,
  });
  expect(mine).toMatchObject({ status: 'draft' });
  expect(theirs).not.toEqual(mine);
});

test('one guarantor saved ten times at once is one person, even without a key', async () => {
  const body = {
    fullName: { own: 'Abdul Ghafoor' },
    cnic: nextCnic(),
    phone: '03000000102',
    address: 'Sargodha',
  };
  const before = await countOf('guarantors');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => testApi.call('saveGuarantor', { as: desk.employee, body })),
  );
  expect(answers).toEqual(Array(10).fill(answers[0]));
  expect(await countOf('guarantors')).toBe(before + 1);
});

test('agreement numbers have no gap after a draft was sent twice or refused', async () => {
  const serialOf = async (id: string) =>
    Number((await readAgreement(testApi, desk.employee, id)).number.slice(7));
  const first = await serialOf(await draft(testApi, desk));
  const body = agreementBody(await addCustomer(testApi, desk));
  const given = { as: desk.employee, body, idempotencyKey: randomUUID() };
  await testApi.refusal('draftAgreement', { ...given, body: { ...body, count: 0 } });
  await Promise.all([testApi.call('draftAgreement', given), testApi.call('draftAgreement', given)]);
  expect(await serialOf(await draft(testApi, desk))).toBe(first + 2);
});
