import type { FieldDevice } from '#contract/lending/field/field-devices.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import type { Phrase } from '#domain/language.ts';

/** The day in the field at one branch. */
export interface BranchDay {
  readonly code: string;
  readonly city: Phrase;
  /** Phones with today's day on them. */
  readonly phones: number;
  /** Of those, phones that have sent nothing since. */
  readonly silent: number;
  readonly visits: number;
  readonly slips: number;
  readonly collected: number;
  readonly onHold: number;
  /** Items that wait for a sign-in. */
  readonly waiting: number;
  /** The cash in the hands of officers with a phone; each officer once. */
  readonly inHand: number;
}

/** The sums of the day for each branch with phones, by its code. */
export function branchDays(phones: readonly FieldDevice[], now: Instant): BranchDay[] {
  const today = businessDateOf(now);
  const groups = [...Map.groupBy(phones, ({ branchCode }) => branchCode)];
  return groups
    .map(([code, ofBranch]) => {
      const days = ofBranch.flatMap(({ lastDay }) =>
        lastDay !== null && businessDateOf(Date.parse(lastDay.takenAt)) === today ? [lastDay] : [],
      );
      const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
      const officers = new Map(ofBranch.map(({ officer, inHand }) => [officer.id, inHand]));
      return {
        code,
        city: ofBranch[0]?.branchCity ?? { en: code, ur: code },
        phones: days.length,
        silent: days.filter(({ lastItemAt }) => lastItemAt === null).length,
        visits: sum(days.map(({ visits }) => visits)),
        slips: sum(days.map(({ slips }) => slips)),
        collected: sum(days.map(({ collected }) => collected)),
        onHold: sum(ofBranch.map(({ onHold }) => onHold)),
        waiting: sum(ofBranch.map(({ waiting }) => waiting)),
        inHand: sum([...officers.values()]),
      };
    })
    .toSorted((one, other) => one.code.localeCompare(other.code));
}
