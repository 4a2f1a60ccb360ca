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
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const a5 = { paper: 'a5', language: 'ur' } as const;

async function paid(customerId?: string): Promise<string> {
  const id = await active(testApi, desk, customerId === undefined ? {} : { customerId });
  return (await pay(testApi, desk.employee, id, 14_600)).entryId;
}

const read = (entryId: string, as: Session = desk.employee) =>
  testApi.call('getReceipt', { as, params: { entryId } });

const print = (entryId: string, as: Session = desk.employee) =>
  testApi.call('recordReceiptPrint', { as, params: { entryId }, body: a5 });

/** A customer with a user and a payment. */
async function payingCustomer(): Promise<{ as: Session; entryId: string }> {
  const customerId = await addCustomer(testApi, desk);
  const user = await testApi.addUser('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $1 WHERE id = $2', [user.id, customerId]);
  return { as: await testApi.signIn(user.email), entryId: await paid(customerId) };
}

describe('a receipt', () => {
  test('says what was paid and by which customer, and what was outstanding at that moment, whatever follows', async () => {
    const id = await active(testApi, desk, { price: 132_000, downPayment: 12_000 });
    const { entryId, receipt } = await pay(testApi, desk.employee, id, 14_600);
    const first = await read(entryId);
    await pay(testApi, desk.employee, id, 50_000);
    expect(first).toMatchObject({
      number: receipt?.number,
      code: receipt?.code,
      checkAddress: `http://localhost:3000/r/${receipt?.code}`,
      scanAddress: `http://localhost:3000/r/${receipt?.code}?entry=${first.chainMark}`,
      chainMark: expect.stringMatching(/^[1-9][0-9]*-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      kind: 'payment',
      valuedOn: '2026-11-20',
      amount: 14_600,
      method: 'cash',
      customer: { fullName: { own: 'Rukhsana Parveen' }, phone: '03000000101', language: 'ur' },
      agreement: { id },
      outstandingAfter: 105_400,
      next: { dueOn: '2027-01-20', amount: 5_400 },
      handledBy: { en: 'Test employee' },
      refund: null,
      branch: { code: 'SGD', city: { en: 'Sargodha' } },
      lender: { name: { en: 'Asaan Qist' }, licenceNumber: null, siteHost: 'localhost:3000' },
      isVoid: false,
      prints: 0,
    });
    expect(await read(entryId)).toEqual(first);
  });

  test('is void once its payment is reversed, and keeps its number', async () => {
    const entryId = await paid();
    const before = await read(entryId);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    expect(await read(entryId)).toEqual({ ...before, isVoid: true });
  });

  test('keeps the number of the branch that took the money after the agreement moves to another', async () => {
    const id = await active(testApi, desk);
    const { entryId, receipt } = await pay(testApi, desk.employee, id, 14_600);
    await testApi.database.ownerPool.query(
      "UPDATE agreements SET branch_id = (SELECT id FROM branches WHERE code = 'LHE') WHERE id = $1",
      [id],
    );
    expect((await read(entryId, desk.superadmin)).number).toBe(receipt?.number);
    const { entries } = await readAgreement(testApi, desk.superadmin, id);
    expect(entries.at(-1)).toMatchObject({ id: entryId, receiptNumber: receipt?.number });
  });

  test('does not exist for an entry without incoming money', async () => {
    const entryId = await paid();
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    const { rows } = await testApi.context.pool.query('SELECT id FROM entries WHERE reverses = $1', [
      entryId,
    ]);
    const refusal = await testApi.refusal('getReceipt', {
      as: desk.employee,
      params: { entryId: rows[0].id },
    });
    expect(refusal.code).toBe('not_found');
  });

  test('can be read and printed by its own customer, and by no other customer', async () => {
    const [mine, other] = [await payingCustomer(), await payingCustomer()];
    expect(await read(mine.entryId, mine.as)).toMatchObject({ amount: 14_600 });
    expect(await print(mine.entryId, mine.as)).toMatchObject({ isDuplicate: false });
    const params = { entryId: other.entryId };
    expect((await testApi.refusal('getReceipt', { as: mine.as, params })).status).toBe(404);
    expect((await testApi.refusal('recordReceiptPrint', { as: mine.as, params, body: a5 })).status).toBe(404);
    expect((await read(other.entryId)).prints).toBe(0);
  });
});

test('a receipt number is never used twice, whatever a statement writes', async () => {
  const entryId = await paid();
  const other = await paid();
  await expect(
    testApi.database.ownerPool.query(
      `WITH taken AS (SELECT serial FROM receipts WHERE entry_id = $1)
       INSERT INTO receipts (entry_id, agreement_id, branch_id, series, serial, code, outstanding_after, overpaid_after)
       SELECT e.id, e.agreement_id, e.branch_id, 'receipt', taken.serial, '0000-0000-0000-0000', 0, 0
         FROM taken, entries e
        WHERE e.kind = 'delivery' AND e.agreement_id = (SELECT agreement_id FROM entries WHERE id = $2)`,
      [entryId, other],
    ),
  ).rejects.toThrow('the number of a receipt is given out already');
});

describe('a print', () => {
  test('is stored with who made it, and is in the audit', async () => {
    const entryId = await paid();
    const { id, printedAt } = await print(entryId);
    const { rows } = await testApi.context.pool.query(
      'SELECT id, paper, language, printed_at, printed_by FROM receipt_prints WHERE entry_id = $1',
      [entryId],
    );
    expect(rows).toEqual([
      { id, paper: 'a5', language: 'ur', printed_at: new Date(printedAt), printed_by: desk.employeeId },
    ]);
    const { data } = await testApi.call('listAuditEvents', { as: desk.superadmin });
    expect(data[0]).toMatchObject({ action: 'print_receipt', after: { paper: 'a5', isDuplicate: false } });
  });

  test('is the original once: every later print is a duplicate, even by a colleague', async () => {
    const entryId = await paid();
    expect((await print(entryId)).isDuplicate).toBe(false);
    expect((await print(entryId)).isDuplicate).toBe(true);
    expect((await print(entryId, desk.superadmin)).isDuplicate).toBe(true);
    expect((await read(entryId)).prints).toBe(3);
  });

  test('of ten at the same moment, one is the original', async () => {
    const entryId = await paid();
    const prints = await Promise.all(Array.from({ length: 10 }, () => print(entryId)));
    expect(prints.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
  });

  test('can never be deleted, not even by the owner of the database', async () => {
    const entryId = await paid();
    await print(entryId);
    const { ownerPool } = testApi.database;
    const change = 'UPDATE receipt_prints SET number = 9 WHERE entry_id = $1';
    await expect(ownerPool.query(change, [entryId])).rejects.toThrow();
    await expect(
      ownerPool.query('DELETE FROM receipt_prints WHERE entry_id = $1', [entryId]),
    ).rejects.toThrow();
  });
});
