import type { Phrase } from '#domain/language.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { contractKindNames } from './agreement-labels.messages.ts';

/** The goods of an agreement in one line. An agreement without goods is a loan of money. */
export const goodsInARow: Phrase<(goods: readonly string[]) => string> = {
  en: (goods) => inARow.en(goods) || contractKindNames.qard_e_hasan.en,
  ur: (goods) => inARow.ur(goods) || contractKindNames.qard_e_hasan.ur,
};
