import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

interface Paid {
  readonly paid: number;
  readonly isNextPartlyPaid: boolean;
  readonly count: number;
}

/** The meaning of the beads, for those who do not see them. */
export const beadsText: Phrase<(schedule: Paid) => string> = {
  en: ({ paid, isNextPartlyPaid, count }) =>
    `${formatCount(paid)} of ${formatCount(count)} ${countNoun(count, 'installment', 'installments')} paid${
      isNextPartlyPaid ? ', the next one partly' : ''
    }`,
  ur: ({ paid, isNextPartlyPaid, count }) =>
    `${formatCount(count)} میں سے ${formatCount(paid)} ${paid === 1 ? 'قسط' : 'قسطیں'} ادا${
      isNextPartlyPaid ? '، اگلی جزوی ادا' : ''
    }`,
};
