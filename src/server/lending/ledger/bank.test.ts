import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { createTestApi, type TestApi, testAuditKey } from '#test/support/calls/api.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { branchId } from '#test/support/desk/office.ts';
import { randomFrom } from '#test/support/fuzz/random.ts';
import type { Work } from '#test/support/ledger/random-decisions.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { commandNames, workAtRandom } from '#test/support/ledger/random-work.ts';
import { violatedRules } from '#test/support/ledger/standing-rules.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { findDifferences } from '../verify/find-differences.ts';

const operations = thorough ? 20_000 : 200;
const workers = 8;
/** More than all payments on one of the agreements, so that there is always an amount to pay. */
const price = 20 * operations;
/** Few, so that tellers compete on one agreement, but enough that none gets a thousand entries, of which each payment reads all. */
const agreements = thorough ? 64 : 16;

let testApi: TestApi;
let desk: Desk;
let ids: string[];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
  ids = [];
  for (let n = 0; n < agreements; n += 1)
    ids.push(await active(testApi, desk, { price, downPayment: 0, count: 24 }));
});
afterAll(() => testApi.close());

/**
 * The n-th operation of a worker: mostly a payment, sometimes one that is reversed at once, now and then relief. The amounts
 * suffice for all, so none is refused.
 */
async function operate(n: number): Promise<void> {
  // Four operations in a row are on one agreement, and half of the tellers use the same one.
  const id = ids[Math.floor(n / 4) % ids.length] ?? '';
  if (n % 11 === 7) {
    await askUntilGranted(() => ask(testApi, desk, 'requestRelief', id, { amount: 10 + (n % 5) }));
    return;
  }
  const entryId = await payUntilTaken(id, 50 + (n % 97));
  if (n % 3 === 0) await askUntilGranted(() => ask(testApi, desk, 'requestReversal', entryId));
}

/** Pays, and sends the same payment again while an agreement is too busy with the others, as its teller would. */
async function payUntilTaken(id: string, amount: number): Promise<string> {
  const idempotencyKey = randomUUID();
  const body = { amount, method: 'cash' as const, confirmed: ['equal_payment_just_recorded' as const] };
  for (;;) {
    const paid = await testApi.attempt('recordPayment', {
      as: desk.employee,
      params: { id },
      body,
      idempotencyKey,
    });
    if (paid.ok) return paid.data.entryId;
    expect(paid.code).toBe('still_running');
  }
}

/**
 * Requests until the approval is granted. If another teller's entry comes in between, it is requested again. If that entry
 * was reversed since, the first request is valid again and still pending.
 */
async function askUntilGranted(askOnce: () => Promise<string>): Promise<void> {
  let id = await askOnce();
  for (;;) {
    const decided = await testApi.attempt('decideApproval', {
      as: desk.superadmin,
      params: { id },
      body: { decision: 'approved' },
    });
    if (decided.ok) return;
    if (decided.code === 'still_running') continue;
    expect(decided.code).toBe('terms_changed');
    id = await askOnce().catch((refused: Error) => {
      expect(refused.message).toContain('already_requested');
      return id;
    });
  }
}

/** The number of times that the database ended a transaction to break a deadlock. */
async function deadlocksIn(pool: TestApi['context']['pool']): Promise<number> {
  const { rows } = await pool.query(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0].deadlocks;
}

async function entriesOf(kind: EntryKind): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*) AS entries FROM entries WHERE kind = $1',
    [kind],
  );
  return rows[0].entries;
}

