import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, type Desk, draft, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

describe('a contact with a promise', () => {
  const promise = { amount: 5_000, promisedFor: '2026-12-10' };
  const called = { channel: 'visit', result: 'promised', promise } as const;
  const logOf = (id: string) => testApi.call('getCollectionLog', { as: desk.employee, params: { id } });
  const log = (id: string, body: Parameters<typeof testApi.attempt<'logContact'>>[1]['body'], key?: string) =>
    testApi.attempt('logContact', {
      as: desk.employee,
      params: { id },
      body,
      ...(key !== undefined && { idempotencyKey: key }),
    });

  test('is one command with one audit event, whatever is clicked twice', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    const answers = await Promise.all([log(id, called, key), log(id, called, key), log(id, called, key)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await logOf(id)).toMatchObject({
      contacts: [{ result: 'promised' }],
      promises: [{ ...promise, state: 'open' }],
    });
    const { rows } = await testApi.context.pool.query(
      "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'log_contact'",
      [id],
    );
    expect(rows).toEqual([{ after: expect.objectContaining({ result: 'promised', ...promise }) }]);
  });

  test('of two tabs leaves both contacts and one open promise', async () => {
    const id = await active(testApi, desk);
    await Promise.all(
      [5_000, 6_000, 7_000].map((amount) => log(id, { ...called, promise: { ...promise, amount } })),
    );
    const { contacts, promises } = await logOf(id);
    expect(contacts).toHaveLength(3);
    expect(promises.map(({ state }) => state)).toEqual(['open', 'replaced', 'replaced']);
  });

  test('that is refused logs no contact', async () => {
    const id = await active(testApi, desk);
    const tooLittle = { ...called, promise: { ...promise, amount: 1 } };
    expect(await log(id, tooLittle)).toMatchObject({ code: 'promise_below_least' });
    const past = { ...called, promise: { ...promise, promisedFor: '2026-11-19' } };
    expect(await log(id, past)).toMatchObject({ code: 'promised_for_past' });
    // Paid at another counter since the page was loaded.
    await pay(testApi, desk.employee, id, 120_000);
    expect(await log(id, called)).toMatchObject({ code: 'agreement_is_completed' });
    expect(await log(await draft(testApi, desk), called)).toMatchObject({ code: 'agreement_is_draft' });
    expect(await logOf(id)).toEqual({ contacts: [], promises: [] });
  });

  test('names its promise, and no other contact names one', async () => {
    const id = await active(testApi, desk);
    for (const body of [
      { channel: 'visit', result: 'promised' },
      { channel: 'visit', result: 'reached', promise },
    ] as const)
      expect(await log(id, body)).toMatchObject({ code: 'invalid_input' });
  });

  test('replaces the promise that is open, which then is neither kept nor broken', async () => {
    const id = await active(testApi, desk);
    await log(id, called);
    testApi.clock.advance(1_000);
    await log(id, { ...called, promise: { ...promise, promisedFor: '2026-12-05' } });
    testApi.clock.advance(1_000);
    await pay(testApi, desk.employee, id, 5_000);
    const { promises } = await logOf(id);
    expect(promises.map(({ state }) => state)).toEqual(['kept', 'replaced']);
  });
});

test('an opened call is left out of the log once its result is there', async () => {
  const id = await active(testApi, desk);
  const log = (body: { channel: 'call' | 'whatsapp'; result: 'opened' | 'no_answer' }) => {
    testApi.clock.advance(1_000);
    return testApi.call('logContact', {
      as: desk.employee,
      params: { id },
      body: { ...body },
    });
  };
  const results = async () => {
    const { contacts } = await testApi.call('getCollectionLog', { as: desk.employee, params: { id } });
    return contacts.map(({ channel, result }) => `${channel} ${result}`);
  };
  await log({ channel: 'whatsapp', result: 'opened' });
  await log({ channel: 'call', result: 'opened' });
  await log({ channel: 'call', result: 'opened' });
  expect(await results()).toEqual(['call opened', 'call opened', 'whatsapp opened']);
  await log({ channel: 'call', result: 'no_answer' });
  expect(await results()).toEqual(['call no_answer', 'whatsapp opened']);
  await log({ channel: 'call', result: 'opened' });
  expect(await results()).toEqual(['call opened', 'call no_answer', 'whatsapp opened']);
});

test('a customer who asks to be called again is called back at that time, by the list of the day and a notice until the next contact', async () => {
  const officer = await testApi.addUser('employee', 'SGD');
  const signIn = () => testApi.signIn(officer.email);
  const as = await signIn();
  const id = await active(testApi, { ...(await openDesk(testApi)), employee: as, employeeId: officer.id });
  const today = businessDateOf(testApi.clock.now());
  const ask = (callBack?: { day: string; time: string }) =>
    testApi.attempt('logContact', {
      as,
      params: { id },
      body: { channel: 'visit', result: 'call_back', callBack },
    });
  expect(await ask()).toMatchObject({ code: 'invalid_input' });
  expect(await ask({ day: today, time: '00:00' })).toMatchObject({ code: 'call_back_not_soon' });
  expect(await ask({ day: addDays(today, 31), time: '00:00' })).toMatchObject({ code: 'call_back_not_soon' });
  expect(await ask({ day: today, time: '23:59' })).toMatchObject({ ok: true });
  const { contacts } = await testApi.call('getCollectionLog', { as, params: { id } });
  const at = startOfBusinessDate(today) + 24 * hourMs - minuteMs;
  expect(contacts).toMatchObject([{ result: 'call_back', callBackAt: new Date(at).toISOString() }]);

  const told = async () => {
    const { data } = await testApi.call('listNotices', { as: await signIn(), query: {} });
    return data.filter(({ kind, opensId }) => kind === 'call_back_due' && opensId === id);
  };
  const listed = async () => {
    const session = await signIn();
    const { data } = await testApi.call('listDue', { as: session, query: { group: 'call_back' } });
    const { toCallBack } = await testApi.call('sumDue', { as: session, query: {} });
    expect(data).toHaveLength(toCallBack);
    return data.map(({ agreementId, lastContact }) => [agreementId, lastContact?.result]);
  };
  expect(await told()).toEqual([]);
  expect(await listed(), 'from the morning of its day').toEqual([[id, 'call_back']]);
  testApi.clock.advance(at - testApi.clock.now());
  expect(await told()).toHaveLength(1);
  const opened = { channel: 'call', result: 'opened', outsideHoursReason: 'Asked for it' } as const;
  await testApi.call('logContact', { as: await signIn(), params: { id }, body: opened });
  expect(await listed(), 'an opened call is no answer').toEqual([[id, 'opened']]);
  await testApi.call('logContact', {
    as: await signIn(),
    params: { id },
    body: { channel: 'visit', result: 'no_answer' },
  });
  expect(await told()).toEqual([]);
  expect(await listed()).toEqual([]);
  const tomorrow = addDays(businessDateOf(testApi.clock.now()), 1);
  const body = { channel: 'visit', result: 'call_back', callBack: { day: tomorrow, time: '09:00' } } as const;
  await testApi.call('logContact', { as: await signIn(), params: { id }, body });
  expect(await listed(), 'not before its day').toEqual([]);
});
