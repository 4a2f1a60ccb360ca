import type { Phrase } from '#domain/language.ts';
import type { FrequencyUnit } from '#domain/lending/agreements/plan.ts';
import { formatCount } from '#web/format/count.ts';

type Names = Readonly<Record<FrequencyUnit, Phrase>>;

const everyOne: Names = {
  months: { en: 'Monthly', ur: 'ماہانہ' },
  weeks: { en: 'Weekly', ur: 'ہفتہ وار' },
  days: { en: 'Daily', ur: 'روزانہ' },
};
const everyFew: Names = {
  months: { en: 'months', ur: 'ماہ' },
  weeks: { en: 'weeks', ur: 'ہفتے' },
  days: { en: 'days', ur: 'دن' },
};

/** The time between one installment and the next. */
interface Interval {
  readonly unit: FrequencyUnit;
  readonly every: number;
}

export const frequencyName: Phrase<(interval: Interval) => string> = {
  en: ({ unit, every }) =>
    every === 1 ? everyOne[unit].en : `Every ${formatCount(every)} ${everyFew[unit].en}`,
  ur: ({ unit, every }) =>
    every === 1 ? everyOne[unit].ur : `ہر \u2066${formatCount(every)}\u2069 ${everyFew[unit].ur} بعد`,
};
