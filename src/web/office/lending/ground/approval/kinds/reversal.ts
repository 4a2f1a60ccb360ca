import type { ReversedThing } from '#contract/lending/approval-requests.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { lendingWords } from '../../labels/lending-words.messages.ts';
import type { RequestedDescriptor } from './approval-descriptor.ts';

/** An entry, a moved overpayment or a delivery, taken back. It is requested from the menu of the entry. */
export const reversal: RequestedDescriptor = {
  name: approvalKindNames.reversal,
  subject: ({ details, entry }) =>
    entry === null
      ? reversal.name
      : details?.of === 'cheque'
        ? returnedCheque
        : reversalName(thingOf(details), entry.kind),
  icon: 'turned_undo',
  tone: 'quiet',
  takesAway: true,
  invitation: lendingWords.requestReversal,
  audit: {
    request: { en: 'Requested a reversal', ur: 'اندراج کی منسوخی کی درخواست کی گئی' },
    grant: { en: 'Approved a reversal', ur: 'اندراج کی منسوخی منظور کی گئی' },
    reject: { en: 'Rejected a reversal', ur: 'اندراج کی منسوخی نامنظور کی گئی' },
    withdraw: { en: 'Withdrew a reversal request', ur: 'اندراج کی منسوخی کی درخواست واپس لی گئی' },
  },
};

/** Names by the reversed entry. Reversals and the relief before the start are never reversed by themselves. */
const reversalNames: Readonly<
  Record<Exclude<EntryKind, 'reversal' | 'starting_relief'> | 'transfer', Phrase>
> = {
  payment: { en: 'Reversal of a payment', ur: 'ادائیگی کی منسوخی' },
  down_payment: { en: 'Reversal of a down payment', ur: 'پیشگی ادائیگی کی منسوخی' },
  relief: { en: 'Reversal of relief', ur: 'رعایت کی منسوخی' },
  refund: { en: 'Reversal of a refund', ur: 'رقم کی واپسی کی منسوخی' },
  write_off: { en: 'Reversal of a write-off', ur: 'کھاتے سے اخراج کی منسوخی' },
  recovery: { en: 'Reversal of a recovery', ur: 'خارج شدہ رقم کی وصولی کی منسوخی' },
  transfer: { en: 'Reversal of a moved overpayment', ur: 'زائد رقم کی منتقلی کی منسوخی' },
  delivery: { en: 'Reversal of a delivery', ur: 'سامان کی حوالگی کی منسوخی' },
};

const returnedCheque: Phrase = { en: 'Cheque returned by the bank', ur: 'بینک سے واپس آیا چیک' };

/** The name of a reversal of a single entry, a moved overpayment or a delivery. */
export function reversalName(thing: ReversedThing, entryKind: EntryKind): Phrase {
  if (thing === 'transfer') return reversalNames.transfer;
  const names: Readonly<Partial<Record<EntryKind, Phrase>>> = reversalNames;
  return names[entryKind] ?? reversal.name;
}

function thingOf(details: ApprovalListItem['details']): ReversedThing {
  const of = details?.of;
  return of === 'transfer' || of === 'delivery' ? of : 'entry';
}
