import { complaintKindNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { approvalKindNames, approvalStateNames } from '#contract/lending/labels/approval-names.messages.ts';
import { cashMovementNames, cashPlaceNames } from '#contract/lending/labels/cash-names.messages.ts';
import { staffRelationNames } from '#contract/lending/labels/customer-names.messages.ts';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { unitOf } from '#domain/desk/challenges/metric.ts';
import type { Phrase } from '#domain/language.ts';

/** The values of the reports' columns with a fixed choice. A number is its own name. */
export const choiceNames: Readonly<Partial<Record<string, Phrase>>> = {
  ...staffRelationNames,
  ...methodNames,
  ...entryKindNames,
  ...cashMovementNames,
  ...cashPlaceNames,
  ...approvalStateNames,
  ...approvalKindNames,
  ...withUnits({ ...metricNames, ...balanceNames }),
  ...prefixed('kind_', complaintKindNames),
  gender_male: { en: 'Male', ur: 'مرد' },
  gender_female: { en: 'Female', ur: 'خاتون' },
  gender_other: { en: 'Other', ur: 'دیگر' },
  gender_unknown: { en: 'Not asked', ur: 'نہیں پوچھا گیا' },
  day_reopened: { en: 'Day reopened', ur: 'دن دوبارہ کھولا گیا' },
  winning: { en: 'Won', ur: 'جیت گئے' },
  behind: { en: 'Target not reached', ur: 'ہدف پورا نہیں ہوا' },
  over_bound: { en: 'Over the limit', ur: 'حد سے زیادہ' },
  nothing_to_measure: { en: 'Nothing to measure', ur: 'شمار کو کچھ نہیں تھا' },
};

/** Names that another column has for other values. */
function prefixed(prefix: string, names: Readonly<Record<string, Phrase>>): Readonly<Record<string, Phrase>> {
  return Object.fromEntries(Object.entries(names).map(([name, text]) => [prefix + name, text]));
}

/** The figures beside a metric are bare, so its unit is in its name. */
function withUnits(names: typeof metricNames & typeof balanceNames): Readonly<Record<string, Phrase>> {
  const units = { rupees: 'Rs', rate: '%', count: '' } as const;
  return Object.fromEntries(
    Object.entries(names).map(([metric, { en, ur }]) => {
      const unit = units[unitOf(metric as keyof typeof names)];
      return [metric, unit === '' ? { en, ur } : { en: `${en}, ${unit}`, ur: `${ur}، ${unit}` }];
    }),
  );
}
