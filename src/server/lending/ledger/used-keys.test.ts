import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api, EndpointName } from '#contract/api.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import { keyDigest, keyDigestSql } from '#server/platform/idempotency/key-digest.ts';
import { keyLifeDays } from '#server/platform/idempotency/known-key.ts';
import { sweepExpired } from '#server/platform/sweep-expired.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf, Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  active,
  addCustomer,
  approved,
  ask,
  type Desk,
  fillReliefFund,
  openDesk,
  pay,
  writtenOff,
} from '#test/support/lending/lending.ts';
import { bankLine, lineOf } from '#test/support/lending/statements.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

type KeyedName = {
  [N in EndpointName]: 'idempotency_key_expired' extends Api[N]['errors'][number] ? N : never;
}[EndpointName];

interface Command<N extends KeyedName> {
  readonly as?: () => Session;
  /** Creates the subject of the command. */
  readonly about: () => Promise<string>;
  readonly body?: BodyOf<N> | (() => Promise<BodyOf<N>>);
}

const overpaid = async (customerId?: string) => {
  const id = await active(testApi, desk, {
    ...{ price: 6_000, downPayment: 600, count: 5 },
    ...(customerId && { customerId }),
  });
  await pay(testApi, desk.employee, id, 6_000, { confirmed: ['payment_beyond_outstanding'] });
  return id;
};

const bySuperadmin = () => desk.superadmin;

/** A customer who has overpaid one agreement, and has another. */
let customerId: string;

/** A new command with a key of an agreement is a type error until it is here. Decisions are tested as they are written. */
const commands: { readonly [N in Exclude<KeyedName, 'decideApproval'>]: Command<N> } = {
  recordPayment: { about: () => active(testApi, desk), body: { amount: 700, method: 'cash' } },
  recordRecovery: { about: () => writtenOff(testApi, desk), body: { amount: 700, method: 'cash' } },
  recordStatementLine: {
    as: bySuperadmin,
    about: () => lineOf(testApi, desk, bankLine({ day: calendarDate('2026-11-20') })),
    body: async () => ({ agreementId: await active(testApi, desk) }),
  },
  moveOverpayment: {
    async about() {
      customerId = await addCustomer(testApi, desk);
      return overpaid(customerId);
    },
    body: async () => ({ amount: 300, toAgreementId: await active(testApi, desk, { customerId }) }),
  },
  activateAgreement: { about: () => approved(testApi, desk), body: { method: 'cash' } },
  withdrawApproval: {
    about: async () => ask(testApi, desk, 'requestWriteOff', await active(testApi, desk)),
  },
  logContact: { about: () => active(testApi, desk), body: { channel: 'visit', result: 'no_answer' } },
  recordPaymentPromise: {
    about: () => active(testApi, desk),
    body: { amount: 5_000, promisedFor: '2026-12-01' },
  },
  openReminder: {
    about: () => active(testApi, desk, { downPayment: 0, firstDueOn: '2026-11-20' }),
    body: { reminder: 'due_today' },
  },
};

const decided = (
  about: Command<'decideApproval'>['about'],
  decision: 'approved' | 'rejected' = 'approved',
): Command<'decideApproval'> => ({
  as: bySuperadmin,
  about,
  body: decision === 'approved' ? { decision } : { decision, note: 'Not enough evidence' },
});

const later = {
  ...({ firstDueOn: '2027-05-31', openCount: 3, roundingStep: 1, consentHow: 'signed' } as const),
  frequency: { unit: 'months', every: 1 },
} as const;

const decisions: Readonly<Record<string, Command<'decideApproval'>>> = {
  'posts an entry': decided(async () =>
    ask(testApi, desk, 'requestRelief', await active(testApi, desk), { amount: 100 }),
  ),
  'takes a delivery back': decided(async () =>
    ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(await active(testApi, desk)), {
      action: 'reverse_delivery',
    }),
  ),
  'changes terms': decided(async () =>
    ask(testApi, desk, 'requestReschedule', await active(testApi, desk), later),
  ),
  rejects: decided(
    async () => ask(testApi, desk, 'requestWriteOff', await active(testApi, desk)),
    'rejected',
  ),
};

async function deliveryOf(id: string): Promise<string> {
  const { rows } = await testApi.context.pool.query<{ id: string }>(
    "SELECT id FROM entries WHERE agreement_id = $1 AND kind = 'delivery'",
    [id],
  );
  return rows[0]?.id ?? '';
}

