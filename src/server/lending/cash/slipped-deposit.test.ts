import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { deposit, openAccount, openCashBranch } from '#test/support/lending/cash.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import { eraseRemovedDocuments } from '../customer-documents/erase-removed-documents.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { verifyFiles } from '../verify/verify-files.ts';

let testApi: TestApi;
let desk: Desk;
let branchId: string;
let custodian: Session;
let accountId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  ({ desk, branchId, custodian } = await openCashBranch(testApi, 'SLP', 5_000));
  accountId = (await openAccount(testApi, desk)).id;
});
afterAll(() => testApi.close());

const today = () => businessDateOf(testApi.clock.now());
const request = async (changes: Partial<BodyOf<'depositSlippedCash'>> = {}, as = custodian) => ({
  ...{ as, params: { branchId } },
  body: {
    ...{ accountId, amount: '1000', depositedOn: today(), slipNumber: crypto.randomUUID() },
    slip: await samplePicture(),
    ...changes,
  },
});

test('the slip of a deposit is kept, and shown to the superadmin who says if it arrived', async () => {
  const { id } = await testApi.call('depositSlippedCash', await request());
  const { deposits } = await testApi.call('getCashPosition', { as: desk.superadmin });
  expect(deposits.find((one) => one.id === id)?.deposit).toMatchObject({ hasPicture: true });
  const shown = await testApi.call('showCashPicture', { as: desk.superadmin, params: { id } });
  expect(await testApi.call('showCashPicture', { as: custodian, params: { id } })).toEqual(shown);
  const plain = await deposit(testApi, custodian, branchId, { accountId, amount: 1, depositedOn: today() });
  expect(plain.deposit).toMatchObject({ hasPicture: false });
  const { pool, files, clock } = testApi.context;
  await eraseRemovedDocuments(pool, files, new Date(clock.now()));
  expect((await verifyFiles(pool, files)).differences).toEqual([]);
  expect((await findDifferences(pool)).differences).toEqual([]);
});

test('a deposit with its slip has the rules of one without, and is stored once for its key', async () => {
  const first = { ...(await request({ slipNumber: 'MZN 1' })), idempotencyKey: crypto.randomUUID() };
  const stored = await testApi.call('depositSlippedCash', first);
  expect(await testApi.call('depositSlippedCash', first)).toEqual(stored);
  expect(await testApi.refusal('depositSlippedCash', await request({ slipNumber: 'MZN-1' }))).toMatchObject({
    code: 'deposit_slip_used',
    message: expect.stringContaining(stored.number),
  });
  expect(await testApi.refusal('depositSlippedCash', await request({ amount: '9000' }))).toMatchObject({
    code: 'cash_beyond_drawer',
  });
  const pdf = new TextEncoder().encode('%PDF-1.7');
  expect(await testApi.refusal('depositSlippedCash', await request({ slip: pdf }))).toMatchObject({
    code: 'paper_not_a_picture',
  });
  expect(
    await testApi.refusal('depositSlippedCash', await request({ slip: pdf }, desk.employee)),
  ).toMatchObject({
    code: 'not_cash_custodian',
  });
});
