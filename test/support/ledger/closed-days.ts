import { addDays } from '#domain/calendar/calendar-date.ts';
import { type ClosedDayRule, closedDayRules } from '#domain/lending/agreements/closed-days.ts';
import { fc } from '#test/support/runs/properties.ts';
import { plans } from './plans.ts';

/** Plans, and closed days near their due dates: single days and long runs. */
export const plansAndClosedDays = plans.chain((plan) =>
  fc.record({
    plan: fc.constant(plan),
    closedDays: fc.record({
      dueDateRule: fc.constantFrom<ClosedDayRule>(...closedDayRules),
      weeklyDaysOff: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
      holidays: fc
        .array(fc.tuple(fc.integer({ min: -40, max: 400 }), fc.integer({ min: 1, max: 40 })), {
          maxLength: 4,
        })
        .map((runs) =>
          runs.flatMap(([from, days]) =>
            Array.from({ length: days }, (_, day) => ({ on: addDays(plan.firstDueOn, from + day) })),
          ),
        ),
    }),
  }),
);
