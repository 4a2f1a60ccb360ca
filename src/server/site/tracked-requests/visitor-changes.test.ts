import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { hourMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
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
    phoneNumber: `0313-${String(people).padStart(7, '0')}`,
    email: '',
    address: 'House 14, Satellite Town, Sargodha',
  };
  return { body, ...(await testApi.call('submitContactForm', { body })) };
}

const tracked = (code: string) => testApi.call('getTrackedRequest', { params: { code } });
const write = (code: string, text: string) => ({ params: { code }, body: { text } });
const withdrawal = (code: string) => ({ params: { code } });
const opened = (id: string) => testApi.call('getContactRequest', { as: superadmin, params: { id } });
const close = (id: string, reason: 'answered' | 'spam' = 'spam') =>
  testApi.call('closeContactRequest', { as: superadmin, params: { id }, body: { reason, note: null } });
const kindsOf = async (id: string) => (await opened(id)).events.map(({ kind }) => kind);
const noticesOf = async () =>
  (await testApi.call('listNotices', { as: superadmin, query: {} })).data.map(
    ({ kind, opensId }) => `${kind} ${opensId}`,
  );
async function bookVisit(id: string) {
  const visitOn = addDays(businessDateOf(testApi.clock.now()), 3);
  const body = { visitOn, startsAt: '11:00', address: 'House 14, Satellite Town' };
  await testApi.call('bookHomeVisit', { as: superadmin, params: { id }, body });
  return visitOn;
}

describe('a word of the visitor', () => {
  test('reaches the history of the request and who has it, moves no promise, and is not shown to others with the code', async () => {
    const { id, code } = await submitted();
    const before = await opened(id);
    testApi.clock.advance(hourMs);
    superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
    const answer = await testApi.call('addVisitorWord', write(code, ' Call me after Asr, house 14. '));
    expect(answer).toMatchObject({ wordsLeft: 4, wroteAt: new Date(testApi.clock.now()).toISOString() });
    expect(JSON.stringify(answer)).not.toContain('Asr');
    const after = await opened(id);
    expect(after.events).toMatchObject([
      { kind: 'visitor_wrote', note: 'Call me after Asr, house 14.', recordedByName: null },
    ]);
    for (const same of ['promisedUntil', 'firstContactAt', 'status', 'promise'] as const)
      expect(after[same]).toEqual(before[same]);
    expect(await noticesOf()).toContain(`visitor_wrote ${id}`);
  });

  test('is added once, however often it comes, also at once', async () => {
    const { id, code } = await submitted();
    await Promise.all([1, 2, 3].map(() => testApi.call('addVisitorWord', write(code, 'Twice'))));
    expect((await testApi.call('addVisitorWord', write(code, 'Twice'))).wordsLeft).toBe(4);
    expect(await kindsOf(id)).toEqual(['visitor_wrote']);
  });

  test('may be added five times, whatever comes at once', async () => {
    const { id, code } = await submitted();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => testApi.attempt('addVisitorWord', write(code, `Word ${n}`))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect((await testApi.refusal('addVisitorWord', write(code, 'More'))).code).toBe('visitor_words_used_up');
    expect(await kindsOf(id)).toHaveLength(5);
    expect((await tracked(code)).wordsLeft).toBe(0);
  });

  test('has 500 letters at most, and some', async () => {
    const { code } = await submitted();
    await testApi.call('addVisitorWord', write(code, 'ا'.repeat(500)));
    for (const text of ['ا'.repeat(501), '  '])
      expect((await testApi.refusal('addVisitorWord', write(code, text))).code).toBe('invalid_input');
  });

  test('is refused once the request has ended', async () => {
    const { id, code } = await submitted();
    await close(id);
    expect((await testApi.refusal('addVisitorWord', write(code, 'Hello?'))).code).toBe(
      'tracked_request_ended',
    );
    expect((await tracked(code)).wordsLeft).toBe(0);
  });
});

