import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { branchId } from '#test/support/desk/office.ts';
import { active, type Desk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

/** Delivered on 1 September, so that by the day on which the clock of the tests begins some of its installments are past. */
export function deliveredInSeptember(
  testApi: TestApi,
  desk: Desk,
  given: { readonly customerId?: string; readonly firstDueOn?: string } = {},
): Promise<string> {
  const startOn = '2026-09-01';
  const terms = { price: 6_000, downPayment: 500, count: 4, firstDueOn: '2026-09-15', startOn, ...given };
  return active(testApi, desk, { ...terms, deliveredOn: startOn });
}

/** Something that happens to one of two agreements of a customer. */
interface HistoryStep {
  readonly what:
    | 'payment'
    | 'back_dated'
    | 'overpayment'
    | 'refund'
    | 'reversal'
    | 'relief'
    | 'write_off'
    | 'reschedule'
    | 'move';
  readonly agreement: 0 | 1;
  readonly amount: number;
}

const kinds = [
  'payment',
  'payment',
  'back_dated',
  'overpayment',
  'refund',
  'reversal',
  'relief',
  'write_off',
  'reschedule',
  'move',
] as const satisfies readonly HistoryStep['what'][];

export const historyStep: fc.Arbitrary<HistoryStep> = fc.record({
  what: fc.constantFrom(...kinds),
  agreement: fc.constantFrom(0, 1),
  amount: fc.integer({ min: 1, max: 3_000 }),
});

/** Two branches at work: what one requests, the other decides, and customers move between them. */
interface Offices {
  readonly testApi: TestApi;
  readonly desk: Desk;
  readonly other: Desk;
}

interface Books {
  readonly customerId: string;
  readonly ids: readonly string[];
}

/** Runs the steps one after the other by real commands; a refused one changes nothing. */
export async function happen(offices: Offices, books: Books, steps: readonly HistoryStep[]): Promise<void> {
  for (const step of steps) await take(offices, books, step);
}

async function take({ testApi, desk, other }: Offices, { ids, customerId }: Books, step: HistoryStep) {
  const { what, agreement, amount } = step;
  const as = desk.superadmin;
  const params = { id: ids[agreement] ?? '' };
  const reason = { reason: 'As it happens' };
  switch (what) {
    case 'payment':
      await testApi.attempt('recordPayment', { as, params, body: { amount, method: 'cash' } });
      return;
    case 'back_dated': {
      const valuedOn = addDays(calendarDate('2026-09-02'), amount % 78);
      await testApi.attempt('recordPayment', { as, params, body: { amount, method: 'cash', valuedOn } });
      return;
    }
    case 'overpayment': {
      const money = { amount: 6_000 + amount, method: 'cash' as const };
      const body = { ...money, confirmed: ['payment_beyond_outstanding' as const] };
      await testApi.attempt('recordPayment', { as, params, body });
      return;
    }
    case 'refund': {
      const body = { ...reason, amount, method: 'cash' } as const;
      return decide(await testApi.attempt('requestRefund', { as, params, body }));
    }
    case 'reversal': {
      const { entries } = await testApi.call('getAgreement', { as, params });
      const entry = { id: entries.at(-1)?.id ?? '' };
      return decide(await testApi.attempt('requestReversal', { as, params: entry, body: reason }));
    }
    case 'relief': {
      const body = { ...reason, amount, evidence: 'Papers seen' };
      return decide(await testApi.attempt('requestRelief', { as, params, body }));
    }
    case 'write_off':
      return decide(await testApi.attempt('requestWriteOff', { as, params, body: reason }));
    case 'reschedule': {
      const frequency = { unit: 'months', every: 1 } as const;
      const plan = { firstDueOn: '2026-12-05', openCount: 3, frequency, roundingStep: 1 };
      const body = { ...reason, ...plan, consentHow: 'signed' as const };
      return decide(await testApi.attempt('requestReschedule', { as, params, body }));
    }
    case 'move': {
      const { customers } = await testApi.call('foreseeCustomerMove', { as, body: { ids: [customerId] } });
      const [code, officerId] = amount % 2 === 0 ? ['SGD', desk.employeeId] : ['LHE', other.employeeId];
      const to = await branchId(testApi, code);
      await testApi.attempt('moveCustomers', { as, body: { customers, branchId: to, officerId, ...reason } });
    }
  }

  /** Approves the request, if it was accepted and can still be approved. */
  async function decide(asked: { readonly ok: boolean; readonly data?: { readonly id: string } }) {
    if (!asked.ok || asked.data === undefined) return;
    const body = { decision: 'approved' as const };
    await testApi.attempt('decideApproval', { as: other.superadmin, params: { id: asked.data.id }, body });
  }
}
