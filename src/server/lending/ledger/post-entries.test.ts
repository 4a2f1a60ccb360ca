import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import { active, type Desk, openDesk, readAgreement } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { newEntry } from './new-entry.ts';
import type { PostingRequest } from './post-entries.ts';
import { postTogether } from './post-together.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** A payment in cash, sent with that key. */
const payment = (id: string, amount: number, idempotencyKey: string = randomUUID(), as = desk.employee) => ({
  as,
  params: { id },
  body: { amount, method: 'cash' as const, confirmed: ['equal_payment_just_recorded' as const] },
  idempotencyKey,
});
const post = (...given: Parameters<typeof payment>) => testApi.call('recordPayment', payment(...given));
const refused = (...given: Parameters<typeof payment>) => testApi.refusal('recordPayment', payment(...given));

async function paymentsOn(id: string): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    "SELECT count(*) AS payments FROM entries WHERE agreement_id = $1 AND kind = 'payment'",
    [id],
  );
  return rows[0].payments;
}

describe('an idempotency key', () => {
  test('sent fifty times at once records one payment, with the same answer fifty times', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(id, 2_500, key)));
    expect(answers).toEqual(Array(50).fill(answers[0]));
    expect(await paymentsOn(id)).toBe(1);
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(117_500);
  });

  test('gets the same answer after later payments, and in any letter case', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    const first = await post(id, 1_000, key);
    await post(id, 700);
    expect(await post(id, 1_000, key.toUpperCase())).toEqual(first);
    expect(await paymentsOn(id)).toBe(2);
  });

  test('with another body is refused, and nothing is recorded', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    await post(id, 1_000, key);
    const reused = { status: 422, code: 'idempotency_key_reused' };
    expect(await refused(id, 1_001, key)).toMatchObject(reused);
    expect(await testApi.refusal('recordRecovery', payment(id, 1_000, key))).toMatchObject(reused);
    expect(await paymentsOn(id)).toBe(1);
  });

  test('on another agreement or by another user is a separate request and never returns the first answer', async () => {
    const [one, other] = [await active(testApi, desk), await active(testApi, desk)];
    const colleague = await openDesk(testApi);
    const key = randomUUID();
    const posted = [
      await post(one, 1_000, key),
      await post(other, 1_000, key),
      await post(one, 1_000, key, colleague.employee),
    ];
    expect(new Set(posted.map(({ entryId }) => entryId)).size).toBe(3);
    const elsewhere = await openDesk(testApi, 'LHE');
    expect(await refused(one, 1_000, key, elsewhere.employee)).toMatchObject({ code: 'not_found' });
    expect(await paymentsOn(one)).toBe(2);
  });

  test('of a refused payment can be used for the corrected one', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    expect(await refused(id, 0, key)).toMatchObject({ code: 'amount_not_whole_rupees' });
    expect(await post(id, 500, key)).toMatchObject({ amount: 500 });
  });
});

