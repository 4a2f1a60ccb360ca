import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type MoneyAccount, paymentMethods } from './bookkeeping.ts';
import type { Entry } from './entry.ts';
import { isByAnotherWay, refundWaysOf, refusalOfRefundWay, refusalOfUncovering } from './refund-ways.ts';

const valuedOn = calendarDate('2026-11-20');
const nothingShown: ReadonlySet<string> = new Set();

function paid(amount: number, by: MoneyAccount, id = `${by} ${amount}`): Entry {
  const transferId = by === 'transfer' ? { transferId: 'moved' } : {};
  return entryOf({ id, kind: 'payment', amount: rupees(amount), valuedOn, by, ...transferId });
}

function refunded(amount: number, by: MoneyAccount): Entry {
  return entryOf({ id: `back ${amount}`, kind: 'refund', amount: rupees(amount), valuedOn, by });
}

/** Money that the agreement brought in otherwise than by a payment. */
function brought(kind: 'down_payment' | 'recovery', amount: number): Entry {
  return entryOf({ id: kind, kind, amount: rupees(amount), valuedOn, by: 'cash' });
}

function waysOf(entries: readonly Entry[], overpaid: number, shown = nothingShown) {
  return refundWaysOf(entries, shown, rupees(overpaid));
}

describe('an overpayment is refunded', () => {
  test('by the way the newest money came in', () => {
    const entries = [paid(1_200, 'cash'), paid(50_000, 'bank')];
    expect(waysOf(entries, 50_000)).toEqual({ ways: [{ method: 'bank', amount: 50_000 }], cashMax: 0 });
    expect(waysOf(entries, 50_500)).toEqual({
      ways: [
        { method: 'bank', amount: 50_000 },
        { method: 'cash', amount: 500 },
      ],
      cashMax: 500,
    });
  });

  test('never in cash for a transfer without proof, whatever the reason', () => {
    const ways = waysOf([paid(1_200, 'cash'), paid(50_000, 'bank', 'never came')], 50_000);
    const asked = { amount: 50_000, method: 'cash', anotherWayReason: 'The customer is here' } as const;
    expect(refusalOfRefundWay(asked, ways)).toEqual({ reason: 'refund_not_in_cash', cashMax: 0 });
    const shown = waysOf([paid(50_000, 'bank', 'seen')], 50_000, new Set(['seen']));
    expect(refusalOfRefundWay(asked, shown)).toBeNull();
  });

  test('by another way only with a reason', () => {
    const ways = waysOf([paid(900, 'cash')], 400);
    const asked = { amount: 400, method: 'raast' } as const;
    expect(isByAnotherWay(asked, ways)).toBe(true);
    expect(refusalOfRefundWay({ ...asked, anotherWayReason: ' ' }, ways)).toEqual({
      reason: 'refund_by_another_way',
    });
    expect(refusalOfRefundWay({ ...asked, anotherWayReason: null }, ways)).toEqual({
      reason: 'refund_by_another_way',
    });
    expect(refusalOfRefundWay({ ...asked, anotherWayReason: 'Moved to Lahore' }, ways)).toBeNull();
    expect(refusalOfRefundWay({ amount: 400, method: 'cash', anotherWayReason: null }, ways)).toBeNull();
  });

  test('by transfer for a transfer that no slip shows', () => {
    const ways = waysOf([paid(50_000, 'bank')], 50_000);
    expect(refusalOfRefundWay({ amount: 50_000, method: 'bank', anotherWayReason: null }, ways)).toBeNull();
  });

  test('by the way of a down payment too', () => {
    expect(waysOf([brought('down_payment', 900)], 400).ways).toEqual([{ method: 'cash', amount: 400 }]);
  });

  test('not again by the way of money that was refunded', () => {
    const entries = [paid(500, 'bank'), paid(300, 'cash')];
    expect(waysOf([...entries, refunded(300, 'cash')], 500).ways).toEqual([{ method: 'bank', amount: 500 }]);
    expect(waysOf([...entries, refunded(500, 'bank')], 300).ways).toEqual([{ method: 'cash', amount: 300 }]);
  });

  test('after a refund in cash, as if it had used up the transfers with a slip before those without', () => {
    const entries = [paid(500, 'bank', 'seen'), paid(400, 'bank', 'unseen'), refunded(500, 'cash')];
    expect(waysOf(entries, 400, new Set(['seen'])).cashMax).toBe(0);
  });

  test('after a refund by another way than cash, as if it had used up the newest money', () => {
    const entries = [paid(500, 'bank', 'seen'), paid(400, 'bank', 'unseen'), refunded(400, 'raast')];
    expect(waysOf(entries, 500, new Set(['seen'])).cashMax).toBe(500);
  });

  test('not by the way of a reversed payment, but again by the way of a reversed refund', () => {
    const [cash, bank] = [paid(900, 'cash'), paid(500, 'bank')];
    expect(waysOf([cash, bank, reversalOf(bank)], 400).ways).toEqual([{ method: 'cash', amount: 400 }]);
    const back = refunded(300, 'cash');
    expect(waysOf([cash, back], 100).ways).toEqual([{ method: 'cash', amount: 100 }]);
    expect(waysOf([cash, back, reversalOf(back)], 400).ways).toEqual([{ method: 'cash', amount: 400 }]);
  });

  test('by no way without a reason, and not in cash, for money moved from another agreement', () => {
    const ways = waysOf([paid(900, 'transfer')], 900);
    expect(ways).toEqual({ ways: [], cashMax: 0 });
    expect(isByAnotherWay({ amount: 1, method: 'bank' }, ways)).toBe(true);
  });
});

