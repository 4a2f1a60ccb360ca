import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { daysLeft, endOf, isSettled, refusalOfChallengeAction, stageOf } from './challenge-actions.ts';

const period = { startsOn: calendarDate('2026-11-01'), endsOn: calendarDate('2026-11-30') };

test.each([
  ['2026-10-31', 'upcoming', 30],
  ['2026-11-01', 'running', 29],
  ['2026-11-20', 'running', 10],
  ['2026-11-30', 'running', 0],
  ['2026-12-01', 'ended', 0],
])('a challenge of November is on %s %s with %i days left', (today, stage, left) => {
  expect(stageOf({ ...period, isCancelled: false }, calendarDate(today))).toBe(stage);
  expect(stageOf({ ...period, isCancelled: true }, calendarDate(today))).toBe('cancelled');
  expect(daysLeft(period, calendarDate(today))).toBe(left);
});

test('a challenge can be changed before it starts and cancelled before it ends', () => {
  expect(refusalOfChallengeAction('edit', 'upcoming')).toBeNull();
  expect(refusalOfChallengeAction('edit', 'running')).toEqual({ reason: 'challenge_started' });
  expect(refusalOfChallengeAction('cancel', 'upcoming')).toBeNull();
  expect(refusalOfChallengeAction('cancel', 'running')).toBeNull();
  expect(refusalOfChallengeAction('cancel', 'ended')).toEqual({ reason: 'challenge_ended' });
  expect(refusalOfChallengeAction('cancel', 'cancelled')).toEqual({ reason: 'challenge_cancelled' });
});

test('a challenge of November ends at midnight in Karachi, and is settled once running transactions are over', () => {
  const midnight = Date.parse('2026-12-01T00:00:00+05:00');
  expect(endOf(period)).toBe(midnight);
  expect(isSettled(period, midnight)).toBe(false);
  expect(isSettled(period, midnight + 60_000)).toBe(true);
});