describe('payments at the same moment', () => {
  test('are recorded while something is outstanding: twelve of forty, and twenty-eight are refused', async () => {
    const id = await active(testApi, desk, { price: 12_000, downPayment: 0, count: 12 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => testApi.attempt('recordPayment', payment(id, 1_000))),
    );
    expect(endingsOf(answers)).toEqual([...Array(12).fill('done'), ...Array(28).fill('not_confirmed')]);
    const { status, outstanding, overpaid } = await readAgreement(testApi, desk.employee, id);
    expect({ status, outstanding, overpaid }).toEqual({ status: 'completed', outstanding: 0, overpaid: 0 });
  });

  test('on many agreements of two branches get receipt numbers without a gap', async () => {
    const desks = [desk, await openDesk(testApi, 'LHE')];
    const ids = await Promise.all(
      desks.flatMap((at) => [1, 2, 3].map(async () => [at, await active(testApi, at)] as const)),
    );
    await Promise.all(
      ids.flatMap(([at, id]) => [1, 2, 3, 4].map(() => post(id, 100, randomUUID(), at.employee))),
    );
    const { rows } = await testApi.context.pool.query(
      'SELECT branch_id, array_agg(serial ORDER BY serial) AS serials FROM receipts GROUP BY branch_id',
    );
    expect(rows).toHaveLength(2);
    for (const { serials } of rows) {
      expect(serials).toEqual(serials.map((_: number, index: number) => index + 1));
    }
  });

  test('at one branch are written together, with receipt numbers without a gap', async () => {
    const at = await openDesk(testApi, 'FSD');
    const ids: string[] = [];
    while (ids.length < 20) ids.push(await active(testApi, at, { downPayment: 0 }));
    const posted = await Promise.all(ids.map((id) => post(id, 100, randomUUID(), at.employee)));
    const serials = posted.map(({ receipt }) => receipt?.number).sort();
    expect(new Set(serials).size).toBe(20);
    const { rows } = await testApi.context.pool.query(
      `SELECT count(*) AS receipts, count(DISTINCT xmin::text) AS transactions, max(serial) AS last
         FROM receipts WHERE branch_id = (SELECT branch_id FROM agreements WHERE id = $1)`,
      [ids[0]],
    );
    expect(rows).toEqual([{ receipts: 20, last: 20, transactions: expect.any(Number) }]);
    expect(rows[0].transactions).toBeLessThan(20);
  });

  test('fail one by one: a payment that the database refuses takes no other with it', async () => {
    const { ownerPool } = testApi.database;
    const ids: string[] = [];
    while (ids.length < 8) ids.push(await active(testApi, desk));
    await ownerPool.query(
      'ALTER TABLE entries ADD CONSTRAINT is_not_unlucky CHECK (amount <> 777) NOT VALID',
    );
    const quiet = testApi.context.log.level;
    testApi.context.log.level = 'silent';
    const answers = await Promise.all(
      ids.map((id, place) => testApi.attempt('recordPayment', payment(id, place === 5 ? 777 : 700))),
    );
    testApi.context.log.level = quiet;
    await ownerPool.query('ALTER TABLE entries DROP CONSTRAINT is_not_unlucky');
    expect(endingsOf(answers)).toEqual([...Array(7).fill('done'), 'internal']);
    expect(await Promise.all(ids.map(paymentsOn))).toEqual([1, 1, 1, 1, 1, 0, 1, 1]);
  });

  test('leave every stored figure, sum and audit chain as the entries make it', async () => {
    const { differences, agreements, entries, receipts, auditEvents } = await findDifferences(
      testApi.context.pool,
    );
    expect(differences).toEqual([]);
    expect(Math.min(agreements, entries, receipts, auditEvents)).toBeGreaterThan(0);
  });
});

test('a transaction posts to an agreement once, because the audit states its figures before', async () => {
  const id = await active(testApi, desk);
  const { context } = testApi;
  const before = await readAgreement(testApi, desk.employee, id);
  const request: PostingRequest = {
    actor: { userId: desk.superadminId } as Actor,
    clientAddress: '127.0.0.1',
    action: 'record_payment',
    key: randomUUID(),
    requestHash: Buffer.alloc(32),
    agreementId: id,
    reach: { extent: 'all' } as BranchReach,
  };
  const twice = postTogether(context, request, null, (ledger, _, today) => {
    const entry = () => newEntry({ kind: 'payment', amount: rupees(100), valuedOn: today, method: 'cash' });
    const end = () => ({ ledger, posting: { entries: [entry()] } });
    return { ends: [end(), end()] };
  });
  await expect(twice).rejects.toThrow('a transaction posts to an agreement once');
  expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
});

test('a posting that the database refuses half-way leaves nothing behind', async () => {
  const id = await active(testApi, desk);
  const { pool } = testApi.context;
  const before = await readAgreement(testApi, desk.employee, id);
  // A posting writes its key last, so a table that takes no more keys makes it fail there.
  await testApi.database.ownerPool.query(
    `ALTER TABLE idempotency_keys ADD CONSTRAINT is_full CHECK (recorded_at < '2026-01-01') NOT VALID`,
  );
  const quiet = testApi.context.log.level;
  testApi.context.log.level = 'silent';
  expect(await refused(id, 1_000)).toMatchObject({ status: 500 });
  testApi.context.log.level = quiet;
  await testApi.database.ownerPool.query('ALTER TABLE idempotency_keys DROP CONSTRAINT is_full');
  expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  expect((await findDifferences(pool)).differences).toEqual([]);
});