describe('the reversal of money', () => {
  /** The rupees for which the reversal of the first entry is refused; null if it is not. */
  function refusedFor(entries: readonly [Entry, ...Entry[]], shown = nothingShown): number | null {
    const refusal = refusalOfUncovering(entries[0].id, entries, shown);
    expect(refusal?.reason).toBe(refusal === null ? undefined : 'cash_refund_stands');
    return refusal?.refunded ?? null;
  }

  test.each([
    ['a payment in cash', paid(300, 'cash')],
    ['a down payment in cash', brought('down_payment', 300)],
    ['a transfer that a slip shows', paid(300, 'bank', 'seen')],
  ])('is refused if a refund in cash rests on it: %s', (_, money) => {
    expect(refusedFor([money, refunded(200, 'cash')], new Set(['seen']))).toBe(200);
  });

  test('is refused for no more than it leaves without cover', () => {
    const entries = [paid(300, 'cash'), paid(500, 'cash')] as const;
    expect(refusedFor([...entries, refunded(500, 'cash')])).toBeNull();
    expect(refusedFor([...entries, refunded(501, 'cash')])).toBe(1);
  });

  test('is refused although a recovery came in cash, because no refund rests on that', () => {
    expect(refusedFor([paid(300, 'cash'), brought('recovery', 900), refunded(300, 'cash')])).toBe(300);
  });

  test('is not refused for a transfer that no refund in cash rests on', () => {
    expect(refusedFor([paid(400, 'bank'), paid(500, 'cash'), refunded(500, 'cash')])).toBeNull();
    expect(refusedFor([paid(400, 'bank', 'seen'), refunded(400, 'bank')], new Set(['seen']))).toBeNull();
  });

  test('is not refused if it leaves as much without cover as before, or less', () => {
    const back = refunded(400, 'cash');
    expect(refusedFor([paid(400, 'bank'), back])).toBeNull();
    expect(refusedFor([back, paid(400, 'bank')])).toBeNull();
  });
});

interface Step {
  readonly method: (typeof paymentMethods)[number];
  readonly amount: number;
  readonly isRefund: boolean;
  readonly isShown: boolean;
}

const histories = fc.array(
  fc.record({
    method: fc.constantFrom('cash', 'cash', 'cash', ...paymentMethods),
    amount: fc.integer({ min: 1, max: 1_000 }),
    isRefund: fc.boolean(),
    isShown: fc.boolean(),
  }),
  { maxLength: 20 },
);

/** A history of payments, and of the refunds that the rule allows, each with a reason. Everything paid is overpaid. */
function replayed(steps: readonly Step[]) {
  const entries: Entry[] = [];
  const shown = new Set<string>();
  let overpaid: Rupees = noRupees;
  for (const [place, { method, amount, isRefund, isShown }] of steps.entries()) {
    const id = String(place);
    const ways = refundWaysOf(entries, shown, overpaid);
    const asked = { amount, method, anotherWayReason: 'For the test' };
    if (isRefund && (amount > overpaid || refusalOfRefundWay(asked, ways) !== null)) continue;
    entries.push(
      entryOf({ id, kind: isRefund ? 'refund' : 'payment', amount: rupees(amount), valuedOn, by: method }),
    );
    if (isShown && !isRefund && method !== 'cash') shown.add(id);
    overpaid = rupees(isRefund ? overpaid - amount : overpaid + amount);
  }
  return { entries, shown, overpaid };
}

function sumOfWays({ ways }: ReturnType<typeof refundWaysOf>): number {
  return ways.reduce((sum, { amount }) => sum + amount, 0);
}

test('after any payments and refunds the ways add up to the overpayment, each once', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 1_000 }), (steps, less) => {
      const { entries, shown, overpaid } = replayed(steps);
      const asked = rupees(Math.max(0, overpaid - less));
      const ways = refundWaysOf(entries, shown, asked);
      expect(sumOfWays(ways)).toBe(asked);
      expect(new Set(ways.ways.map(({ method }) => method)).size).toBe(ways.ways.length);
      expect(ways.ways.every(({ amount }) => amount > 0)).toBe(true);
      expect(ways.cashMax).toBeLessThanOrEqual(asked);
    }),
  );
});

test('after any payments and refunds no more left in cash than came in cash or by a proven transfer', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      const { entries, shown } = replayed(steps);
      const sum = (chosen: (entry: Entry) => boolean) =>
        entries.filter(chosen).reduce((total, { amount }) => total + amount, 0);
      const provenIn = sum(
        ({ id, kind, debit }) => kind === 'payment' && (debit === 'cash' || shown.has(id)),
      );
      expect(sum(({ kind, credit }) => kind === 'refund' && credit === 'cash')).toBeLessThanOrEqual(provenIn);
    }),
  );
});

test('after any reversals that are not refused no more left in cash than came in cash or by a proven transfer', () => {
  fc.assert(
    fc.property(histories, fc.shuffledSubarray([...Array(20).keys()]), (steps, places) => {
      const { entries, shown } = replayed(steps);
      for (const place of places) {
        const entry = entries[place];
        const isReversible =
          entry !== undefined &&
          entry.kind !== 'reversal' &&
          !entries.some(({ reverses }) => reverses === entry.id) &&
          refusalOfUncovering(entry.id, entries, shown) === null;
        if (isReversible) entries.push(reversalOf(entry));
      }
      const reversed = new Set(entries.map(({ reverses }) => reverses));
      const sum = (chosen: (entry: Entry) => boolean) =>
        entries
          .filter((entry) => !reversed.has(entry.id) && chosen(entry))
          .reduce((total, { amount }) => total + amount, 0);
      const provenIn = sum(
        ({ id, kind, debit }) => kind === 'payment' && (debit === 'cash' || shown.has(id)),
      );
      expect(sum(({ kind, credit }) => kind === 'refund' && credit === 'cash')).toBeLessThanOrEqual(provenIn);
    }),
  );
});
