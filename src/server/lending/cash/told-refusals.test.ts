import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import type { Language } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Refused } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  closeDay,
  count,
  countOf,
  deposit,
  handOver,
  openAccount,
  openCashBranch,
} from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 5,000 and whose officer has 1,000. */
let desk: Desk;
let branchId: string;
let custodian: Session;
let accountId: string;
let code: string;

beforeAll(async () => {
  testApi = await createTestApi();
  code = 'TLD';
  ({ desk, branchId, custodian } = await openCashBranch(testApi, code, 5_000));
  accountId = (await openAccount(testApi, desk)).id;
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 1_000);
});
afterAll(() => testApi.close());

const today = () => businessDateOf(testApi.clock.now());
const inBank = (slipNumber: string) => ({ accountId, amount: 10, depositedOn: today(), slipNumber });

/** The sentence of a refusal in both languages. */
async function toldIn(refused: (headers: Record<string, string>) => Promise<Refused>) {
  const told = async (language: Language) => (await refused({ 'Accept-Language': language })).message;
  return [await told('en'), await told('ur')];
}

test('a hand-over above the hand is told what the hand has', async () => {
  const body = { branchId, amount: 1_001 };
  const told = await toldIn((headers) =>
    testApi.refusal('handOverCash', { as: desk.employee, body, headers }),
  );
  expect(told).toEqual([
    'Your hand has Rs 1,000 that is not handed over yet. Lower the amount, or take back a hand-over that waits.',
    'آپ کے پاس \u20661,000\u2069 روپے ایسے ہیں جو ابھی حوالے نہیں ہوئے۔ رقم کم کیجیے، یا کوئی منتظر حوالگی واپس لیجیے۔',
  ]);
});

test('the second of two who count one hand-over is told that it was counted', async () => {
  const { superadmin } = await openDesk(testApi);
  const id = await handOver(testApi, desk.employee, branchId, 400);
  const other = await Promise.all(
    [custodian, superadmin].map((as) =>
      testApi.attempt('countCashOffer', { as, params: { id }, body: countOf(400) }),
    ),
  );
  expect(other.filter(({ ok }) => ok)).toHaveLength(1);
  const told = await toldIn((headers) =>
    testApi.refusal('countCashOffer', { as: superadmin, params: { id }, body: countOf(400), headers }),
  );
  expect(told).toEqual([
    'This cash was counted already. Reload the page to see its slip.',
    'یہ نقد پہلے ہی گنا جا چکا ہے۔ اس کی پرچی دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
  ]);
});

test('a slip that was used before is named by its deposit, also if its number is in Urdu digits', async () => {
  const { number } = await deposit(testApi, custodian, branchId, inBank('HBL 4471'));
  const told = await toldIn((headers) =>
    testApi.refusal('depositCash', {
      as: custodian,
      params: { branchId },
      body: inBank('hbl ۴۴۷۱'),
      headers,
    }),
  );
  expect(told).toEqual([
    `The deposit ${number} has this slip number already. Check the number on the slip.`,
    `یہ سلپ نمبر پہلے سے \u2066${number}\u2069 میں درج ہے۔ سلپ پر نمبر دوبارہ دیکھیے۔`,
  ]);
});

test('a count of ten million notes is refused at its field', async () => {
  const id = await handOver(testApi, desk.employee, branchId, 100);
  const body = { ...countOf(0), notes5000: 10_000_000 };
  const told = async (language: Language) => {
    const headers = { 'Accept-Language': language };
    const { errors } = await testApi.refusal('countCashOffer', {
      as: custodian,
      params: { id },
      body,
      headers,
    });
    return errors?.map(({ field, message }) => [field, message]);
  };
  expect([await told('en'), await told('ur')]).toEqual([
    [['notes5000', 'Enter a whole number, from 0 to 9,999']],
    [['notes5000', 'بغیر کسر کے عدد لکھیے، \u20660\u2069 سے \u20669,999\u2069 تک']],
  ]);
  await count(testApi, custodian, id, 100);
});

test('a deposit of a day that is closed is told the first day that is open', async () => {
  const closed = today();
  await closeDay(testApi, custodian, branchId);
  const told = await toldIn((headers) =>
    testApi.refusal('depositCash', {
      as: custodian,
      params: { branchId },
      body: inBank('HBL 4472'),
      headers,
    }),
  );
  expect(told).toEqual([expect.stringContaining('closed'), expect.stringContaining('بند')]);
  testApi.clock.advance(dayMs);
  const user = await testApi.addUser('superadmin');
  const as = await testApi.signIn(user.email);
  const dated = { ...inBank('HBL 4473'), depositedOn: closed };
  const later = await toldIn((headers) =>
    testApi.refusal('depositCash', { as, params: { branchId }, body: dated, headers }),
  );
  expect(addDays(closed, 1)).toBe(today());
  expect(later).toEqual([
    expect.stringMatching(
      /^Earlier days are closed, or from before this account\. Choose .* or a later date\.$/,
    ),
    expect.stringContaining('اس سے پہلے کے دن بند ہیں'),
  ]);
});
