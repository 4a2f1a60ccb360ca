import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  missing: { en: 'This is not here', ur: 'یہ یہاں نہیں ہے' },
  missingText: {
    en: 'The address may be mistyped, or it belongs to another branch.',
    ur: 'ہو سکتا ہے کہ پتا غلط لکھا گیا ہو، یا یہ کسی اور برانچ کا ہو۔',
  },
  reveal: { en: 'Reveal', ur: 'دکھائیں' },
  hide: { en: 'Hide', ur: 'چھپائیں' },
} as const satisfies Record<string, Phrase>;

interface Paid {
  readonly paid: number;
  readonly isNextPartlyPaid: boolean;
  readonly count: number;
}

/** What the beads show, for those who do not see them. */
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

/** What the relief fund is made of. */
export const fundMessages = {
  budget: { en: 'Budget', ur: 'بجٹ' },
  granted: { en: 'Granted', ur: 'دی جا چکی' },
  reserved: { en: 'Reserved', ur: 'مختص' },
  asked: { en: 'This request', ur: 'یہ درخواست' },
  left: { en: 'Left', ur: 'باقی' },
  leftAfter: { en: 'Left after it', ur: 'اس کے بعد باقی' },
} as const satisfies Record<string, Phrase>;
