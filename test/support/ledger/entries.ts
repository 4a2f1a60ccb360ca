import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type MoneyAccount, mirrorOf, postingOf } from '#domain/lending/ledger/bookkeeping.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { type FutureRule, futureRules } from '#domain/lending/ledger/future-rule.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { amounts } from './plans.ts';

interface EntryFields {
  readonly id: string;
  readonly kind: Exclude<EntryKind, 'reversal'>;
  readonly amount: Rupees;
  readonly valuedOn: CalendarDate;
  readonly rule?: FutureRule;
  readonly by?: MoneyAccount;
  readonly transferId?: string;
  readonly broughtIn?: boolean;
}

/** An entry with the accounts its kind has. */
export function entryOf({ rule, by = 'cash', transferId, broughtIn = false, ...fields }: EntryFields): Entry {
  return {
    ...fields,
    ...postingOf(fields.kind, by),
    rule: rule ?? null,
    reverses: null,
    transferId: transferId ?? null,
    broughtIn,
  };
}

/** The entry that takes another back. */
export function reversalOf(entry: Entry, valuedOn: CalendarDate = entry.valuedOn): Entry {
  return {
    ...entry,
    ...mirrorOf(entry),
    id: `not ${entry.id}`,
    kind: 'reversal',
    valuedOn,
    rule: null,
    reverses: entry.id,
    transferId: null,
  };
}

interface PaymentDraft {
  readonly kind: 'payment' | 'relief';
  readonly amount: Rupees;
  readonly daysFromStart: number;
  readonly rule: FutureRule;
}

const paymentDrafts: fc.Arbitrary<PaymentDraft> = fc.record({
  kind: fc.constantFrom('payment', 'payment', 'payment', 'relief'),
  amount: amounts(1, 100_000),
  daysFromStart: fc.integer({ min: -10, max: 1000 }),
  rule: fc.constantFrom(...futureRules),
});

/** Payments and relief of every size and rule, from before the first day to years after it, many of them on one day. */
export function paymentsFrom(startOn: CalendarDate): fc.Arbitrary<Entry[]> {
  return fc.array(paymentDrafts, { maxLength: 40 }).map((drafts) =>
    drafts.map(({ daysFromStart, ...draft }, index) =>
      entryOf({
        ...draft,
        id: `entry ${index}`,
        valuedOn: addDays(startOn, daysFromStart - (daysFromStart % 30)),
      }),
    ),
  );
}
