import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { contacted } from '#test/support/desk/contact-requests.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import { startSmsGateway, type WhatsAppGateway } from '#test/support/servers/message-gateways.ts';

let sms: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  sms = await startSmsGateway();
});
afterAll(() => sms.stop());
beforeEach(async () => {
  testApi = await createTestApi({ ...sms.settings, PUBLIC_URL: 'https://qist.example.pk' });
  desk = await openDesk(testApi);
  await sendNow(testApi);
});
afterEach(() => testApi.close());

const write = (given: { phoneNumber?: string; fullName?: string; address?: string } = {}, language = 'en') =>
  testApi.call('submitContactForm', {
    body: {
      formType: 'contact_us',
      fullName: 'Sidra Munir',
      phoneNumber: '0312-0000001',
      email: '',
      address: 'House 14, Satellite Town, Sargodha',
      ...given,
    },
    headers: { 'accept-language': language },
  });
async function textsDuring(work: () => Promise<unknown> = () => sendNow(testApi)): Promise<string[]> {
  const before = sms.calls.length;
  await work();
  return sms.calls.slice(before).map(({ body }) => new URLSearchParams(body).get('message') ?? '');
}
const statesOf = async () =>
  (await messagesOf(testApi)).map(({ template, state, reason }) => [template, state, reason]);

test('a visitor gets the link by which the request is followed, once, and without the name that anybody could have typed', async () => {
  const { code } = await write({ fullName: 'Win a prize at evil.example' });
  const texts = await textsDuring(async () => {
    await Promise.all([sendNow(testApi), sendNow(testApi)]);
    await sendNow(testApi);
  });
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(`https://qist.example.pk/a/${code}`);
  expect(texts[0]).not.toContain('evil');
  expect(await statesOf()).toEqual([['request_received', 'sent', null]]);
  expect((await testApi.call('getTrackedRequest', { params: { code } })).code).toBe(code);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('the outbox names the visitor, shows no phone, and asks nobody to call about it', async () => {
  const { id } = await write();
  sms.behave(() => ({ takes: false, answer: { status: 200, body: 'ERR 12' } }));
  await sendNow(testApi);
  sms.behave(() => undefined);
  const { data } = await testApi.call('listMessages', { as: desk.employee, body: {} });
  expect(data).toMatchObject([
    {
      template: 'request_received',
      state: 'failed',
      customerName: { own: 'Sidra Munir' },
      phone: null,
      customerId: null,
      contactRequestId: id,
      isToCall: false,
    },
  ]);
});

test('a phone gets one a day, however many forms carry it', async () => {
  await write();
  await write({ address: 'House 15' });
  await sendNow(testApi);
  await write({ address: 'House 16' });
  expect(await textsDuring()).toEqual([]);
  testApi.clock.advance(24 * hourMs + 1);
  await write({ address: 'House 17' });
  expect(await textsDuring()).toHaveLength(1);
});

test('a branch writes to a hundred visitors a day at most: forms of a program may carry anybody’s phone', async () => {
  for (let n = 0; n < 105; n += 1) {
    const { rowCount } = await testApi.database.ownerPool.query(
      `INSERT INTO contact_requests (id, form_type, full_name, phone, address, language, received_at, submission_key,
                                     submission_digest, tracking_code, branch_id, branch_rule)
       SELECT gen_random_uuid(), 'contact_us', 'F', '0313' || lpad($1::text, 7, '0'), 'A', 'en', $2, gen_random_uuid(),
              sha256('x'), 'A-0000-0000-0000-0' || lpad($1::text, 3, '0'), id, 'main_branch' FROM branches WHERE code = 'SGD'`,
      [n, new Date(testApi.clock.now())],
    );
    expect(rowCount).toBe(1);
  }
  expect(
    await textsDuring(async () => {
      for (let run = 0; run < 3; run += 1) await sendNow(testApi);
    }),
  ).toHaveLength(100);
});

test('nobody is written to who has asked for no messages, or whose request was called about or cancelled before', async () => {
  await addCustomer(testApi, desk, { phone: '0312-0000001', takesMessages: false });
  await write();
  expect(await textsDuring()).toEqual([]);
  await ruleBranch(testApi, { isPaused: true });
  const called = await write({ phoneNumber: '0312-0000002' });
  const cancelled = await write({ phoneNumber: '0312-0000003' });
  await sendNow(testApi);
  await contacted(testApi, desk.superadmin, called.id);
  await testApi.call('withdrawContactRequest', { params: { code: cancelled.code } });
  await ruleBranch(testApi, {});
  expect(await textsDuring()).toEqual([]);
  expect(await statesOf()).toEqual([
    ['request_received', 'dropped', 'outdated'],
    ['request_received', 'dropped', 'outdated'],
  ]);
});

test('outside contact hours it waits for the morning', async () => {
  testApi.clock.advance(12 * hourMs);
  await write();
  expect(await textsDuring()).toEqual([]);
  expect(await statesOf()).toEqual([['request_received', 'queued', null]]);
  testApi.clock.advance(12 * hourMs);
  expect(await textsDuring()).toHaveLength(1);
});
