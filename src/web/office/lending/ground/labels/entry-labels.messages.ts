import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The name of an entry. A delivery by a payment method is of money: it is lent, and no goods change hands. */
export function entryName({
  kind,
  method,
}: {
  readonly kind: EntryKind;
  readonly method: string | null;
}): Phrase {
  return kind === 'delivery' && method !== null ? lendingWords.loanPaidOut : entryKindNames[kind];
}

/** Beside a payment by a cheque that no bank has paid yet. */
export const notCleared: Phrase = { en: 'Not cleared', ur: 'کلیئر نہیں' };
