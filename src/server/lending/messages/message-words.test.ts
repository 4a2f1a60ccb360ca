import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { messagesOf, ruleBranch, sendNow } from '#test/support/lending/messages.ts';
import {
  startSmsGateway,
  startWhatsApp,
  type WhatsAppGateway,
} from '#test/support/servers/message-gateways.ts';

let sms: WhatsAppGateway;
let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  sms = await startSmsGateway();
});
afterAll(() => sms.stop());
beforeEach(async () => {
  testApi = await createTestApi(sms.settings);
  desk = await openDesk(testApi);
  await sendNow(testApi);
});
afterEach(() => testApi.close());

const settingsId = '00000000-0000-0000-0000-000000000000';
const words = {
  en: 'Thank you {name}! {lender} has {amount} of {day}, {receipt}, {link} . Questions: {phone}',
  ur: 'شکریہ {name}! {lender} کو {day} کے {amount} ملے، {receipt}، {link} ۔ سوال: {phone}',
};
const list = () => testApi.call('listMessageWords', { as: desk.superadmin });
const receiptWords = async () => (await list()).words.find(({ template }) => template === 'receipt');
const save = (given: { en?: string; ur?: string }, version: number, template = 'receipt' as const) =>
  testApi.attempt('saveMessageWords', {
    as: desk.superadmin,
    body: { content: { template, words: { ...words, ...given } }, version },
  });
async function paid(language: 'en' | 'ur'): Promise<string> {
  const customerId = await addCustomer(testApi, desk, { fullName: { own: 'Sughra Bibi' }, language });
  const id = await active(testApi, desk, { customerId, downPayment: 0 });
  await pay(testApi, desk.employee, id, 1_000);
  return id;
}
const textOf = (call: { readonly body: string } | undefined) =>
  new URLSearchParams(call?.body).get('message');

test('a superadmin changes the words of a message in both languages, on record, and the next message has them', async () => {
  expect(await receiptWords()).toMatchObject({ version: 0, isOwn: false });
  expect(await save({}, 0)).toMatchObject({ ok: true, data: { version: 1, isOwn: true, words } });
  expect(await auditOf(testApi, settingsId)).toContainEqual(
    expect.objectContaining({
      action: 'save_message_words',
      before: { words: (await receiptWords())?.byDefault },
      after: { template: 'receipt', words },
    }),
  );
  await paid('en');
  await paid('ur');
  await sendNow(testApi);
  const [english, urdu] = sms.calls.slice(-2).map(textOf).toSorted();
  expect(english).toMatch(/^Thank you Sughra Bibi! Asaan Qist has Rs 1,000 of 20 Nov 2026, SGD-\d{6}, http/);
  expect(urdu).toMatch(/^شکریہ Sughra Bibi! آسان قسط کو 20 نومبر، 2026 کے 1,000 روپے ملے، /);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a message keeps the words that were in force when it was queued', async () => {
  await ruleBranch(testApi, { isPaused: true });
  await save({}, 0);
  await paid('en');
  await sendNow(testApi);
  await save({ en: words.en.replace('Thank you', 'Jazak Allah') }, 1);
  await ruleBranch(testApi, {});
  await sendNow(testApi);
  expect(textOf(sms.calls.at(-1))).toMatch(/^Thank you Sughra Bibi!/);
  await paid('en');
  await sendNow(testApi);
  expect(textOf(sms.calls.at(-1))).toMatch(/^Jazak Allah Sughra Bibi!/);
});

test('the words of the product come back, and count as its own', async () => {
  await save({}, 0);
  const byDefault = (await receiptWords())?.byDefault ?? { en: '', ur: '' };
  expect(await save(byDefault, 1)).toMatchObject({
    ok: true,
    data: { version: 2, isOwn: false, words: byDefault },
  });
  await paid('en');
  await sendNow(testApi);
  expect(textOf(sms.calls.at(-1))).toMatch(/^Assalam-o-alaikum Sughra Bibi\. Asaan Qist received Rs 1,000/);
});

test.each([
  [
    'an unknown gap',
    { en: words.en.replace('{amount}', '{amuont}') },
    'content.words.en',
    '{amuont} cannot be filled in this message: take one from the list, or remove it',
  ],
  [
    'a missing gap in one language',
    { ur: words.ur.replace('{link}', '') },
    'content.words.ur',
    '{link} is missing: the customer needs it in this message',
  ],
  ['no words', { en: ' ' }, 'content.words.en', 'This is required'],
  ['words without an end', { en: words.en.padEnd(801, 'a') }, 'content.words.en', 'at most 800 characters'],
])('%s is refused in a sentence, and the words stay', async (_, given, field, said) => {
  const refused = await save(given, 0);
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ field, message: expect.stringContaining(said) }],
  });
  expect(await receiptWords()).toMatchObject({ version: 0, isOwn: false });
});

test('of two who change the same words at once, one is told', async () => {
  const both = await Promise.all([save({}, 0), save({ en: `${words.en}!` }, 0)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'changed_meanwhile' });
  expect(await receiptWords()).toMatchObject({ version: 1 });
});

test('WhatsApp gets own words under a name with their version, with the gaps in their order', async () => {
  const whatsApp = await startWhatsApp();
  const other = await createTestApi(whatsApp.settings);
  const superadmin = await openDesk(other);
  await sendNow(other);
  await other.call('saveMessageWords', {
    as: superadmin.superadmin,
    body: { content: { template: 'receipt', words }, version: 0 },
  });
  await pay(other, superadmin.employee, await active(other, superadmin, { downPayment: 0 }), 1_000);
  await sendNow(other);
  const { template } = JSON.parse(whatsApp.calls.at(-1)?.body ?? '{}');
  await other.close();
  await whatsApp.stop();
  expect(template.name).toBe('qist_receipt_1');
  expect(template.components[0].parameters.map(({ text }: { text: string }) => text).slice(2, 4)).toEqual([
    '20 نومبر، 2026',
    '1,000 روپے',
  ]);
});

test('the words of a message cannot be changed behind the audit', async () => {
  await save({}, 0);
  const { pool } = testApi.context;
  await expect(pool.query("UPDATE message_words SET words = 'Pay now'")).rejects.toThrow();
  await expect(pool.query('DELETE FROM message_words')).rejects.toThrow();
  expect((await messagesOf(testApi)).length).toBe(0);
});
