import type { Approval } from '#contract/lending/approval.ts';
import type { ReversedThing } from '#contract/lending/approval-requests.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import type { Phrase } from '#domain/language.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { approvalKindNames } from '../ground/labels/agreement-labels.messages.ts';

type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

/** The names of reversals, by the reversed entry. Reversals and the relief before the start are never reversed by themselves. */
const reversalNames: Names<Exclude<EntryKind, 'reversal' | 'starting_relief'> | 'transfer'> = {
  payment: { en: 'Reversal of a payment', ur: 'ادائیگی کی منسوخی' },
  down_payment: { en: 'Reversal of a down payment', ur: 'پیشگی ادائیگی کی منسوخی' },
  relief: { en: 'Reversal of relief', ur: 'رعایت کی منسوخی' },
  refund: { en: 'Reversal of a refund', ur: 'رقم کی واپسی کی منسوخی' },
  write_off: { en: 'Reversal of a write-off', ur: 'کھاتے سے اخراج کی منسوخی' },
  recovery: { en: 'Reversal of a recovery', ur: 'خارج شدہ رقم کی وصولی کی منسوخی' },
  transfer: { en: 'Reversal of a moved overpayment', ur: 'زائد رقم کی منتقلی کی منسوخی' },
  delivery: { en: 'Reversal of a delivery', ur: 'سامان کی حوالگی کی منسوخی' },
};

/** The name of a reversal. */
export function reversalName(thing: ReversedThing, entryKind: EntryKind): Phrase {
  if (thing === 'transfer') return reversalNames.transfer;
  const names: Readonly<Partial<Record<EntryKind, Phrase>>> = reversalNames;
  return names[entryKind] ?? approvalKindNames.reversal;
}

/** The target of a reversal: a single entry, a moved overpayment or a delivery. */
export function thingOf({ details }: Pick<Approval, 'details'>): ReversedThing {
  const of = details?.of;
  return of === 'transfer' || of === 'delivery' ? of : 'entry';
}

/** The name of a request. A reversal also names its target. */
export function subjectOf(approval: Pick<ApprovalListItem, 'kind' | 'details' | 'entry'>): Phrase {
  const { kind, entry } = approval;
  return kind === 'reversal' && entry !== null
    ? reversalName(thingOf(approval), entry.kind)
    : approvalKindNames[kind];
}
