import type * as z from 'zod/mini';
import type { LenderProfileForm, lenderProfile } from '#contract/lender/settings.ts';
import { numberValue } from '#web/office/kit/form/number-value.ts';

/** As many lines of hours as a week has days. */
export const hourLines = [0, 1, 2, 3, 4, 5, 6] as const;
export type HourLine = (typeof hourLines)[number];
/** `weekdays` is the first of a line's days, `lastWeekday` the last; empty when it is the same. */
export const hourParts = ['weekdays', 'lastWeekday', 'days.en', 'days.ur', 'opensAt', 'closesAt'] as const;
type HourPart = (typeof hourParts)[number];

type HourValues = { readonly [Field in `officeHours.${HourLine}.${HourPart}`]: string };

/** What the form of the lender's profile shows; a line of hours that is not there is empty. */
export interface LenderValues extends HourValues {
  readonly 'name.en': string;
  readonly 'name.ur': string;
  readonly licenceNumber: string;
  readonly copyrightYear: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly email: string;
  readonly 'social.facebook': string;
  readonly 'social.instagram': string;
  readonly 'social.youtube': string;
}

export function valuesOf({
  name,
  social,
  officeHours,
  copyrightYear,
  ...profile
}: LenderProfileForm): LenderValues {
  const hours = hourLines.flatMap((line) => {
    const { weekdays = [], days, opensAt, closesAt } = officeHours[line] ?? {};
    return [
      [`officeHours.${line}.weekdays`, String(weekdays[0] ?? '')],
      [`officeHours.${line}.lastWeekday`, weekdays.length > 1 ? String(weekdays.at(-1)) : ''],
      [`officeHours.${line}.days.en`, days?.en ?? ''],
      [`officeHours.${line}.days.ur`, days?.ur ?? ''],
      [`officeHours.${line}.opensAt`, opensAt ?? ''],
      [`officeHours.${line}.closesAt`, closesAt ?? ''],
    ];
  });
  return {
    ...(Object.fromEntries(hours) as HourValues),
    'name.en': name.en,
    'name.ur': name.ur,
    licenceNumber: profile.licenceNumber,
    copyrightYear: String(copyrightYear),
    phone: profile.phone,
    whatsApp: profile.whatsApp,
    email: profile.email,
    'social.facebook': social.facebook ?? '',
    'social.instagram': social.instagram ?? '',
    'social.youtube': social.youtube ?? '',
  };
}

/** How many lines are written: those after the last that has anything in it don't count. */
export function writtenLines(values: LenderValues): number {
  const last = hourLines.findLast((line) =>
    hourParts.some((part) => values[`officeHours.${line}.${part}`] !== ''),
  );
  return last === undefined ? 0 : last + 1;
}

/** The days from the first to the last, over the end of the week if need be. */
function weekdaysBetween(first: string, last: string): number[] {
  if (first === '') return [];
  const count = last === '' ? 1 : ((Number(last) - Number(first) + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (Number(first) + index) % 7);
}

export function contentOf(values: LenderValues): z.input<typeof lenderProfile> {
  return {
    name: { en: values['name.en'], ur: values['name.ur'] },
    licenceNumber: values.licenceNumber,
    copyrightYear: numberValue(values.copyrightYear),
    phone: values.phone,
    whatsApp: values.whatsApp,
    email: values.email,
    social: {
      facebook: values['social.facebook'],
      instagram: values['social.instagram'],
      youtube: values['social.youtube'],
    },
    officeHours: hourLines.slice(0, writtenLines(values)).map((line) => ({
      weekdays: weekdaysBetween(
        values[`officeHours.${line}.weekdays`],
        values[`officeHours.${line}.lastWeekday`],
      ),
      days: { en: values[`officeHours.${line}.days.en`], ur: values[`officeHours.${line}.days.ur`] },
      opensAt: values[`officeHours.${line}.opensAt`],
      closesAt: values[`officeHours.${line}.closesAt`],
    })),
  };
}
