import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#contract/api.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  countDay,
  countOf,
  dayClose,
  handOver,
  openAccount,
  openCashBranch,
} from '#test/support/lending/cash.ts';
import { active, type Desk, pay } from '#test/support/lending/lending.ts';
import { cutConnection } from '#test/support/servers/cut-connection.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 50,000, and whose employee has taken 9,000. */
let desk: Desk;
let branchId: string;
let custodian: Session;
let accountId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  ({ desk, branchId, custodian } = await openCashBranch(testApi, 'KIL', 50_000));
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 9_000);
  accountId = (await openAccount(testApi, desk)).id;
});
afterAll(() => testApi.close());

const tables = [
  ...(['cash_offers', 'cash_movements', 'cash_day_counts', 'cash_day_closes', 'cash_day_hands'] as const),
  ...(['audit_events', 'idempotency_keys'] as const),
];

/** All that a command of cash may write: the number of rows, the numbers of slips and the sums of the places. */
async function written(): Promise<string> {
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`).join(', ');
  const { rows } = await testApi.database.ownerPool.query<{ all: string }>(
    `SELECT concat_ws(' ', ${counts}, (SELECT json_agg(d ORDER BY d.branch_id) FROM cash_drawers d),
                      (SELECT json_agg(f ORDER BY f.branch_id, f.hand_of, f.account_id) FROM cash_flows f),
                      (SELECT json_agg(o.state ORDER BY o.id) FROM cash_offers o)) AS all`,
  );
  return rows[0]?.all ?? '';
}

interface Prepared {
  readonly name: EndpointName;
  readonly as: Session;
  readonly params?: Readonly<Record<string, string>>;
  readonly body: object;
}

const commands: Readonly<Record<string, () => Promise<Prepared>>> = {
  'a hand-over': async () => ({
    name: 'handOverCash',
    as: desk.employee,
    body: { branchId, amount: 10 },
  }),
  'the count of a hand-over, with a difference': async () => ({
    name: 'countCashOffer',
    as: custodian,
    params: { id: await handOver(testApi, desk.employee, branchId, 20) },
    body: countOf(19),
  }),
  'a deposit': async () => ({
    name: 'depositCash',
    as: custodian,
    params: { branchId },
    body: {
      ...{ accountId, amount: 10, slipNumber: crypto.randomUUID() },
      depositedOn: businessDateOf(testApi.clock.now()),
    },
  }),
  'an expense': async () => ({
    name: 'payCashExpense',
    as: custodian,
    params: { branchId },
    body: { amount: 10, category: 'fuel', reason: 'Petrol for the motorbike', isAnother: true },
  }),
  'the count of a day': async () => ({
    name: 'countCashDay',
    as: custodian,
    params: { branchId },
    body: countOf(100),
  }),
  'the close of a day with a difference': async () => {
    await reopenDay();
    await countDay(testApi, custodian, branchId, -1);
    const body = await dayClose(testApi, custodian, branchId);
    return { name: 'closeCashDay', as: custodian, params: { branchId }, body };
  },
};

/** Opens the day again that an earlier round has closed. */
async function reopenDay(): Promise<void> {
  const { rows } = await testApi.database.ownerPool.query<{ id: string }>(
    'SELECT close_id AS id FROM cash_books WHERE branch_id = $1 AND close_id IS NOT NULL',
    [branchId],
  );
  const body = { password: testPassword, reason: 'A count was wrong' };
  for (const { id } of rows)
    await testApi.call('reopenCashDay', { as: desk.superadmin, params: { id }, body });
}

interface Round {
  readonly wasCut: boolean;
  readonly status: number;
  readonly isWritten: boolean;
}

/** Sends a command whose connection ends at a statement, and then with the same key until it is answered twice. */
async function cutAt(prepare: () => Promise<Prepared>, at: number, when: 'before' | 'after'): Promise<Round> {
  const { name, ...parts } = await prepare();
  const sent = { ...parts, idempotencyKey: crypto.randomUUID() };
  const send = () => testApi.request(name, sent as never);
  const before = await written();
  const cut = cutConnection(testApi, at, when);
  const { status } = await send().finally(cut.undo);
  const left = await written();
  const first = await send();
  const told = await first.text();
  expect(first.status, told).toBe(200);
  const after = await written();
  if (left !== before) expect(after).toBe(left);
  const again = await send();
  expect([again.status, await again.text()]).toEqual([200, told]);
  expect(await written()).toBe(after);
  expect(after).not.toBe(before);
  return { wasCut: cut.isDone(), status, isWritten: left !== before };
}

test.each(Object.entries(commands))(
  '%s whose connection ends at any statement is written whole or not at all, and the same key has one answer',
  async (_, prepare) => {
    let statements = 0;
    for (let at = 1; ; at += 1) {
      const { wasCut, status, isWritten } = await cutAt(prepare, at, 'before');
      if (!wasCut) break;
      statements = at;
      expect({ at, status, isWritten }).toEqual({ at, status: 503, isWritten: false });
    }
    // BEGIN, the key, a lock, a row, its audit event and COMMIT at the least.
    expect(statements).toBeGreaterThan(6);
    const committed = await cutAt(prepare, statements, 'after');
    expect(committed).toEqual({ wasCut: true, status: 503, isWritten: true });
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  },
);
