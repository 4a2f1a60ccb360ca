import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { written, writtenText } from '#contract/fields/written-field.ts';
import { addMonths, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { challengeStages } from '#domain/desk/challenges/challenge-actions.ts';
import {
  type BalancingMetric,
  balancingMetrics,
  largestFigure,
  type Metric,
  metrics,
  unitOf,
} from '#domain/desk/challenges/metric.ts';
import { scoreStandings } from '#domain/desk/challenges/scoring.ts';

const byId = z.object({ id: z.uuid() });

/** Two sums whose ratio is the figure, so it is compared before it is rounded. A count or an amount has 1 as its second sum. */
const ratio = z.object({ part: z.number(), whole: z.number() });

/** An employee's standing in a challenge. */
const score = z.object({
  employee: z.object({
    id: z.uuid(),
    fullName: writtenText,
    city: z.nullable(spoken),
  }),
  reached: ratio,
  /** The balancing metric, which must stay within the bound. */
  balance: ratio,
  standing: z.enum(scoreStandings),
  /** From 1, equal results alike; null when over the bound or without a result. */
  rank: z.nullable(z.number()),
});
export type ChallengeScore = z.output<typeof score>;

const challengeRow = z.object({
  id: z.uuid(),
  title: writtenText,
  metric: z.enum(metrics),
  /** Whole rupees, a number of things, or for a rate basis points: 95 % is 9500. Likewise `boundMax`. */
  target: z.number(),
  balancingMetric: z.enum(balancingMetrics),
  boundMax: z.number(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  stage: z.enum(challengeStages),
  daysLeft: z.number(),
  /** The branches that take part as a whole. */
  branches: z.array(z.object({ id: z.uuid(), code: z.string(), city: spoken })),
  participants: z.number(),
  /**
   * Number of employees who reach the target within the bound; null before the start, when cancelled, and for a reader who sees
   * only themselves.
   */
  winning: z.nullable(z.number()),
  /** The asking employee's own score; null before the start, when cancelled, and for an employee who does not take part. */
  own: z.nullable(score),
});
export type ChallengeRow = z.output<typeof challengeRow>;

const challenge = z.extend(challengeRow, {
  description: z.nullable(z.string()),
  reward: z.string(),
  cancelled: z.nullable(z.object({ on: z.iso.date(), by: spoken, reason: z.string() })),
  /** The participants who were chosen by name; empty for a reader who sees only themselves. */
  employeeIds: z.array(z.uuid()),
  /** Sent back with an edit, so that no change of another person is lost. */
  version: z.number(),
});
export type Challenge = z.output<typeof challenge>;

const scores = z.object({
  /** Final after the end: entries recorded later do not change the results. */
  isFinal: z.boolean(),
  /** Everything recorded until then counts. */
  countedUntil: z.iso.datetime(),
  /** Employees with a rank first, the best at the top. An employee gets only their own score. */
  scores: z.array(score),
});
export type ChallengeScores = z.output<typeof scores>;

export const pointKinds = [
  'payment',
  'down_payment',
  'recovery',
  'refund',
  'reversal',
  'installment',
  'delivery',
  'promise',
  'first_contact',
  'home_visit',
] as const;

/** One entry or event behind an employee's progress, and what it adds to the two sums. */
const point = z.object({
  id: z.uuid(),
  kind: z.enum(pointKinds),
  on: z.iso.date(),
  /** The addition to the counted sum: zero when it was reversed, is unpaid, or came too late; below zero for a refund and a late reversal. */
  counted: z.number(),
  /** The addition to the sum to be reached: an installment's amount. */
  total: z.number(),
  agreement: z.nullable(
    z.object({
      number: z.string(),
      /** Null where the customer is of a branch out of reach. */
      customer: z.nullable(z.object({ id: z.uuid(), fullName: writtenText })),
    }),
  ),
  /** Of a first contact or a home visit: the request. Null where it is out of reach by now. */
  request: z.nullable(z.object({ id: z.uuid(), fullName: z.string() })),
});
export type ChallengePoint = z.output<typeof point>;

const challengeFields = {
  title: written(120, 'text_required'),
  description: optionalText(1_000),
  metric: z.enum(metrics, { error: 'choice_required' satisfies FieldMessageKey }),
  target: wholeNumber(1, largestFigure.rupees, 'target_not_positive'),
  balancingMetric: z.enum(balancingMetrics, { error: 'bound_required' satisfies FieldMessageKey }),
  boundMax: wholeNumber(0, largestFigure.rupees, 'bound_required'),
  startsOn: calendarDay(),
  endsOn: calendarDay(),
  reward: requiredText(300, 'text_required'),
  /** Everyone who works at these branches when the challenge is saved takes part. */
  branchIds: z.array(z.uuid()).check(z.maxLength(200)),
  /** Participants besides those of the branches. */
  employeeIds: z.array(z.uuid()).check(z.maxLength(1_000)),
};

interface Figured {
  readonly metric: Metric;
  readonly target: number;
  readonly balancingMetric: BalancingMetric;
  readonly boundMax: number;
}

interface Periodic {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

interface Entered {
  readonly branchIds: readonly string[];
  readonly employeeIds: readonly string[];
}

/** The rules across the fields of a challenge. Each is reported beside the field that has to change. */
function challengeRules<Form extends Figured & Periodic & Entered>() {
  return [
    z.refine<Form>(({ metric, target }) => target <= largestFigure[unitOf(metric)], {
      path: ['target'],
      error: 'figure_too_large' satisfies FieldMessageKey,
    }),
    z.refine<Form>(({ balancingMetric, boundMax }) => boundMax <= largestFigure[unitOf(balancingMetric)], {
      path: ['boundMax'],
      error: 'figure_too_large' satisfies FieldMessageKey,
    }),
    z.refine<Form>(({ startsOn, endsOn }) => endsOn >= startsOn, {
      path: ['endsOn'],
      error: 'until_before_from' satisfies FieldMessageKey,
    }),
    z.refine<Form>(({ startsOn, endsOn }) => endsOn < addMonths(startsOn, 12), {
      path: ['endsOn'],
      error: 'period_too_long' satisfies FieldMessageKey,
    }),
    z.refine<Form>(({ branchIds, employeeIds }) => branchIds.length + employeeIds.length > 0, {
      path: ['employeeIds'],
      error: 'participant_required' satisfies FieldMessageKey,
    }),
  ];
}

export const challengeForm = z.object(challengeFields).check(...challengeRules());
export type ChallengeForm = z.output<typeof challengeForm>;

export const challengeChanges = z
  .object({ ...challengeFields, version: z.number().check(z.int()) })
  .check(...challengeRules());

export const cancelForm = z.object({ reason: requiredText(500, 'reason_required') });

export const challengeEndpoints = {
  listChallenges: endpoint({
    method: 'GET',
    path: '/api/challenges',
    summary: 'Challenges, the latest first; an employee sees those that they take part in',
    access: 'challenges.read',
    query: z.object({ ...pageQuery, stage: z.optional(z.enum(challengeStages)) }),
    output: challengeRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getChallenge: endpoint({
    method: 'GET',
    path: '/api/challenges/:id',
    summary: 'One challenge: its target, its participants and its reward',
    access: 'challenges.read',
    params: byId,
    output: challenge,
  }),
  getChallengeScores: endpoint({
    method: 'GET',
    path: '/api/challenges/:id/scores',
    summary:
      'What each participant has reached, computed from entries and events; an employee sees their own and its rank',
    access: 'challenges.read',
    params: byId,
    output: scores,
  }),
  listChallengePoints: endpoint({
    method: 'GET',
    path: '/api/challenges/:id/employees/:employeeId/points',
    summary: 'The entries and events that an employee’s progress is made of, the latest first',
    access: 'challenges.read',
    besides: { customers: 'customers.read', requests: 'contact-requests.read' },
    params: z.object({ id: z.uuid(), employeeId: z.uuid() }),
    query: z.object(pageQuery),
    output: point,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  createChallenge: endpoint({
    method: 'POST',
    path: '/api/challenges',
    summary: 'Sets a challenge that starts today or later',
    access: 'challenges.write',
    body: challengeForm,
    output: challenge,
    errors: ['idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  editChallenge: endpoint({
    method: 'PUT',
    path: '/api/challenges/:id',
    summary: 'Changes a challenge that has not started, unless someone else did so meanwhile',
    access: 'challenges.write',
    params: byId,
    body: challengeChanges,
    output: challenge,
    errors: ['changed_meanwhile', 'challenge_started', 'challenge_ended', 'challenge_cancelled'],
  }),
  cancelChallenge: endpoint({
    method: 'POST',
    path: '/api/challenges/:id/cancel',
    summary: 'Calls a challenge off before its end, for a reason that its participants read',
    access: 'challenges.write',
    params: byId,
    body: cancelForm,
    output: challenge,
    errors: ['challenge_ended', 'challenge_cancelled'],
  }),
};
