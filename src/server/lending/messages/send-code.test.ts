import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addCustomer, type Desk, draft, openDesk, readAgreement } from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import {
  type Manners,
  startSmsGateway,
  startWhatsApp,
  type WhatsAppGateway,
  whatsAppError,
} from '#test/support/servers/message-gateways.ts';

let gateway: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;
/** A draft whose customer has not consented yet. */
let id: string;

const channels = [
  {
    channel: 'whatsapp',
    start: startWhatsApp,
    busy: whatsAppError(130429, 429),
    refusal: whatsAppError(131026),
    reason: 'number',
  },
  {
    channel: 'sms',
    start: startSmsGateway,
    busy: { takes: false, answer: { status: 429, body: 'later' } } satisfies Manners,
    refusal: { takes: false, answer: { status: 200, body: 'ERR 12' } } satisfies Manners,
    reason: 'refused',
  },
] as const;

const given = () => ({ as: desk.employee, params: { id } });
const send = () => ({ ...given(), body: { termsVersion: 1, way: 'message' } as const });
const statesOf = async () => (await messagesOf(testApi, id)).map(({ template, state }) => [template, state]);
const messageOfCode = async () => (await testApi.call('getConsentCode', given())).sent;

/** The six digits in the last call of the gateway, whichever of the two it speaks. */
function sentDigits(): string {
  const { body = '', headers } = gateway.calls.at(-1) ?? {};
  const text =
    headers?.['content-type'] === 'application/json' ? body : new URLSearchParams(body).get('message');
  const digits = /(?<!\d)\d{6}(?!\d)/.exec((text ?? '').replace(/92\d{10}/g, ''))?.[0];
  if (digits === undefined) throw new Error(`no code in ${body}`);
  return digits;
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { ownerPool } = testApi.database;
  const { rows: tables } = await ownerPool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await ownerPool.query<{ text: string }>(
      `SELECT coalesce(string_agg(t::text, E'\\n'), '') AS text FROM ${name} t`,
    );
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}

