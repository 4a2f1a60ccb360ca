import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { answered, idOfCode, visitorComplaint } from '#test/support/desk/complaints.ts';

let testApi: TestApi;
let email: string;
beforeAll(async () => {
  testApi = await createTestApi();
  ({ email } = await testApi.addUser('superadmin'));
});
afterAll(() => testApi.close());

const submitted = (given: Partial<BodyOf<'submitComplaint'>> = {}) =>
  testApi.call('submitComplaint', { body: visitorComplaint(given) });
const tracked = (code: string) => testApi.call('getTrackedComplaint', { params: { code } });
const reopen = (code: string, words: string) =>
  testApi.attempt('reopenComplaint', { params: { code }, body: { words } });
const add = (code: string, words: string) =>
  testApi.attempt('addToComplaint', { params: { code }, body: { words } });
const dayAfter = (days: number) => addDays(businessDateOf(testApi.clock.now()), days);
const answer = async (code: string, words?: string) =>
  answered(testApi, await testApi.signIn(email), await idOfCode(testApi, code), words);

describe('a complaint of a visitor', () => {
  test('is stored as written and shown under its code with its deadlines, and nothing about the person', async () => {
    const text = 'فریج ٹھنڈا نہیں کرتا <script>alert(1)</script>';
    const { number, code } = await submitted({ text, fullName: 'Sidra Munir' });
    const shown = await tracked(code);
    expect(shown).toEqual({
      ...{ code, number, language: 'en', kind: 'goods', status: 'received', text, added: [], answers: [] },
      receivedAt: new Date(testApi.clock.now()).toISOString(),
      ...{ handledBy: 'branch', outsideAddress: null, takenAt: null, escalatedAt: null, reopenedAt: null },
      wordsLeft: 10,
      ...{ acknowledgeBy: dayAfter(3), answerBy: dayAfter(15), mayReopen: false, regulatorContact: null },
    });
    expect(JSON.stringify(shown)).not.toMatch(/Sidra|0300/);
  });

  test('has a number that counts in its branch and year without gaps, even at the same moment', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => submitted({ branchCode: 'MUX' })));
    const numbers = sent.map(({ number }) => number).sort();
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => `C-MUX-26-000${index + 1}`));
  });

  test('belongs to the branch of its receipt, else to the one that its text names, else to the main one', async () => {
    const branchOf = async (given: Partial<BodyOf<'submitComplaint'>>) =>
      (await submitted(given)).number.slice(2, 5);
    expect(await branchOf({ receiptNumber: ' lhe-000123 ' })).toBe('LHE');
    expect(await branchOf({ text: 'The branch in Karachi was closed.' })).toBe('KHI');
    expect(await branchOf({ receiptNumber: 'lost', text: 'It was closed.' })).toBe('SGD');
  });

  test('is one complaint, however often it is sent, with a key or without', async () => {
    const body = visitorComplaint();
    const idempotencyKey = uuidv7();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => testApi.call('submitComplaint', { body, idempotencyKey })),
    );
    expect(new Set(sent.map(({ code }) => code)).size).toBe(1);
    const twice = visitorComplaint();
    const first = await testApi.call('submitComplaint', { body: twice });
    expect(await testApi.call('submitComplaint', { body: twice })).toEqual(first);
    expect(
      await testApi.refusal('submitComplaint', { body: { ...body, text: 'Another one' }, idempotencyKey }),
    ).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  test('of 5,000 characters is taken, and a longer one is refused at its field', async () => {
    await submitted({ text: 'ش'.repeat(5_000) });
    expect(
      await testApi.refusal('submitComplaint', { body: visitorComplaint({ text: 'x'.repeat(20_000) }) }),
    ).toMatchObject({ status: 422, fields: ['text'] });
  });

  test('by a bot gets an answer of the same shape, and is not there', async () => {
    const { number, code } = await testApi.call('submitComplaint', {
      body: { ...visitorComplaint(), website: 'https://example.com' },
    });
    expect(number).toMatch(/^C-SGD-26-\d{4}$/);
    expect(await testApi.refusal('getTrackedComplaint', { params: { code } })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the complainant', () => {
  test('adds words ten times, also when the last ones come at once', async () => {
    const { code } = await submitted();
    for (let count = 1; count <= 8; count += 1) await add(code, `Word ${count}`);
    expect((await tracked(code)).wordsLeft).toBe(2);
    const ends = await Promise.all(['a', 'b', 'c', 'd'].map((text) => add(code, text)));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await tracked(code)).toMatchObject({ wordsLeft: 0 });
    expect(await add(code, 'One more')).toMatchObject({ ok: false, code: 'complaint_words_used_up' });
    await answer(code, 'We are sorry.');
    expect(await tracked(code)).toMatchObject({ wordsLeft: 0, mayReopen: true });
  });

  test('adds words once, however often they are sent, until there is an answer', async () => {
    const { code } = await submitted();
    const ends = await Promise.all([add(code, 'He came again.'), add(code, 'He came again.')]);
    expect(ends.every(({ ok }) => ok)).toBe(true);
    expect((await tracked(code)).added).toEqual([{ at: expect.any(String), text: 'He came again.' }]);
    await answer(code, 'We are sorry.');
    expect(await add(code, 'And again.')).toMatchObject({ ok: false, code: 'complaint_is_answered' });
    expect(await tracked(code)).toMatchObject({
      status: 'answered',
      answers: [{ text: 'We are sorry.' }],
      mayReopen: true,
    });
  });

  test('opens it again once, its clock starts anew, and both answers stay', async () => {
    const { code } = await submitted();
    expect(await reopen(code, 'Not yet')).toMatchObject({ ok: false, code: 'complaint_is_open' });
    await answer(code, 'First answer');
    testApi.clock.advance(3 * dayMs);
    expect(await reopen(code, 'Nothing happened.')).toMatchObject({
      ok: true,
      data: { status: 'looked_into', answerBy: dayAfter(15), mayReopen: false },
    });
    await answer(code, 'Second answer');
    expect(await reopen(code, 'Still nothing.')).toMatchObject({
      ok: false,
      code: 'complaint_reopened_before',
    });
    expect((await tracked(code)).answers.map(({ text }) => text)).toEqual(['First answer', 'Second answer']);
  });
});

