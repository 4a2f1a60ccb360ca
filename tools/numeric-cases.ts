import * as z from 'zod';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Plan, refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';

const amount = z.int().transform((value) => rupees(value));
const date = z.string().transform((text, context) => {
  const parsed = parseCalendarDate(text);
  if (parsed !== null) return parsed;
  context.addIssue(`${text} is not a date`);
  return z.NEVER;
});

const frequency = z.union([
  z.strictObject({ months: z.int() }).transform(({ months }) => ({ unit: 'months' as const, every: months })),
  z.strictObject({ weeks: z.int() }).transform(({ weeks }) => ({ unit: 'weeks' as const, every: weeks })),
  z.strictObject({ days: z.int() }).transform(({ days }) => ({ unit: 'days' as const, every: days })),
]);

const futureRules: Readonly<Record<'NEXT' | 'LAST' | 'REAMORT', FutureRule>> = {
  NEXT: 'next',
  LAST: 'last',
  REAMORT: 'spread',
};

/** A figure of `null`, or one left out, is not asserted. */
const figure = z.number().nullish();
const figures = z.array(z.number()).nullish();

const scheduleCase = z.object({
  kind: z.literal('schedule'),
  id: z.string(),
  price: amount,
  downPayment: amount.default(rupees(0)),
  relief: amount.default(rupees(0)),
  count: z.int(),
  startOn: date,
  firstDueOn: date,
  every: frequency,
  roundTo: amount.default(rupees(1)),
  expect: z.strictObject({ amounts: figures, dueOn: z.array(z.string()).nullish() }),
});

const replayCase = z.object({
  kind: z.literal('replay'),
  id: z.string(),
  schedule: z.array(z.object({ due: date, amount })),
  events: z.array(
    z.object({
      date,
      amount,
      futureRule: z.enum(['NEXT', 'LAST', 'REAMORT']).default('NEXT'),
      reversed: z.boolean().default(false),
    }),
  ),
  expect: z.strictObject({
    paidPerRow: figures,
    outstanding: figure,
    overpaid: figure,
    inAdvance: figure,
    late: figure,
  }),
});

const numericCase = z.discriminatedUnion('kind', [scheduleCase, replayCase]);
type ScheduleCase = z.output<typeof scheduleCase>;
type ReplayCase = z.output<typeof replayCase>;

/** A file of numeric cases, each still to be read: one that can't be is a failing case, not a failing file. */
export const numericCasesFile = z.object({ cases: z.array(z.unknown()).min(1) });

export interface CaseOutcome {
  readonly id: string;
  /** Why the case fails, in one line; null when it passes. */
  readonly failure: string | null;
}

/** Runs one case of a file against the lending engine. */
export function runNumericCase(input: unknown, position: number): CaseOutcome {
  const id = z.object({ id: z.string() }).safeParse(input).data?.id ?? `case ${position}`;
  const parsed = numericCase.safeParse(input);
  if (!parsed.success) return { id, failure: `can't be read: ${explain(parsed.error)}` };
  return { id, failure: parsed.data.kind === 'schedule' ? runSchedule(parsed.data) : runReplay(parsed.data) };
}

function explain(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'the case'}: ${message}`).join('; ');
}

function runSchedule({ every, roundTo, expect, ...given }: ScheduleCase): string | null {
  const plan: Plan = { ...given, frequency: every, roundingStep: roundTo };
  const refusal = refusalOfPlan(plan);
  if (refusal !== null) return `the plan is refused: ${JSON.stringify(refusal)}`;
  const rows = scheduleOf(plan);
  return differences(expect, {
    amounts: rows.map((row) => row.amount),
    dueOn: rows.map((row) => row.dueOn),
  });
}

function runReplay({ schedule, events, expect }: ReplayCase): string | null {
  const rows = schedule.map(({ due, amount }, index) => ({ number: index + 1, dueOn: due, amount }));
  const payments = events.map((event, index) => ({
    id: String(index),
    kind: 'payment' as const,
    amount: event.amount,
    valuedOn: event.date,
    rule: futureRules[event.futureRule],
    reverses: null,
  }));
  const reversals = payments
    .filter((_, index) => events[index]?.reversed)
    .map((payment) => ({
      ...payment,
      id: `-${payment.id}`,
      kind: 'reversal' as const,
      reverses: payment.id,
    }));
  const { paid, ...totals } = replay({ rows, carried: [] }, [...payments, ...reversals]);
  return differences(expect, { paidPerRow: paid, ...totals });
}

/** The differences between the asserted figures and those found, or null. */
function differences(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): string | null {
  const different = Object.keys(expected)
    .filter((name) => expected[name] !== null && expected[name] !== undefined)
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]))
    .map((name) => `${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(expected[name])}`);
  return different.length === 0 ? null : different.join('; ');
}
