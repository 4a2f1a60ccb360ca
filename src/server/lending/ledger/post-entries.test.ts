import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, readFailure, type Session, type TestApi } from '#test/support/api.ts';
import {
  active,
  type Desk,
  done,
  keyed,
  openDesk,
  readAgreement,
  refusedWith,
} from '#test/support/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const path = (id: string) => `/api/agreements/${id}/payments`;
const cash = (amount: number) => ({ amount, method: 'cash' });

function post(id: string, body: object, key: string, as: Session = desk.employee): Promise<Response> {
  return testApi.send('POST', path(id), { as, body, headers: keyed(key) });
}

async function paymentsOn(id: string): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    "SELECT count(*) AS payments FROM entries WHERE agreement_id = $1 AND kind = 'payment'",
    [id],
  );
  return rows[0].payments;
}

describe('one key', () => {
  test('sent fifty times at once records one payment and is answered the same fifty times', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(id, cash(2_500), key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await paymentsOn(id)).toBe(1);
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(117_500);
  });

  test('is answered the same after other payments, and in any case of its letters', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    const first = await (await post(id, cash(1_000), key)).text();
    await post(id, cash(700), randomUUID());
    expect(await (await post(id, cash(1_000), key.toUpperCase())).text()).toBe(first);
    expect(await paymentsOn(id)).toBe(2);
  });

  test('with another body is refused, and nothing is recorded', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    await post(id, cash(1_000), key);
    const changed = await post(id, cash(1_001), key);
    expect(changed.status).toBe(422);
    expect(await readFailure(changed)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(
      await refusedWith(testApi, desk.employee, `/api/agreements/${id}/refunds`, cash(1_000), keyed(key)),
    ).toBe('idempotency_key_reused');
    expect(await paymentsOn(id)).toBe(1);
  });

  test("on another agreement or by another user is a request of its own and never shows the first's answer", async () => {
    const [one, other] = [await active(testApi, desk), await active(testApi, desk)];
    const colleague = await openDesk(testApi);
    const key = randomUUID();
    const entryOf = async (response: Response) =>
      ((await response.json()) as { data: { entryId: string } }).data.entryId;
    const entries = [
      await entryOf(await post(one, cash(1_000), key)),
      await entryOf(await post(other, cash(1_000), key)),
      await entryOf(await post(one, cash(1_000), key, colleague.employee)),
    ];
    expect(new Set(entries).size).toBe(3);
    const elsewhere = await openDesk(testApi, 'LHE');
    expect((await post(one, cash(1_000), key, elsewhere.employee)).status).toBe(404);
    expect(await paymentsOn(one)).toBe(2);
  });

  test('of a refused payment is free to be used for the corrected one', async () => {
    const id = await active(testApi, desk);
    const key = randomUUID();
    expect((await post(id, cash(0), key)).status).toBe(422);
    expect((await post(id, cash(500), key)).status).toBe(200);
  });
});

describe('payments that race', () => {
  test('stand as long as there is room: twelve of forty, and twenty-eight are refused', async () => {
    const id = await active(testApi, desk, { price: 12_000, downPayment: 0, count: 12 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(id, cash(1_000), randomUUID())));
    const codes = await Promise.all(
      answers.map(async (answer) => (answer.status === 200 ? 'stands' : (await readFailure(answer)).code)),
    );
    expect(codes.filter((code) => code === 'stands')).toHaveLength(12);
    expect(codes.filter((code) => code === 'payment_beyond_outstanding')).toHaveLength(28);
    const { status, outstanding, overpaid } = await readAgreement(testApi, desk.employee, id);
    expect({ status, outstanding, overpaid }).toEqual({ status: 'completed', outstanding: 0, overpaid: 0 });
  });

  test('on many agreements of two branches get receipt numbers without a gap', async () => {
    const desks = [desk, await openDesk(testApi, 'LHE')];
    const ids = await Promise.all(
      desks.flatMap((at) => [1, 2, 3].map(async () => [at, await active(testApi, at)] as const)),
    );
    await Promise.all(
      ids.flatMap(([at, id]) =>
        [1, 2, 3, 4].map(() => done(testApi, at.employee, path(id), cash(100), keyed())),
      ),
    );
    const { rows } = await testApi.context.pool.query(
      'SELECT branch_id, array_agg(serial ORDER BY serial) AS serials FROM receipts GROUP BY branch_id',
    );
    expect(rows).toHaveLength(2);
    for (const { serials } of rows) {
      expect(serials).toEqual(serials.map((_: number, index: number) => index + 1));
    }
  });

  test('leave every stored figure, sum and chain as the entries make it', async () => {
    const { differences, ...counts } = await findDifferences(testApi.context.pool);
    expect(differences).toEqual([]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  });
});

test('nothing is left of a posting that the database refuses half-way', async () => {
  const id = await active(testApi, desk);
  const { pool } = testApi.context;
  const before = await readAgreement(testApi, desk.employee, id);
  // The last thing a posting writes is its key; a table that takes no more keys fails it there.
  await pool.query(
    `ALTER TABLE idempotency_keys ADD CONSTRAINT is_full CHECK (recorded_at < '2026-01-01') NOT VALID`,
  );
  const quiet = testApi.context.log.level;
  testApi.context.log.level = 'silent';
  expect((await post(id, cash(1_000), randomUUID())).status).toBe(500);
  testApi.context.log.level = quiet;
  await pool.query('ALTER TABLE idempotency_keys DROP CONSTRAINT is_full');
  expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  expect((await findDifferences(pool)).differences).toEqual([]);
});
