import { randomUUID } from 'node:crypto';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { testPassword } from '#test/support/calls/api.ts';
import type { BodyOf, Outcome } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  active,
  addCustomer,
  agreementBody,
  readAgreement,
  vouching,
} from '#test/support/lending/lending.ts';
import { invoiceBody } from '#test/support/lending/prove-cost.ts';
import { count, decide, kept, requested, type Work } from './random-decisions.ts';

/** One command by one person; its ending. */
type Command = (work: Work, as: Session) => Promise<Outcome<unknown>>;

const reason = { reason: 'As it happens', evidence: 'Papers seen' };

/** Mostly one that money may be recorded for. */
const agreement = ({ random, agreements, delivered }: Work) => ({
  id: random.pick(random.chance(90) ? [...delivered.slice(0, 4), ...delivered.slice(-12)] : agreements),
});
/** One of the newest to which something happened, or any while it happened to none. */
const newestOf = (work: Work, ids: readonly string[]) =>
  ids.length > 0 ? { id: work.random.pick(ids.slice(-4)) } : agreement(work);
/** One of the newest, which are on their way to a delivery. */
const newAgreement = ({ random, agreements }: Work) => ({ id: random.pick(agreements.slice(-3)) });

const money = ({ random }: Work, amountMax: number) => {
  const method = random.pick(['cash', 'cash', 'cash', 'bank', 'raast'] as const);
  return {
    amount: 1 + random.below(amountMax),
    method,
    ...(method !== 'cash' && { reference: `R-${random.below(1_000_000)}` }),
  };
};

async function keptEntry(
  { entries }: Work,
  asked: Promise<Outcome<{ readonly entryId: string }>>,
): Promise<Outcome<unknown>> {
  const outcome = await asked;
  if (outcome.ok) entries.push(outcome.data.entryId);
  return outcome;
}

const pay = (work: Work, as: Session, body: BodyOf<'recordPayment'>, params = agreement(work)) =>
  keptEntry(work, work.calls.attempt('recordPayment', { as, params, body }));

/** The entry of the delivery of an agreement. */
async function deliveryOf({ calls, desks }: Work, id: string): Promise<string> {
  const { entries } = await readAgreement(calls, desks[0].superadmin, id);
  return entries[0]?.id ?? '';
}

/** The same money twice at the same moment, under one key: one entry, one answer. */
async function payTwice(work: Work, as: Session): Promise<Outcome<unknown>> {
  const call = {
    as,
    params: agreement(work),
    body: { ...money(work, 900), confirmed: ['equal_payment_just_recorded' as const] },
    idempotencyKey: randomUUID(),
  };
  const [one, other] = await Promise.all([
    work.calls.attempt('recordPayment', call),
    work.calls.attempt('recordPayment', call),
  ]);
  if (one.ok && other.ok && one.data.entryId !== other.data.entryId)
    throw new Error(`one key posted ${one.data.entryId} and ${other.data.entryId}`);
  return one.ok ? one : other;
}

async function moveCustomer({ calls, random, ...work }: Work, as: Session): Promise<Outcome<unknown>> {
  const ids = [random.pick(work.customers)];
  const foreseen = await calls.attempt('foreseeCustomerMove', { as, body: { ids } });
  if (!foreseen.ok) return foreseen;
  const to = random.below(2) as 0 | 1;
  const body = {
    customers: foreseen.data.customers,
    branchId: work.branchIds[to],
    officerId: work.desks[to].employeeId,
    reason: 'As it happens',
  };
  return calls.attempt('moveCustomers', { as, body });
}

async function closeMonth({ calls }: Work, as: Session): Promise<Outcome<unknown>> {
  return calls.attempt('closeMonth', { as, params: { month: '2026-09' } });
}

const frequency = { unit: 'months', every: 1 } as const;
const goods = 'Loom of shisham wood';