const books = ['entries', 'receipts', 'contact_log', 'payment_promises', 'audit_events'] as const;

async function written(): Promise<readonly number[]> {
  const counts = books.map((table) => `(SELECT count(*) FROM ${table})`).join(' + 0, ');
  return Object.values((await testApi.context.pool.query(`SELECT ${counts}`)).rows[0]);
}

/** Makes a key older by this much. */
function age(key: string, ms: number): Promise<void> {
  const at = new Date(testApi.clock.now() - ms).toISOString();
  return tamperWith(testApi, key, [`UPDATE idempotency_keys SET recorded_at = '${at}' WHERE key = $1`]);
}

async function swept(): Promise<number> {
  const { context, clock } = testApi;
  return (await sweepExpired(context.pool, new Date(clock.now()))).idempotency_keys;
}

const lifeMs = keyLifeDays * dayMs;

type Given<N extends KeyedName> = Parts<N> & { readonly as: Session; readonly idempotencyKey: string };

async function given<N extends KeyedName>({ as, about, body }: Command<N>): Promise<Given<N>> {
  const params = { id: await about() };
  const sent = typeof body === 'function' ? await (body as () => Promise<object>)() : body;
  return {
    ...{ as: as?.() ?? desk.employee, params, idempotencyKey: randomUUID() },
    ...(sent && { body: sent }),
  } as unknown as Given<N>;
}

const cases: readonly (readonly [string, KeyedName, Command<KeyedName>])[] = [
  ...Object.entries(commands).map(([name, command]) => [name, name as KeyedName, command] as const),
  ...Object.entries(decisions).map(
    ([what, command]) => [`a decision that ${what}`, 'decideApproval', command] as const,
  ),
];

describe.each(cases)('%s, sent again with its key', (_, name, command) => {
  test('gets the same answer for 90 days, then is refused as recorded already, and writes nothing', async () => {
    const sent = await given(command);
    const first = await testApi.call(name, sent);
    const before = await written();
    expect(await testApi.call(name, sent)).toEqual(first);
    await age(sent.idempotencyKey, lifeMs);
    expect(await swept()).toBe(0);
    expect(await testApi.call(name, sent)).toEqual(first);
    await age(sent.idempotencyKey, lifeMs + 1);
    expect(await swept()).toBeGreaterThan(0);
    expect(await testApi.refusal(name, sent)).toMatchObject({ status: 422, code: 'idempotency_key_expired' });
    expect(await written()).toEqual(before);
  });
});

test('an expired key is refused as such even before it is swept, whatever body it comes with', async () => {
  const sent = await given(commands.recordPayment);
  await testApi.call('recordPayment', sent);
  await age(sent.idempotencyKey, lifeMs + 1);
  const expired = { code: 'idempotency_key_expired' };
  expect(await testApi.refusal('recordPayment', sent)).toMatchObject(expired);
  const other = { ...sent, body: { amount: 701, method: 'cash' } };
  expect(await testApi.refusal('recordPayment', other)).toMatchObject(expired);
  expect(await swept()).toBe(1);
});

test('a key has the same digest in the code and in the database, in any letter case', async () => {
  const key = { user_id: randomUUID(), key: randomUUID() };
  const { rows } = await testApi.context.pool.query<{ digest: Buffer }>(
    `SELECT ${keyDigestSql('k')} AS digest FROM (SELECT $1::uuid AS user_id, $2::uuid AS key) k`,
    [key.user_id, key.key],
  );
  expect(rows[0]?.digest).toEqual(keyDigest(key.user_id, key.key));
  expect(keyDigest(key.user_id, key.key.toUpperCase())).toEqual(rows[0]?.digest);
});

test('a stored key that names a row it did not make is reported', async () => {
  const sent = await given(commands.recordPayment);
  const { agreementId } = await testApi.call('recordPayment', sent);
  await testApi.call('logContact', { ...(await given(commands.logContact)), params: { id: agreementId } });
  const differences = async () => (await findDifferences(testApi.context.pool)).differences;
  expect(await differences()).toEqual([]);
  await tamperWith(testApi, sent.idempotencyKey, [
    `UPDATE idempotency_keys k SET made_id = (SELECT id FROM entries WHERE agreement_id = k.agreement_id AND kind = 'delivery')
      WHERE key = $1`,
  ]);
  expect(await differences()).toEqual([
    expect.stringMatching(/: the key of a request at .* names what was not made with it$/),
  ]);
});
