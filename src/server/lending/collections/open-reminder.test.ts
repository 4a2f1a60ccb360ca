import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import type { Language } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { active, addCustomer, type Desk, openDesk, pay, type Terms } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  // Officers may back-date as far as these tests do.
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** 3,000 in three monthly installments, the first on that day. */
const dueFrom = (firstDueOn: string, given: Terms = {}) =>
  active(testApi, desk, {
    ...{ price: 3_000, downPayment: 0, count: 3, startOn: '2026-09-01', deliveredOn: '2026-09-01' },
    firstDueOn,
    ...given,
  });

const remind = (id: string, as: Session = desk.employee, idempotencyKey = randomUUID()) =>
  testApi.attempt('openReminder', { as, params: { id }, body: { reminder: 'due_today' }, idempotencyKey });

const toRemind = async (as: Session) =>
  (await testApi.call('listDue', { as, query: { group: 'to_remind' } })).data;

test('the list of reminders has installments due in three days, today, or three or seven days ago', async () => {
  desk = await openDesk(testApi);
  for (const day of ['2026-11-24', '2026-11-23', '2026-11-20', '2026-11-19', '2026-11-17', '2026-11-13'])
    await dueFrom(day);
  expect((await toRemind(desk.employee)).map(({ reminder }) => reminder)).toEqual([
    { kind: 'late_7', amount: 1_000, dueOn: '2026-11-13' },
    { kind: 'late_3', amount: 1_000, dueOn: '2026-11-17' },
    { kind: 'due_today', amount: 1_000, dueOn: '2026-11-20' },
    { kind: 'due_soon', amount: 1_000, dueOn: '2026-11-23' },
  ]);
  const { toRemind: count } = await testApi.call('sumDue', { as: desk.employee, query: {} });
  expect(count).toBe(4);
});

test('a reminder is opened once: of two tabs at the same moment one logs it, and the other reads who did', async () => {
  desk = await openDesk(testApi);
  const customerId = await addCustomer(testApi, desk);
  const [one, other] = [
    await dueFrom('2026-11-20', { customerId }),
    await dueFrom('2026-11-20', { customerId }),
  ];
  const answers = await Promise.all([remind(one), remind(one), remind(other), remind(other)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({
      code: 'already_reminded',
      message: expect.stringMatching(/ at \d\d:\d\d/),
    });
  expect(await toRemind(desk.employee)).toEqual([]);
  const { contacts } = await testApi.call('getCollectionLog', { as: desk.employee, params: { id: one } });
  const { contacts: ofOther } = await testApi.call('getCollectionLog', {
    as: desk.employee,
    params: { id: other },
  });
  expect([...contacts, ...ofOther]).toEqual([
    expect.objectContaining({ channel: 'whatsapp', result: 'opened', reminder: 'due_today' }),
  ]);
});

test('the refusal of an opened reminder names the colleague in the reader’s language', async () => {
  desk = await openDesk(testApi);
  const inUrdu = 'عائشہ ملک';
  await testApi.database.ownerPool.query('UPDATE users SET full_name_ur = $1 WHERE id = $2', [
    inUrdu,
    desk.employeeId,
  ]);
  const id = await dueFrom('2026-11-20');
  await remind(id);
  const refusedIn = async (language: Language) =>
    (
      await testApi.refusal('openReminder', {
        as: desk.superadmin,
        params: { id },
        body: { reminder: 'due_today' },
        headers: { 'Accept-Language': language },
      })
    ).message;
  expect(await refusedIn('ur')).toContain(inUrdu);
  expect(await refusedIn('en')).toContain('Test employee');
});

test('a double click gets the same answer twice', async () => {
  desk = await openDesk(testApi);
  const id = await dueFrom('2026-11-20');
  const key = randomUUID();
  const [first, second] = await Promise.all([remind(id, desk.employee, key), remind(id, desk.employee, key)]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
});

test.each([
  ['has paid', async (id: string) => void (await pay(testApi, desk.employee, id, 1_000))],
  [
    'has promised',
    async (id: string) =>
      void (await testApi.call('recordPaymentPromise', {
        as: desk.employee,
        params: { id },
        body: { amount: 1_000, promisedFor: '2026-11-25' },
      })),
  ],
  [
    'wants no messages',
    async (id: string) =>
      void (await testApi.context.pool.query(
        'UPDATE customers SET takes_messages = false WHERE id = (SELECT customer_id FROM agreements WHERE id = $1)',
        [id],
      )),
  ],
])('a customer who %s gets no reminder, even from a list that was read before', async (_, change) => {
  desk = await openDesk(testApi);
  const id = await dueFrom('2026-11-20');
  expect(await toRemind(desk.employee)).toHaveLength(1);
  await change(id);
  expect(await toRemind(desk.employee)).toEqual([]);
  expect(await remind(id)).toMatchObject({ ok: false, code: 'not_to_remind' });
});

test('a clerk of another branch cannot send the reminder, and nobody can in the evening', async () => {
  desk = await openDesk(testApi);
  const id = await dueFrom('2026-11-20');
  const elsewhere = await openDesk(testApi, 'LHE');
  expect(await remind(id, elsewhere.employee)).toMatchObject({ code: 'not_found' });
  testApi.clock.advance(9 * hourMs);
  // The session has ended.
  desk = { ...desk, employee: (await openDesk(testApi)).employee };
  expect(await remind(id)).toMatchObject({ code: 'reminder_outside_contact_hours' });
});
