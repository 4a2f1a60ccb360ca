import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { contacted, mergeListed } from '#test/support/desk/contact-requests.ts';

let testApi: TestApi;
let superadmin: Session;
beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(() => testApi.close());

let people = 0;

async function submitted() {
  people += 1;
  const body = {
    formType: 'contact_us' as const,
    fullName: 'Sidra Munir',
    phoneNumber: `0312-${String(people).padStart(7, '0')}`,
    email: '',
    address: 'House 14, Satellite Town, Sargodha',
  };
  return { body, ...(await testApi.call('submitContactForm', { body })) };
}

const tracked = (code: string) => testApi.call('getTrackedRequest', { params: { code } });

const close = (id: string, reason: 'answered' | 'unreachable' | 'spam') =>
  testApi.call('closeContactRequest', { as: superadmin, params: { id }, body: { reason, note: null } });

describe('the code of a request', () => {
  test('says that it was received and until when we call, and nothing about the person', async () => {
    const { code } = await submitted();
    const now = testApi.clock.now();
    expect(await tracked(code)).toEqual({
      code,
      language: 'en',
      formType: 'contact_us',
      service: null,
      receivedAt: new Date(now).toISOString(),
      callBy: new Date(now + 24 * hourMs).toISOString(),
      calledAt: null,
      visit: null,
      ended: null,
      wordsLeft: 5,
      wroteAt: null,
    });
  });

  test('says that we called, and that it was answered', async () => {
    const { id, code } = await submitted();
    await contacted(testApi, superadmin, id);
    const at = new Date(testApi.clock.now()).toISOString();
    expect(await tracked(code)).toMatchObject({ calledAt: at, ended: null });
    await close(id, 'answered');
    expect(await tracked(code)).toMatchObject({ ended: { at, as: 'answered' } });
  });

  test.each([
    ['unreachable', 'unreachable'],
    ['spam', 'closed'],
  ] as const)('says of a request that was closed as %s: %s', async (reason, as) => {
    const { id, code } = await submitted();
    await contacted(testApi, superadmin, id);
    await close(id, reason);
    expect(await tracked(code)).toMatchObject({ ended: { as } });
  });

  test('of a request that was merged says what became of the other one', async () => {
    const { body, id, code } = await submitted();
    const again = await testApi.call('submitContactForm', { body: { ...body, address: 'House 15' } });
    await mergeListed(testApi, superadmin, id);
    await contacted(testApi, superadmin, id);
    await close(id, 'answered');
    for (const each of [code, again.code])
      expect(await tracked(each)).toMatchObject({ code: each, ended: { as: 'answered' } });
  });

  test('is the same when the same form is sent again, and another for another form', async () => {
    const { body, code } = await submitted();
    expect((await testApi.call('submitContactForm', { body })).code).toBe(code);
    expect((await submitted()).code).not.toBe(code);
  });

  test('is found however it is typed', async () => {
    const { code } = await submitted();
    expect((await tracked(code.toLowerCase().replaceAll('-', ' '))).code).toBe(code);
  });

  test.each(['A-7K4M-QX2P-9TDA-3WEF', '0', "' OR 1=1 --", '٪'])(
    'that nobody got (%s) is not found',
    async (code) => {
      const refusal = await testApi.refusal('getTrackedRequest', { params: { code } });
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    },
  );
});

test('a bot that fills in the hidden field gets a code that is never found', async () => {
  const { body } = await submitted();
  const { code } = await testApi.call('submitContactForm', {
    body: { ...body, fullName: 'Bot', website: 'https://example.com' },
  });
  expect(await testApi.refusal('getTrackedRequest', { params: { code } })).toMatchObject({
    code: 'not_found',
  });
});

test('nobody goes through codes: after sixty of an address in ten minutes they wait', async () => {
  const from = '203.0.113.77';
  const params = { code: 'A-0000-0000-0000-0000' };
  const asked = Array.from({ length: 61 }, () =>
    testApi.attempt('getTrackedRequest', { params, address: from }),
  );
  const answers = await Promise.all(asked);
  const codes = answers.map((answer) => (answer.ok ? 'found' : answer.code));
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
});