describe('a withdrawal', () => {
  test('closes the request and cancels its visit, once from however many tabs', async () => {
    const { id, code } = await submitted();
    const visitOn = await bookVisit(id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => testApi.call('withdrawContactRequest', withdrawal(code))),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({
        ended: { as: 'withdrawn' },
        visit: { on: visitOn, state: 'cancelled' },
        wordsLeft: 0,
      });
    expect(await opened(id)).toMatchObject({ status: 'closed', closeReason: 'withdrawn', visit: null });
    expect((await kindsOf(id)).toSorted()).toEqual(
      ['visit_booked', 'visit_cancelled', 'withdrawn'].toSorted(),
    );
    expect(await noticesOf()).toContain(`visitor_withdrew ${id}`);
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  });

  test.each(['answered', 'spam'] as const)(
    'is refused for a request that was closed as %s',
    async (reason) => {
      const { id, code } = await submitted();
      await contacted(testApi, superadmin, id);
      await close(id, reason);
      expect((await testApi.refusal('withdrawContactRequest', withdrawal(code))).code).toBe(
        'tracked_request_ended',
      );
      expect(await opened(id)).toMatchObject({ closeReason: reason });
    },
  );

  test('and a colleague who closes the request at the same moment never both count', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, code } = await submitted();
      const [visitor, desk] = await Promise.all([
        testApi.attempt('withdrawContactRequest', withdrawal(code)),
        testApi.attempt('closeContactRequest', {
          as: superadmin,
          params: { id },
          body: { reason: 'spam', note: null },
        }),
      ]);
      expect([visitor.ok, desk.ok].filter(Boolean)).toHaveLength(1);
      const { closeReason } = await opened(id);
      expect(closeReason).toBe(visitor.ok ? 'withdrawn' : 'spam');
    }
  });

  test('keeps no promise: only a contact does', async () => {
    const { id, code } = await submitted();
    await testApi.call('withdrawContactRequest', withdrawal(code));
    expect(await opened(id)).toMatchObject({ firstContactAt: null, promise: 'open' });
  });

  test('of a form that was merged leaves the other one open: its code may be of another person', async () => {
    const { body, id, code } = await submitted();
    const again = await testApi.call('submitContactForm', { body: { ...body, address: 'House 15' } });
    await mergeListed(testApi, superadmin, id);
    const visitOn = await bookVisit(id);
    expect(await testApi.call('withdrawContactRequest', withdrawal(again.code))).toMatchObject({
      ended: { as: 'withdrawn' },
    });
    expect(await opened(id)).toMatchObject({ status: 'visit_booked', closeReason: null });
    expect(await tracked(code)).toMatchObject({ ended: null, visit: { on: visitOn, state: 'ahead' } });
    await testApi.call('withdrawContactRequest', withdrawal(code));
    expect(await opened(id)).toMatchObject({ status: 'closed', closeReason: 'withdrawn' });
  });

  test('may be made again after the desk has opened the request again', async () => {
    const { id, code } = await submitted();
    await testApi.call('withdrawContactRequest', withdrawal(code));
    testApi.clock.advance(1);
    await testApi.call('reopenContactRequest', {
      as: superadmin,
      params: { id },
      body: { note: 'She called.' },
    });
    expect(await tracked(code)).toMatchObject({ ended: null, wordsLeft: 5 });
    testApi.clock.advance(1);
    await testApi.call('withdrawContactRequest', withdrawal(code));
    expect(await opened(id)).toMatchObject({ closeReason: 'withdrawn' });
  });
});

test.each(['addVisitorWord', 'withdrawContactRequest'] as const)(
  'a code that nobody has gets one answer from %s, and is tried sixty times in ten minutes',
  async (name) => {
    const params = { code: 'A-0000-0000-0000-0000' };
    const asked = { params, body: { text: 'Hello' }, address: `203.0.113.${name.length}` };
    expect(await testApi.refusal(name, asked)).toMatchObject({ status: 404, code: 'not_found' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => testApi.attempt(name, asked)));
    const codes = answers.map((answer) => (answer.ok ? 'done' : answer.code));
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['not_found', 'too_many_requests']));
  },
);