/** Every kind of command of the books, as often as its weight says. */
const commands: Readonly<Record<string, readonly [weight: number, run: Command]>> = {
  addCustomer: [
    1,
    async (work) => {
      const desk = work.random.pick(work.desks);
      const id = await addCustomer(work.calls, desk);
      work.customers.push(id);
      return { ok: true, data: id };
    },
  ],
  draftAgreement: [
    1,
    async (work, as) => {
      const { calls, random, customers, agreements, desks } = work;
      const price = 3_000 + random.below(6_000);
      const terms = { description: goods, price, downPayment: random.below(900), count: 4 };
      const body = {
        ...agreementBody(random.pick(customers), terms),
        guarantors: await vouching(calls, desks[0]),
      };
      return kept(agreements, calls.attempt('draftAgreement', { as, body }));
    },
  ],
  recordCostEvidence: [
    5,
    (work, as) => {
      const cost = work.random.pick(['9000', '9000', '9000', '4000']);
      const body = invoiceBody({ description: goods, cost });
      return work.calls.attempt('recordCostEvidence', { as, params: newAgreement(work), body });
    },
  ],
  deliverAgreement: [
    3,
    async (work) => {
      const { calls, random, desks, delivered, pairs, customers, entries } = work;
      const desk = random.pick(desks);
      const customerId = await addCustomer(calls, desk);
      const october = { startOn: '2026-10-05', firstDueOn: '2026-11-05', deliveredOn: '2026-10-05' };
      const terms = { customerId, count: 4, downPayment: 400, ...(random.chance(50) && october) };
      const deliver = () => active(calls, desk, { ...terms, price: 4_000 + random.below(9_000) });
      const pair = [await deliver(), await deliver()] as const;
      customers.push(customerId);
      pairs.push(pair);
      for (const id of pair) {
        delivered.push(id);
        entries.push(await deliveryOf(work, id));
      }
      return { ok: true, data: pair };
    },
  ],
  recordConsent: [
    4,
    (work, as) =>
      work.calls.attempt('recordConsent', {
        as,
        params: newAgreement(work),
        body: { termsVersion: 1, how: 'signed' },
      }),
  ],
  submitAgreement: [
    4,
    (work, as) => work.calls.attempt('submitAgreement', { as, params: newAgreement(work) }),
  ],
  approveAgreement: [
    8,
    (work, as) =>
      work.calls.attempt('approveAgreement', {
        as,
        params: newAgreement(work),
        body: { termsVersion: 1, ...(work.random.chance(20) && { password: testPassword }) },
      }),
  ],
  activateAgreement: [
    8,
    async (work, as) => {
      const params = newAgreement(work);
      const body = { method: 'cash' } as const;
      const outcome = await keptEntry(work, work.calls.attempt('activateAgreement', { as, params, body }));
      if (outcome.ok) work.delivered.push(params.id);
      return outcome;
    },
  ],
  cancelAgreement: [
    1,
    (work, as) =>
      work.calls.attempt('cancelAgreement', {
        as,
        params: newAgreement(work),
        body: { reason: 'As it happens' },
      }),
  ],
  recordPayment: [
    20,
    (work, as) => pay(work, as, { ...money(work, 1_500), confirmed: ['equal_payment_just_recorded'] }),
  ],
  recordPaymentTwice: [3, payTwice],
  recordBackDatedPayment: [
    6,
    (work, as) => {
      const valuedOn = addDays(calendarDate('2026-09-02'), work.random.below(79));
      const body = { ...money(work, 900), valuedOn, confirmed: ['equal_payment_just_recorded' as const] };
      return pay(work, as, body);
    },
  ],
  recordOverpayment: [
    6,
    (work, as) =>
      pay(work, as, {
        ...money(work, 9_000),
        confirmed: ['equal_payment_just_recorded', 'payment_beyond_outstanding'],
      }),
  ],
  recordRecovery: [
    4,
    (work, as) => {
      const params = newestOf(work, work.writtenOff);
      return keptEntry(work, work.calls.attempt('recordRecovery', { as, params, body: money(work, 900) }));
    },
  ],
  moveOverpayment: [
    6,
    async (work, as) => {
      const { calls, random, delivered, pairs } = work;
      const [one, other] = random.pick(pairs.slice(-3));
      const [from, own] = random.chance(50) ? [one, other] : [other, one];
      const params = { id: from };
      const confirmed = ['equal_payment_just_recorded', 'payment_beyond_outstanding'] as const;
      if (random.chance(50))
        await pay(
          work,
          as,
          { amount: 12_000 + random.below(900), method: 'cash', confirmed: [...confirmed] },
          params,
        );
      const toAgreementId = random.chance(90) ? own : random.pick(delivered);
      return calls.attempt('moveOverpayment', {
        as,
        params,
        body: { toAgreementId, amount: 1 + random.below(900) },
      });
    },
  ],
  requestRefund: [
    12,
    async (work, as) => {
      const params = agreement(work);
      // Mostly by the way that the money came, as the form proposes it.
      const ways = work.random.chance(70) ? await work.calls.attempt('getRefundWays', { as, params }) : null;
      const way = ways?.ok ? ways.data.ways[0] : undefined;
      const proposed = way && { method: way.method, amount: 1 + work.random.below(way.amount) };
      const body = { reference: 'R-1', ...money(work, 1_500), ...proposed, ...reason };
      return requested(work, work.calls.attempt('requestRefund', { as, params, body }));
    },
  ],
  requestRelief: [
    5,
    (work, as) =>
      requested(
        work,
        work.calls.attempt('requestRelief', {
          as,
          params: agreement(work),
          body: { ...reason, amount: 1 + work.random.below(600) },
        }),
      ),
  ],
  requestWriteOff: [
    2,
    async (work, as) => {
      const params = agreement(work);
      const outcome = await requested(
        work,
        work.calls.attempt('requestWriteOff', { as, params, body: reason }),
      );
      if (outcome.ok) work.writtenOff.push(params.id);
      return outcome;
    },
  ],
  requestReversal: [
    8,
    (work, as) =>
      requested(
        work,
        work.calls.attempt('requestReversal', {
          as,
          params: { id: work.random.pick(work.entries.slice(-40)) },
          body: reason,
        }),
      ),
  ],
  requestReschedule: [
    4,
    async (work, as) => {
      const params = agreement(work);
      const plan = { firstDueOn: '2026-12-05', openCount: 1 + work.random.below(5), roundingStep: 1 };
      const body = { ...reason, ...plan, frequency, consentHow: 'signed' } as const;
      const outcome = await requested(work, work.calls.attempt('requestReschedule', { as, params, body }));
      if (outcome.ok) work.rescheduled.push(params.id);
      return outcome;
    },
  ],
  requestRescheduleUndo: [
    2,
    (work, as) =>
      requested(
        work,
        work.calls.attempt('requestRescheduleUndo', {
          as,
          params: newestOf(work, work.rescheduled),
          body: { ...reason, consentHow: 'signed' },
        }),
      ),
  ],
  requestDeliveryReversal: [
    2,
    async (work, as) => {
      const id = await deliveryOf(work, work.delivered.at(-1) ?? '');
      const body = { action: 'reverse_delivery', reason: 'As it happens' } as const;
      return requested(work, work.calls.attempt('requestDeliveryReversal', { as, params: { id }, body }));
    },
  ],
  decideApproval: [34, decide],
  withdrawApproval: [
    2,
    (work, as) =>
      work.calls.attempt('withdrawApproval', {
        as,
        params: { id: work.random.pick(work.requests.slice(-12)) },
      }),
  ],
  recordPaymentPromise: [
    2,
    (work, as) =>
      work.calls.attempt('recordPaymentPromise', {
        as,
        params: agreement(work),
        body: { amount: 1 + work.random.below(3_000), promisedFor: '2026-12-01' },
      }),
  ],
  logContact: [
    2,
    (work, as) =>
      work.calls.attempt('logContact', {
        as,
        params: agreement(work),
        body: {
          channel: 'visit',
          result: 'promised',
          promise: { amount: 1 + work.random.below(3_000), promisedFor: '2026-12-01' },
        },
      }),
  ],
  recordReceiptPrint: [
    2,
    (work, as) =>
      work.calls.attempt('recordReceiptPrint', {
        as,
        params: { entryId: work.random.pick(work.entries) },
        body: { paper: 'a5', language: 'ur' },
      }),
  ],
  moveCustomers: [2, moveCustomer],
  closeMonth: [1, closeMonth],
};

const drawn = Object.entries(commands).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));

export const commandNames = Object.keys(commands);

/** Does one thing at random, as one of four people: refused or not, the books must stand. Commands throw on an answer that no contract has. */
export async function workAtRandom(work: Work): Promise<void> {
  const { random, desks } = work;
  const { employee, superadmin } = random.pick(desks);
  const name = random.pick(drawn);
  const outcome = await commands[name]?.[1](work, random.chance(45) ? employee : superadmin);
  if (outcome === undefined) throw new Error(`${name} is no command`);
  count(work, name, outcome);
}
