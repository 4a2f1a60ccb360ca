import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';

/** The kinds of entries by which money for agreements comes in. */
export const receivedKinds = ['down_payment', 'payment', 'recovery'] as const satisfies readonly EntryKind[];

/** Both days are part of it. */
export interface Period {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** Whole rupees. What is collected is payments, down payments and recoveries less refunds: below zero if more went back. */
export interface Collected {
  readonly collected: number;
  readonly payments: number;
  readonly downPayments: number;
  readonly recoveries: number;
  readonly refunds: number;
}

export interface CollectedEntry
  extends Pick<Entry, 'id' | 'kind' | 'amount' | 'debit' | 'credit' | 'reverses' | 'broughtIn'> {
  /** The day in the figures of a period: see `countsOn`. */
  readonly countsOn: CalendarDate;
}

const partOf: Readonly<Partial<Record<EntryKind, Exclude<keyof Collected, 'collected'>>>> = {
  payment: 'payments',
  down_payment: 'downPayments',
  recovery: 'recoveries',
  refund: 'refunds',
};

/**
 * Money collected for agreements in a period (DOMAIN 12): payments, down payments and recoveries less reversals and refunds, each
 * also apart. This is what every figure that is called "collected" means. A reversal takes its entry off on the day that it counts
 * on itself: that of the entry, unless its month was closed by then. A refund counts on its own day. Money that is moved to another
 * agreement was collected before, money from before the move elsewhere, and relief is no money: none of them counts. `entries` hold
 * what the reversals among them reverse.
 */
export function collectedIn({ startsOn, endsOn }: Period, entries: readonly CollectedEntry[]): Collected {
  const byId = new Map(entries.map((entry) => [entry.id, entry] as const));
  const parts = { payments: 0, downPayments: 0, recoveries: 0, refunds: 0 };
  for (const entry of entries) {
    const money = entry.reverses === null ? entry : byId.get(entry.reverses);
    if (!money || money.broughtIn || money.debit === 'transfer' || money.credit === 'transfer') continue;
    const part = partOf[money.kind];
    if (part === undefined || entry.countsOn < startsOn || entry.countsOn > endsOn) continue;
    parts[part] += entry.reverses === null ? entry.amount : -entry.amount;
  }
  const { payments, downPayments, recoveries, refunds } = parts;
  return { ...parts, collected: payments + downPayments + recoveries - refunds };
}

/**
 * The entry whose taker a refund counts against: the newest payment or down payment that stood when it was given back, moved
 * money among them. So nobody's figure keeps money that the customer has back, whoever decided it. `entries` are those of one
 * agreement in the order in which they were recorded. Null if none stood.
 */
export function moneyGivenBack<E extends Pick<Entry, 'id' | 'kind' | 'reverses'>>(
  refundId: string,
  entries: readonly E[],
): E | null {
  const before = entries.slice(
    0,
    entries.findIndex(({ id }) => id === refundId),
  );
  const reversed = new Set(before.map(({ reverses }) => reverses));
  const standing = before.filter(
    ({ id, kind }) => (kind === 'payment' || kind === 'down_payment') && !reversed.has(id),
  );
  return standing.at(-1) ?? null;
}
