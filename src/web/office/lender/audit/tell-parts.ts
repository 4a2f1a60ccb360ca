import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { frequencyUnits } from '#domain/lending/agreements/plan.ts';
import { formatBasisPoints } from '#web/format/rate.ts';
import { frequencyName } from '#web/office/lending/ground/labels/frequency.messages.ts';
import { openWorkParts } from '../ground/employee-labels.messages.ts';
import { weekdayNames } from '../ground/lender-labels.messages.ts';
import {
  belonging,
  beyondLimit,
  bothLanguages,
  dueOn,
  exceededNames,
  installmentName,
  successorName,
} from './recorded-values.messages.ts';
import {
  asRecorded,
  calendarDay,
  clockTime,
  count,
  each,
  named,
  oneOf,
  type Reader,
  rupees,
  series,
  type Tell,
} from './tell-value.ts';

type Parts = Readonly<Record<string, unknown>>;

/** A small record. Its parts follow the same rules as a single value. */
function ofParts(tell: (parts: Parts, reader: Reader) => string | readonly string[]): Tell {
  return (value, reader) =>
    typeof value === 'object' && value !== null ? tell(value as Parts, reader) : asRecorded(value, reader);
}

export const frequency = ofParts(({ unit, every }, { language }) => {
  const known = frequencyUnits.find((name) => name === unit);
  return known === undefined || typeof every !== 'number'
    ? `${every} ${unit}`
    : frequencyName[language]({ unit: known, every });
});

/** A target or a bound, by its unit. */
export const figure = ofParts(({ figure: value, unit }, reader) => {
  if (unit === 'rate' && typeof value === 'number') return formatBasisPoints(value);
  return unit === 'rupees' ? rupees(value, reader) : count(value, reader);
});

const due = ({ amount, dueOn: day }: Parts, reader: Reader) =>
  dueOn[reader.language]({ amount: rupees(amount, reader), day: calendarDay(day, reader) });

export const nextDue = ofParts(due);

export const paidInstallments = each(
  ofParts(({ number, ...installment }, reader) => {
    const { language } = reader;
    // The row before the first installment.
    const name =
      number === 0 ? entryKindNames.down_payment[language] : installmentName[language](count(number, reader));
    return belonging[language](name, due(installment, reader));
  }),
);

/** The limits that an agreement went beyond: rupees, or a number of agreements for a guarantor. */
export const exceeded = each(
  ofParts(({ limit, figure: reached, most }, reader) => {
    const tell = limit === 'guarantor' ? count : rupees;
    const figures = beyondLimit[reader.language](tell(reached, reader), tell(most, reader));
    return belonging[reader.language](oneOf(exceededNames)(limit, reader), figures);
  }),
);

export const reassigned = ofParts(({ to, ...work }, reader) => [
  ...Object.entries(openWorkParts)
    .map(([part, tell]) => [work[part], tell] as const)
    .flatMap(([amount, tell]) =>
      typeof amount === 'number' && amount > 0 ? tell[reader.language](amount) : [],
    ),
  belonging[reader.language](successorName[reader.language], named(to, reader)),
]);

const hoursOf = ({ opensAt, closesAt }: Parts, reader: Reader) =>
  `${clockTime(opensAt, reader)} - ${clockTime(closesAt, reader)}`;

export const hours = ofParts(hoursOf);

function inBothLanguages(days: unknown, reader: Reader): string {
  const { en, ur } = { ...(days as Parts | null) };
  return bothLanguages[reader.language](asRecorded(en, reader), asRecorded(ur, reader));
}

export const headMails = each(ofParts(({ email }, reader) => asRecorded(email, reader)));

export const designations = each(ofParts(({ name }, reader) => inBothLanguages(name, reader)));

export const provision = each(ofParts(({ overDays, percent }) => `> ${overDays}: ${percent} %`));

export const ownCodes = each(ofParts(({ code }, reader) => asRecorded(code, reader)));

const weekday = oneOf(Object.fromEntries(weekdayNames.entries()));

export const weeklyDaysOff = series(weekday);

export const holidays = each(
  ofParts(({ on, name }, reader) =>
    belonging[reader.language](String(calendarDay(on, reader)), inBothLanguages(name, reader)),
  ),
);

/** The days as written for visitors, and below them the days of the week that they mean. */
export const officeHours = each(
  ofParts(({ days, weekdays, ...times }, reader) => [
    inBothLanguages(days, reader),
    belonging[reader.language](series(weekday)(weekdays, reader), hoursOf(times, reader)),
  ]),
);

/** The first characters of the hash tell two pictures of one size apart. */
export const picture = ofParts(
  ({ width, height, hash }) => `${width} × ${height} (${String(hash).slice(0, 8)})`,
);

/** Any text of the lender, in one line: texts in both languages, lists and records of them. */
export function wholeText(value: unknown, reader: Reader): string {
  if (Array.isArray(value)) return value.map((part) => wholeText(part, reader)).join('; ');
  if (typeof value !== 'object' || value === null) return String(asRecorded(value, reader));
  if ('en' in value && 'ur' in value) return inBothLanguages(value, reader);
  return Object.values(value)
    .filter((part) => part !== null)
    .map((part) => wholeText(part, reader))
    .join('; ');
}

/** Parts by their names, with a line for each that has a value. When none has, a text says so. */
export function listed(
  fieldOf: (part: string) => { readonly name: Phrase; readonly tell: Tell } | null | undefined,
  nothing: Phrase,
): Tell {
  return ofParts((value, reader) => {
    const lines = Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([part, inner]) => {
        const { name, tell } = fieldOf(part) ?? { name: { en: part, ur: part }, tell: asRecorded };
        return belonging[reader.language](name[reader.language], [tell(inner, reader)].flat().join(', '));
      });
    return lines.length === 0 ? nothing[reader.language] : lines;
  });
}
