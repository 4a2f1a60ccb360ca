import { randomUUID } from 'node:crypto';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, type Calls, endingOf, type Outcome } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import type { Random } from '#test/support/fuzz/random.ts';
import { addCustomer, agreementBody, type Desk, vouching } from '#test/support/lending/lending.ts';
import { invoiceBody } from '#test/support/lending/prove-cost.ts';

/** The books that people work on at random, and their work so far. */
export interface Work {
  readonly calls: Calls;
  readonly random: Random;
  readonly desks: readonly [Desk, Desk];
  readonly branchIds: readonly [string, string];
  /** Agreements in the order of their drafts. The first of them were delivered in September. */
  readonly agreements: string[];
  readonly customers: string[];
  /** Requests that somebody may decide, withdraw or decide again. */
  readonly requests: string[];
  readonly entries: string[];
  /** The number of times that each command ended in each way. */
  readonly endings: Map<string, number>;
}

/** One command by one person; its ending. */
type Command = (work: Work, as: Session) => Promise<Outcome<unknown>>;

const reason = { reason: 'As it happens', evidence: 'Papers seen' };

const agreement = ({ random, agreements }: Work) => ({ id: random.pick(agreements) });
/** One of the newest, which are on their way to a delivery. */
const newAgreement = ({ random, agreements }: Work) => ({ id: random.pick(agreements.slice(-5)) });

const money = ({ random }: Work, amountMax: number) => {
  const method = random.pick(['cash', 'cash', 'cash', 'bank', 'raast'] as const);
  return {
    amount: 1 + random.below(amountMax),
    method,
    ...(method !== 'cash' && { reference: `R-${random.below(1_000_000)}` }),
  };
};

/** Keeps the id of what was made for later commands. */
async function kept<Data extends { readonly id: string }>(
  list: string[],
  asked: Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const outcome = await asked;
  if (outcome.ok) list.push(outcome.data.id);
  return outcome;
}

async function keptEntry(
  { entries }: Work,
  asked: Promise<Outcome<{ readonly entryId: string }>>,
): Promise<Outcome<unknown>> {
  const outcome = await asked;
  if (outcome.ok) entries.push(outcome.data.entryId);
  return outcome;
}

const pay = (work: Work, as: Session, body: BodyOf<'recordPayment'>, idempotencyKey: string = randomUUID()) =>
  keptEntry(work, work.calls.attempt('recordPayment', { as, params: agreement(work), body, idempotencyKey }));

async function decide({ calls, random, requests }: Work, as: Session): Promise<Outcome<unknown>> {
  const params = { id: random.pick(requests.slice(-12)) };
  // A decider who has looked confirms what the request warns of.
  const seen = random.chance(50) ? await calls.attempt('getApproval', { as, params }) : null;
  const body: BodyOf<'decideApproval'> = {
    decision: random.chance(85) ? 'approved' : 'rejected',
    note: 'Seen',
    confirmed: seen?.ok ? seen.data.warnings : [],
    ...(random.chance(10) && { password: testPassword }),
  };
  return calls.attempt('decideApproval', { as, params, body });
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
    4,
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
    6,
    (work, as) =>
      work.calls.attempt('approveAgreement', {
        as,
        params: newAgreement(work),
        body: { termsVersion: 1, ...(work.random.chance(20) && { password: testPassword }) },
      }),
  ],
  activateAgreement: [
    5,
    (work, as) =>
      keptEntry(
        work,
        work.calls.attempt('activateAgreement', { as, params: newAgreement(work), body: { method: 'cash' } }),
      ),
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
      return pay(work, as, { ...money(work, 900), valuedOn, confirmed: ['equal_payment_just_recorded'] });
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
    (work, as) =>
      keptEntry(
        work,
        work.calls.attempt('recordRecovery', { as, params: agreement(work), body: money(work, 900) }),
      ),
  ],
  moveOverpayment: [
    4,
    (work, as) =>
      work.calls.attempt('moveOverpayment', {
        as,
        params: agreement(work),
        body: { toAgreementId: agreement(work).id, amount: 1 + work.random.below(900) },
      }),
  ],
  requestRefund: [
    8,
    (work, as) =>
      kept(
        work.requests,
        work.calls.attempt('requestRefund', {
          as,
          params: agreement(work),
          body: { ...money(work, 1_500), ...reason },
        }),
      ),
  ],
  requestRelief: [
    5,
    (work, as) =>
      kept(
        work.requests,
        work.calls.attempt('requestRelief', {
          as,
          params: agreement(work),
          body: { ...reason, amount: 1 + work.random.below(600) },
        }),
      ),
  ],
  requestWriteOff: [
    2,
    (work, as) =>
      kept(
        work.requests,
        work.calls.attempt('requestWriteOff', { as, params: agreement(work), body: reason }),
      ),
  ],
  requestReversal: [
    8,
    (work, as) =>
      kept(
        work.requests,
        work.calls.attempt('requestReversal', {
          as,
          params: { id: work.random.pick(work.entries.slice(-40)) },
          body: reason,
        }),
      ),
  ],
  requestReschedule: [
    4,
    (work, as) => {
      const plan = { firstDueOn: '2026-12-05', openCount: 1 + work.random.below(5), roundingStep: 1 };
      return kept(
        work.requests,
        work.calls.attempt('requestReschedule', {
          as,
          params: agreement(work),
          body: { ...reason, ...plan, frequency, consentHow: 'signed' },
        }),
      );
    },
  ],
  requestRescheduleUndo: [
    2,
    (work, as) =>
      kept(
        work.requests,
        work.calls.attempt('requestRescheduleUndo', {
          as,
          params: agreement(work),
          body: { ...reason, consentHow: 'signed' },
        }),
      ),
  ],
  requestDeliveryReversal: [
    1,
    (work, as) =>
      kept(
        work.requests,
        work.calls.attempt('requestDeliveryReversal', {
          as,
          params: { id: work.random.pick(work.entries.slice(-40)) },
          body: { action: 'reverse_delivery', reason: 'As it happens' },
        }),
      ),
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
        body: { channel: 'visit', result: 'promised' },
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
  const { random, desks, endings } = work;
  const { employee, superadmin } = random.pick(desks);
  const name = random.pick(drawn);
  const outcome = await commands[name]?.[1](work, random.chance(60) ? employee : superadmin);
  if (outcome === undefined) throw new Error(`${name} is no command`);
  const ending = `${name} ${endingOf(outcome)}`;
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}