test('while eight tellers record payments, reversals and relief, every reader of a ledger sees consistent sums', async () => {
  let next = 0;
  let working = workers;
  const teller = async () => {
    while (next < operations) {
      next += 1;
      await operate(next);
    }
    working -= 1;
  };
  let reads = 0;
  const reader = async () => {
    while (working > 0) {
      const { outstanding, paid, entries, installments } = await readAgreement(
        testApi,
        desk.employee,
        ids[reads % ids.length] ?? '',
      );
      expect(outstanding + paid).toBe(price);
      expect(entries.at(-1)?.balance).toBe(outstanding);
      expect(installments.reduce((sum, row) => sum + row.paid, 0)).toBe(paid);
      reads += 1;
    }
  };
  await Promise.all([...Array.from({ length: workers }, teller), reader(), reader()]);
  expect(await entriesOf('payment')).toBeGreaterThan(operations / 2);
  expect(await entriesOf('reversal')).toBeGreaterThan(operations / 5);
  expect(await entriesOf('relief')).toBeGreaterThan(operations / 20);
  expect(reads).toBeGreaterThan(0);
  expect(await deadlocksIn(testApi.context.pool)).toBe(0);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('money that moves between two agreements while both are paid meets no deadlock', async () => {
  const customerId = await addCustomer(testApi, desk);
  const terms = { customerId, price: 3_000, downPayment: 0, count: 3 };
  const [from, to] = [await active(testApi, desk, terms), await active(testApi, desk, terms)];
  await pay(testApi, desk.employee, from, 3_500, { confirmed: ['payment_beyond_outstanding'] });
  for (let round = 0; round < 10; round += 1) {
    const body = { toAgreementId: to, amount: 10 };
    await Promise.all([
      testApi.call('moveOverpayment', { as: desk.employee, params: { id: from }, body }),
      ...[1, 2, 3].map((amount) => pay(testApi, desk.employee, to, amount)),
      pay(testApi, desk.employee, from, 5, { confirmed: ['payment_beyond_outstanding'] }),
    ]);
  }
  expect(await deadlocksIn(testApi.context.pool)).toBe(0);
});

test('relief that is granted before the start and after it at once meets no deadlock', async () => {
  const terms = { price: 3_000, downPayment: 0, count: 3 };
  const requests: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (const begin of [draft, active]) {
      const id = await begin(testApi, desk, terms);
      requests.push(await ask(testApi, desk, 'requestRelief', id, { amount: 100 }));
    }
  }
  await Promise.all(requests.map((id) => grant(testApi, desk, id)));
  expect(await deadlocksIn(testApi.context.pool)).toBe(0);
});

const commandsMany = thorough ? 4_000 : 300;
/** They work on until each of these has succeeded, up to three times as long: the dice may leave one out. */
const toSucceed = thorough ? commandNames : ['deliverAgreement', 'recordPayment', 'decideApproval'];

/** The limits of every new employee here. */
const employeesLimits = {
  back_dating_days_max: 90,
  decides_agreements_to: 5_000,
  decides_relief_to: 300,
  decides_reversals_to: 800,
  decides_refunds_to: 700,
  decides_write_offs_to: 2_000,
  decides_reschedules: true,
};

/** A lender of its own behind a port of its own, with two branches at work. Returns what ends it beside what works at it. */
async function openLender(seed: number): Promise<Work & { api: TestApi; close: () => Promise<void> }> {
  const api = await createTestApi({ AUDIT_KEY: testAuditKey });
  for (const [limit, value] of Object.entries(employeesLimits))
    await api.database.ownerPool.query(`ALTER TABLE employees ALTER COLUMN ${limit} SET DEFAULT ${value}`);
  // Idle connections stay open: a busy machine would send a request on one that is just being closed.
  const server = createServer(
    { keepAliveTimeout: 0 },
    getRequestListener(api.app.fetch, { overrideGlobalObjects: false }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const calls = callsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const desks = [await openDesk(api, 'SGD'), await openDesk(api, 'LHE')] as const;
  await fillReliefFund(api, desks[0]);
  const customers = [await addCustomer(api, desks[0]), await addCustomer(api, desks[1])];
  const agreements = [];
  for (const [index, customerId] of [...customers, ...customers].entries())
    agreements.push(await deliveredInSeptember(api, desks[index % 2 === 0 ? 0 : 1], { customerId }));
  const { rows } = await api.context.pool.query<{ id: string }>('SELECT id FROM entries');
  return {
    api,
    calls,
    random: randomFrom(seed),
    desks,
    branchIds: [await branchId(api, 'SGD'), await branchId(api, 'LHE')],
    agreements,
    delivered: [...agreements],
    pairs: [
      [agreements[0] ?? '', agreements[2] ?? ''],
      [agreements[1] ?? '', agreements[3] ?? ''],
    ],
    rescheduled: [],
    writtenOff: [],
    customers,
    requests: [await ask(api, desks[0], 'requestRelief', agreements[0] ?? '', { amount: 10 })],
    entries: rows.map(({ id }) => id),
    endings: new Map(),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await api.close();
    },
  };
}

/** The sums of the reports of September. */
async function september({ calls, desks }: Work): Promise<string> {
  const query = { from: calendarDate('2026-09-01'), until: calendarDate('2026-09-30') };
  const sums = [];
  for (const name of ['receipts', 'relief', 'write_offs', 'due'] as const)
    sums.push(await calls.call('sumReport', { as: desks[0].superadmin, params: { name }, query }));
  return JSON.stringify([sums, await calls.call('sumPayments', { as: desks[0].superadmin, query })]);
}

test('whatever eight people do at random and at once, no rule of the books is ever broken, and verify accepts every row', async () => {
  // Of the printed PROPERTY_SEED: the same commands, though not in the same order of the database.
  const [seed = 0] = fc.sample(fc.nat(), 1);
  const lender = await openLender(seed);
  const { pool } = lender.api.context;
  let next = 0;
  let closed: string | null = null;
  const missing = () => toSucceed.filter((name) => !lender.endings.has(`${name} done`));
  const worker = async () => {
    while (next < commandsMany || (next < 3 * commandsMany && missing().length > 0)) {
      next += 1;
      const isToLook = next % 10 === 0;
      lender.api.clock.advance(1_000);
      await workAtRandom(lender);
      expect(await violatedRules(pool)).toEqual([]);
      if (!isToLook || !lender.endings.has('closeMonth done')) continue;
      const said = await september(lender);
      closed ??= said;
      expect(said).toBe(closed);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  expect(await deadlocksIn(pool)).toBe(0);
  const { differences } = await findDifferences(pool, { keys: lender.api.context.config.auditKeys });
  expect(differences).toEqual([]);
  expect(missing(), [...lender.endings].join('\n')).toEqual([]);
  await lender.close();
});
