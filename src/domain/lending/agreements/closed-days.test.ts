import { expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate, weekdayOf } from '#domain/calendar/calendar-date.ts';
import { plansAndClosedDays as cases } from '#test/support/ledger/closed-days.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type ClosedDayRule, type ClosedDays, nominalOf } from './closed-days.ts';
import { latestFirstDueOn, type Plan } from './plan.ts';
import { datesOf, scheduleOf } from './schedule.ts';

const independenceDay = calendarDate('2026-08-14');
const sundaysOff: ClosedDays = {
  dueDateRule: 'after',
  weeklyDaysOff: [0],
  holidays: [{ on: independenceDay }],
};

function isClosed(day: CalendarDate, { weeklyDaysOff, holidays }: ClosedDays): boolean {
  return weeklyDaysOff.includes(weekdayOf(day)) || holidays.some(({ on }) => on === day);
}

function dueDatesOf(plan: Partial<Plan>, closedDays: Partial<ClosedDays> = {}): CalendarDate[] {
  return datesOf({ ...examplePlan, ...plan }, { ...sundaysOff, ...closedDays }).map(({ dueOn }) => dueOn);
}

test.each<[ClosedDayRule, string[]]>([
  ['none', ['2026-07-14', '2026-08-14', '2026-09-14']],
  ['before', ['2026-07-14', '2026-08-13', '2026-09-14']],
  ['after', ['2026-07-14', '2026-08-15', '2026-09-14']],
])('with the rule %s, a holiday moves one date and none after it', (dueDateRule, dates) => {
  const plan = { count: 3, firstDueOn: calendarDate('2026-07-14') };
  expect(dueDatesOf(plan, { dueDateRule })).toEqual(dates);
});

test('a date passes all closed days in a row, and keeps the day that it was planned for', () => {
  const holidays = ['2026-03-20', '2026-03-21', '2026-03-23'].map((on) => ({ on: calendarDate(on) }));
  const plan = { ...examplePlan, count: 1, firstDueOn: calendarDate('2026-03-20') };
  expect(datesOf(plan, { ...sundaysOff, holidays })).toEqual([
    { dueOn: '2026-03-24', movedFrom: '2026-03-20' },
  ]);
});

test('a daily installment stays on a closed day, because its neighbors have the days beside it', () => {
  const plan = {
    count: 4,
    frequency: { unit: 'days', every: 1 },
    firstDueOn: calendarDate('2026-02-13'),
  } as const;
  expect(dueDatesOf(plan)).toEqual(['2026-02-13', '2026-02-14', '2026-02-15', '2026-02-16']);
});

test('a date with no room on one side goes to the other', () => {
  const plan = {
    count: 2,
    frequency: { unit: 'days', every: 2 },
    firstDueOn: calendarDate('2026-02-13'),
  } as const;
  const holidays = [{ on: calendarDate('2026-02-14') }];
  expect(dueDatesOf(plan, { holidays, dueDateRule: 'before' })).toEqual(['2026-02-13', '2026-02-16']);
  const startOn = calendarDate('2026-02-15');
  expect(dueDatesOf({ startOn, firstDueOn: startOn }, { dueDateRule: 'before' })[0]).toBe('2026-02-16');
  const noneAfter = ['2026-02-13', '2026-02-14'].map((on) => ({ on: calendarDate(on) }));
  expect(dueDatesOf(plan, { holidays: noneAfter })[0]).toBe('2026-02-12');
});

test('the first date moves up to the last day that it may be on, and no further', () => {
  const latest = latestFirstDueOn(examplePlan);
  const eve = addDays(latest, -1);
  const movedFrom = (firstDueOn: CalendarDate) =>
    dueDatesOf({ firstDueOn }, { weeklyDaysOff: [], holidays: [{ on: firstDueOn }] })[0];
  expect(movedFrom(eve)).toBe(latest);
  expect(movedFrom(latest)).toBe(eve);
});

test('without closed days, and with the rule none, every schedule is the one of its plan', () => {
  fc.assert(
    fc.property(cases, ({ plan, closedDays }) => {
      const asPlanned = scheduleOf(plan);
      expect(scheduleOf(plan, datesOf(plan, { ...closedDays, dueDateRule: 'none' }))).toEqual(asPlanned);
      const open = { ...closedDays, weeklyDaysOff: [], holidays: [] };
      expect(scheduleOf(plan, datesOf(plan, open))).toEqual(asPlanned);
    }),
  );
});

test('dates stay in order without a repeat, each within its neighbors of the plan, and amounts stay', () => {
  fc.assert(
    fc.property(cases, ({ plan, closedDays }) => {
      const asPlanned = scheduleOf(plan);
      const rows = scheduleOf(plan, datesOf(plan, closedDays));
      const dates = rows.map(({ dueOn }) => dueOn);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(rows.map(({ amount }) => amount)).toEqual(asPlanned.map(({ amount }) => amount));
      expect(rows.map(nominalOf)).toEqual(asPlanned.map(({ dueOn }) => dueOn));
      for (const [index, date] of dates.entries()) {
        const next = asPlanned[index + 1]?.dueOn;
        expect(next === undefined || date < next).toBe(true);
      }
    }),
  );
});

test('an open date stays, a moved one is open, and none is before the start or too late to be the first', () => {
  fc.assert(
    fc.property(cases, ({ plan, closedDays }) => {
      const dates = datesOf(plan, closedDays);
      for (const date of dates) {
        if (date.movedFrom === undefined) continue;
        expect(isClosed(date.movedFrom, closedDays)).toBe(true);
        expect(isClosed(date.dueOn, closedDays)).toBe(false);
      }
      expect(dates.every(({ dueOn }) => dueOn >= plan.startOn)).toBe(true);
      const latest = latestFirstDueOn(plan);
      expect(plan.firstDueOn > latest || (dates[0]?.dueOn ?? '') <= latest).toBe(true);
    }),
  );
});

test('relief that shortens the installments leaves their dates', () => {
  const dates = datesOf({ ...examplePlan, firstDueOn: independenceDay }, sundaysOff);
  const rows = scheduleOf({ ...examplePlan, firstDueOn: independenceDay }, dates);
  expect(scheduleOf({ ...examplePlan, firstDueOn: independenceDay }, rows)).toEqual(rows);
});
