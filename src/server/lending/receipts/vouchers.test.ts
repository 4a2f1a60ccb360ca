import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  refund,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** An agreement of Rs 1,000 with Rs 400 overpaid. */
async function overpaid(customerId?: string): Promise<string> {
  const id = await active(testApi, desk, {
    ...{ price: 1_000, downPayment: 0, count: 1 },
    ...(customerId && { customerId }),
  });
  await pay(testApi, desk.employee, id, 1_400, { confirmed: ['payment_beyond_outstanding'] });
  return id;
}

/** The last entry of an agreement. */
async function lastEntry(id: string) {
  const { entries } = await readAgreement(testApi, desk.employee, id);
  const last = entries.at(-1);
  if (last === undefined) throw new Error('the agreement has entries');
  return last;
}

async function refunded(amount: number, id?: string) {
  const of = id ?? (await overpaid());
  await refund(testApi, desk, of, amount);
  return { id: of, entry: await lastEntry(of) };
}

const read = (entryId: string, as: Session = desk.employee) =>
  testApi.call('getReceipt', { as, params: { entryId } });

const serialOf = (number: string | null) => Number(number?.slice('SGD-V-'.length));

async function differences(): Promise<readonly string[]> {
  return (await findDifferences(testApi.database.ownerPool)).differences;
}

describe('a voucher', () => {
  test('says who got how much, by which way and why, who asked and who decided', async () => {
    const id = await overpaid();
    const receipt = (await lastEntry(id)).receiptNumber;
    await refund(testApi, desk, id, 400, { reason: 'Paid twice in one day' });
    const { id: entryId, receiptNumber } = await lastEntry(id);
    expect(receiptNumber).toMatch(/^SGD-V-\d{6}$/);
    expect(receipt).toMatch(/^SGD-\d{6}$/);
    expect(await read(entryId)).toMatchObject({
      ...{ series: 'voucher', number: receiptNumber, kind: 'refund', amount: 400, method: 'cash' },
      ...{ code: null, checkAddress: null, isVoid: false, prints: 0 },
      customer: { fullName: { own: 'Rukhsana Parveen' } },
      handledBy: { en: 'Test employee' },
      refund: { reason: 'Paid twice in one day', decidedBy: { en: 'Test superadmin' } },
    });
    expect(await differences()).toEqual([]);
  });

  test('is numbered without gaps beside the receipts of its branch, also in a burst', async () => {
    const before = serialOf((await refunded(100)).entry.receiptNumber);
    const ids = await Promise.all(Array.from({ length: 6 }, () => overpaid()));
    const requests = await Promise.all(
      ids.map((id) => ask(testApi, desk, 'requestRefund', id, { amount: 50, method: 'cash' })),
    );
    await Promise.all(requests.map((request) => grant(testApi, desk, request)));
    const entries = await Promise.all(ids.map(lastEntry));
    const serials = entries.map(({ receiptNumber }) => serialOf(receiptNumber)).toSorted((a, b) => a - b);
    expect(serials).toEqual([1, 2, 3, 4, 5, 6].map((nth) => before + nth));
    expect(await differences()).toEqual([]);
  });

  test('keeps its number when the refund is reversed, and is void', async () => {
    const { id, entry } = await refunded(100);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entry.id));
    expect(await read(entry.id)).toMatchObject({ number: entry.receiptNumber, isVoid: true });
    const next = await refunded(100, id);
    expect(serialOf(next.entry.receiptNumber)).toBe(serialOf(entry.receiptNumber) + 1);
    expect(await differences()).toEqual([]);
  });

  test('is not made for money that only moves to another agreement', async () => {
    const customerId = await addCustomer(testApi, desk);
    const id = await overpaid(customerId);
    const toAgreementId = await active(testApi, desk, { customerId });
    const params = { id };
    await testApi.call('moveOverpayment', {
      as: desk.employee,
      params,
      body: { toAgreementId, amount: 300 },
    });
    expect(await lastEntry(id)).toMatchObject({ kind: 'refund', receiptNumber: null });
    expect(await differences()).toEqual([]);
  });

  test('comes with the granted request, for whoever pays it out', async () => {
    const id = await overpaid();
    const request = await ask(testApi, desk, 'requestRefund', id, { amount: 400, method: 'cash' });
    const params = { id: request };
    expect((await testApi.call('getApproval', { as: desk.employee, params })).voucher).toBeNull();
    await grant(testApi, desk, request);
    const { id: entryId, receiptNumber: number } = await lastEntry(id);
    for (const as of [desk.employee, desk.superadmin])
      expect((await testApi.call('getApproval', { as, params })).voucher).toEqual({ entryId, number });
  });

  test('is found by its number, whole or in part', async () => {
    const { entry } = await refunded(100);
    const number = entry.receiptNumber ?? '';
    for (const text of [number.toLowerCase(), String(serialOf(number)).padStart(6, '0')]) {
      const found = await testApi.call('search', { as: desk.employee, body: { text } });
      expect(found).toContainEqual(expect.objectContaining({ kind: 'voucher', number }));
    }
    const listed = await testApi.call('listCustomers', { as: desk.employee, body: { search: number } });
    expect(listed.data).toHaveLength(1);
  });

  test('is printed once as the original, on record and in the audit under its number', async () => {
    const { entry } = await refunded(100);
    const print = {
      as: desk.employee,
      params: { entryId: entry.id },
      body: { paper: 'a5', language: 'ur' },
    } as const;
    expect((await testApi.call('recordReceiptPrint', print)).isDuplicate).toBe(false);
    expect((await testApi.call('recordReceiptPrint', print)).isDuplicate).toBe(true);
    expect((await read(entry.id)).prints).toBe(2);
    const { data } = await testApi.call('listAuditEvents', { as: desk.superadmin });
    const voucherSerial = serialOf(entry.receiptNumber);
    expect(data[0]).toMatchObject({ action: 'print_voucher', after: { voucherSerial, isDuplicate: true } });
    expect(await differences()).toEqual([]);
  });

  test('is no paper of the customer, who sees the refund itself', async () => {
    const customerId = await addCustomer(testApi, desk);
    const user = await testApi.addUser('customer');
    await testApi.context.pool.query('UPDATE customers SET user_id = $1 WHERE id = $2', [
      user.id,
      customerId,
    ]);
    const as = await testApi.signIn(user.email);
    const { id, entry } = await refunded(100, await overpaid(customerId));
    const params = { entryId: entry.id };
    expect((await testApi.refusal('getReceipt', { as, params })).status).toBe(404);
    const { entries } = await testApi.call('getAgreement', { as, params: { id } });
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', amount: 100, receiptNumber: null });
  });
});

test.each([
  ['its number', 'UPDATE receipts SET serial = serial + 7'],
  ['its series', "UPDATE receipts SET series = 'receipt', code = '0000-0000-0000-0000'"],
  ['its row', 'DELETE FROM receipts'],
])('verify names a voucher of which the owner of the database changes %s', async (_, change) => {
  const { entry } = await refunded(100);
  const client = await testApi.database.ownerPool.connect();
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    await client.query(`${change} WHERE entry_id = $1`, [entry.id]);
    await client.query('COMMIT');
    const found = await differences();
    expect(found).toContainEqual(expect.stringContaining(`voucher ${entry.receiptNumber}`));
    expect(found.length).toBeGreaterThan(1);
  } finally {
    client.release();
  }
});