describe('a complaint about the superadmin', () => {
  test('goes to the other one, or to the address outside if there is none, and says so', async () => {
    const own = await createTestApi();
    const { id, email } = await own.addUser('superadmin');
    const as = await own.signIn(email);
    await own.database.ownerPool.query("UPDATE users SET full_name = 'Nadeem Akhtar' WHERE id = $1", [id]);
    const content = {
      ...{ acknowledgeDays: 3, answerDays: 15, executiveDays: 20, executiveId: null },
      ...{ outsideAddress: 'Ombudsman, Lahore', outsideEmail: null, regulatorContact: '0800-00000' },
    };
    await own.call('saveComplaintRules', { as, body: { content, version: 0 } });
    const { code } = await own.call('submitComplaint', {
      body: visitorComplaint({ kind: 'conduct', aboutName: 'nadeem  akhtar' }),
    });
    const shown = () => own.call('getTrackedComplaint', { params: { code } });
    expect(await shown()).toMatchObject({
      handledBy: 'outside',
      outsideAddress: 'Ombudsman, Lahore',
      regulatorContact: '0800-00000',
    });
    expect((await own.call('listComplaints', { as, query: { tab: 'all' } })).data).toEqual([]);
    const other = await own.signIn((await own.addUser('superadmin')).email);
    expect(await shown()).toMatchObject({ handledBy: 'head_office', outsideAddress: null });
    expect((await own.call('listComplaints', { as: other, query: { tab: 'all' } })).data).toHaveLength(1);
    await own.close();
  });
});

describe('enumeration', () => {
  test.each(['C-7K4M-QX2P-9TDA-3WEF', 'C-SGD-26-0001', '0', "' OR 1=1 --", '٪'])(
    'a code that nobody got (%s) is answered like every other unknown one',
    async (code) => {
      const words = 'Let me in';
      for (const refusal of [
        await testApi.refusal('getTrackedComplaint', { params: { code } }),
        await testApi.refusal('addToComplaint', { params: { code }, body: { words } }),
        await testApi.refusal('reopenComplaint', { params: { code }, body: { words } }),
      ])
        expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('neither the code of a request nor the number of a complaint opens anything', async () => {
    const { number } = await submitted();
    const form = { formType: 'contact_us', fullName: 'A', phoneNumber: '03001234567', address: 'B' } as const;
    const request = await testApi.call('submitContactForm', { body: form });
    for (const code of [number, request.code, request.code.replace('A', 'C')])
      expect(await testApi.refusal('getTrackedComplaint', { params: { code } })).toMatchObject({
        status: 404,
      });
  });

  test('nobody goes through codes: after sixty of an address in ten minutes they wait', async () => {
    const params = { code: 'C-0000-0000-0000-0000' };
    const asked = Array.from({ length: 61 }, () =>
      testApi.attempt('getTrackedComplaint', { params, address: '203.0.113.78' }),
    );
    const codes = (await Promise.all(asked)).map((end) => (end.ok ? 'found' : end.code));
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  });
});

test('a lender without a branch takes no complaint, and says so', async () => {
  const own = await createTestApi();
  await own.database.ownerPool.query('DELETE FROM branches');
  expect(await own.refusal('submitComplaint', { body: visitorComplaint() })).toMatchObject({
    code: 'no_branch_yet',
  });
  await own.close();
});

test('numbers begin anew with each year', async () => {
  testApi.clock.advance(50 * dayMs);
  expect((await submitted({ branchCode: 'MUX' })).number).toBe('C-MUX-27-0001');
});
