import { v7 as uuidv7 } from 'uuid';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type MoneyAccount, mirrorOf, postingOf } from '#domain/lending/ledger/bookkeeping.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import type { Rupees } from '#domain/money/rupees.ts';

/** A new entry that is not recorded yet, with the fields from its slip. */
export interface NewEntry extends Entry {
  readonly method: MoneyAccount | null;
  readonly reference: string | null;
  readonly payerPhone: string | null;
  /** The person who took the money of a loan. */
  readonly receiverName: string | null;
  readonly note: string | null;
  /** The first use of its slip (see `slipKeyOf`). If another entry took the slip meanwhile, nothing is written. */
  readonly takesSlip: boolean;
}

/** The fields of an entry that a command decides. */
interface EntryDraft {
  readonly kind: Exclude<EntryKind, 'reversal'>;
  readonly amount: Rupees;
  readonly valuedOn: CalendarDate;
  readonly method?: MoneyAccount;
  readonly reference?: string | null;
  readonly payerPhone?: string | null;
  readonly receiverName?: string | null;
  readonly note?: string | null;
  readonly rule?: FutureRule | null;
  readonly transferId?: string;
  readonly takesSlip?: boolean;
  readonly broughtIn?: boolean;
}

/** An entry with the accounts that its kind moves money between. */
export function newEntry(draft: EntryDraft): NewEntry {
  return {
    id: uuidv7(),
    kind: draft.kind,
    amount: draft.amount,
    ...postingOf(draft.kind, draft.method ?? 'cash'),
    valuedOn: draft.valuedOn,
    rule: draft.rule ?? null,
    reverses: null,
    transferId: draft.transferId ?? null,
    broughtIn: draft.broughtIn ?? false,
    method: draft.method ?? null,
    reference: draft.reference ?? null,
    payerPhone: draft.payerPhone ?? null,
    receiverName: draft.receiverName ?? null,
    note: draft.note ?? null,
    takesSlip: draft.takesSlip ?? false,
  };
}

/** The reversal of an entry. It counts on the day it is recorded. */
export function newReversal(entry: Entry, valuedOn: CalendarDate, note: string): NewEntry {
  return {
    ...mirrorOf(entry),
    id: uuidv7(),
    kind: 'reversal',
    amount: entry.amount,
    valuedOn,
    rule: null,
    reverses: entry.id,
    transferId: null,
    broughtIn: entry.broughtIn,
    method: null,
    reference: null,
    payerPhone: null,
    receiverName: null,
    note,
    takesSlip: false,
  };
}