describe.each(channels)('a code of consent by $channel', ({ start, channel, busy, refusal, reason }) => {
  beforeAll(async () => {
    gateway = await start();
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    testApi = await createTestApi(gateway.settings);
    desk = await openDesk(testApi);
    gateway.behave(() => undefined);
    await sendNow(testApi);
    id = await draft(testApi, desk);
  });
  afterEach(() => testApi.close());

  test('goes out at once, is in no answer, and makes the consent that the customer reads back', async () => {
    const made = await testApi.call('makeConsentCode', send());
    expect(made).toMatchObject({ way: 'message', code: null });
    expect(await messagesOf(testApi, id)).toMatchObject([{ template: 'code', state: 'sent', tries: 1 }]);
    expect(await messageOfCode()).toMatchObject({ way: 'message', state: 'sent', reason: null });
    const body = { termsVersion: 1, how: 'code', code: sentDigits() } as const;
    await testApi.call('recordConsent', { ...given(), body });
    expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({ consentHow: 'code' });
    expect(await messageOfCode()).toBeNull();
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  });

  test('has its digits in no table', async () => {
    const before = await wholeDatabase();
    await testApi.call('makeConsentCode', send());
    const digits = new RegExp(`(?<!\\d)${sentDigits()}(?!\\d)`);
    const kept = await wholeDatabase();
    expect(kept.length).toBeGreaterThan(before.length);
    expect(before).not.toMatch(digits);
    expect(kept).not.toMatch(digits);
  });

  test.each([
    ['refuses', refusal, 'failed', reason],
    ['is busy', busy, 'failed', 'busy'],
    [
      'answers with a page of errors',
      { takes: true, answer: { status: 200, body: '<h1>Oops</h1>' } },
      'not_known',
      null,
    ],
    ['cuts the connection', { takes: true, answer: null }, 'not_known', null],
  ] as const)(
    'is sent by no second call if the provider %s, and the clerk is told',
    async (_, manners, state, why) => {
      gateway.behave(() => manners);
      const before = gateway.calls.length;
      await testApi.call('makeConsentCode', send());
      for (const minutes of [0, 1, 5, 15, 60]) {
        testApi.clock.advance(minutes * minuteMs);
        await sendNow(testApi);
      }
      expect(gateway.calls).toHaveLength(before + 1);
      expect(await messagesOf(testApi, id)).toMatchObject([{ state, reason: why, tries: 1 }]);
      desk = await openDesk(testApi);
      const outbox = await testApi.call('getOutbox', { as: desk.superadmin });
      expect(outbox).toMatchObject({ toCall: 0 });
    },
  );

  test('is followed by a new one that the clerk asks for, and the earlier one no longer counts', async () => {
    gateway.behave(() => refusal);
    await testApi.call('makeConsentCode', send());
    expect(await messageOfCode()).toMatchObject({ state: 'failed', reason });
    gateway.behave(() => undefined);
    testApi.clock.advance(1);
    await testApi.call('makeConsentCode', send());
    expect(await statesOf()).toEqual([
      ['code', 'failed'],
      ['code', 'sent'],
    ]);
    expect(await messageOfCode()).toMatchObject({ state: 'sent' });
    const body = { termsVersion: 1, how: 'code', code: sentDigits() } as const;
    await testApi.call('recordConsent', { ...given(), body });
  });

  test('is refused to a customer without messages, in a paused branch and in one that may send none', async () => {
    const quiet = await addCustomer(testApi, desk, { takesMessages: false });
    const other = await draft(testApi, desk, { customerId: quiet });
    const refused = async (params = { id }) =>
      (await testApi.refusal('makeConsentCode', { ...send(), params })).code;
    expect(await refused({ id: other })).toBe('consent_code_prints_only');
    await ruleBranch(testApi, { isPaused: true });
    expect(await refused()).toBe('consent_code_messages_paused');
    await ruleBranch(testApi, { dailyMax: 0 });
    expect(await refused()).toBe('consent_code_messages_paused');
    expect(await messagesOf(testApi)).toEqual([]);
    const printed = { ...given(), body: { termsVersion: 1, way: 'printed' } as const };
    expect(await testApi.call('makeConsentCode', printed)).toMatchObject({ code: expect.any(String) });
  });

  test('goes out beyond the ceiling of the day, and counts towards it', async () => {
    await ruleBranch(testApi, { dailyMax: 1 });
    await testApi.call('makeConsentCode', send());
    await testApi.call('makeConsentCode', send());
    expect(await statesOf()).toEqual([
      ['code', 'sent'],
      ['code', 'sent'],
    ]);
    const { branches } = await testApi.call('getOutbox', { as: desk.superadmin });
    expect(branches.map(({ sentToday }) => sentToday)).toContain(2);
  });

  test('goes out outside contact hours', async () => {
    testApi.clock.advance(12 * 60 * minuteMs);
    desk = await openDesk(testApi);
    await testApi.call('makeConsentCode', send());
    expect(await statesOf()).toEqual([['code', 'sent']]);
  });

  test('is sent five times an hour for one agreement, whatever comes at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => testApi.attempt('makeConsentCode', send())),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect((await testApi.refusal('makeConsentCode', send())).code).toBe('consent_code_sent_often');
    expect(await messagesOf(testApi, id)).toHaveLength(5);
    testApi.clock.advance(61 * minuteMs);
    desk = await openDesk(testApi);
    await testApi.call('makeConsentCode', send());
  });

  test('is not opened by hand where a provider sends', async () => {
    const byHand = { ...given(), body: { termsVersion: 1, way: 'whatsapp' } as const };
    expect((await testApi.refusal('makeConsentCode', byHand)).code).toBe('consent_code_not_by_hand');
  });

  test('names how it went out in the audit, and verify misses a message that is not there', async () => {
    await testApi.call('makeConsentCode', send());
    const { ownerPool } = testApi.database;
    const { rows } = await ownerPool.query(
      "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'make_consent_code'",
      [id],
    );
    expect(rows).toMatchObject([{ after: { codeWay: 'message', phone: '0300-*****01' } }]);
    const { by } = await testApi.call('getConsentCode', given());
    expect(by).toBe(channel);
    await ownerPool.query(
      "SET session_replication_role = 'replica'; DELETE FROM messages; RESET session_replication_role",
    );
    expect((await findDifferences(testApi.context.pool)).differences).toContainEqual(
      expect.stringMatching(/^code of consent \S+ was sent as a message, and there is no message$/),
    );
  });
});

describe('a code of consent without a provider', () => {
  test('is not sent by itself', async () => {
    testApi = await createTestApi();
    desk = await openDesk(testApi);
    id = await draft(testApi, desk);
    expect((await testApi.refusal('makeConsentCode', send())).code).toBe('consent_code_by_hand');
    expect(await testApi.call('getConsentCode', given())).toEqual({ by: 'hand', sent: null });
    await testApi.close();
  });
});
