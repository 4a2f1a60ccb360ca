import type { BalancingMetric, Metric } from '#domain/desk/challenges/metric.ts';
import type { Phrase } from '#domain/language.ts';

export interface SampleChallenge {
  readonly title: Phrase;
  readonly description: string;
  readonly metric: Metric;
  readonly target: number;
  readonly balancingMetric: BalancingMetric;
  readonly boundMax: number;
  /** Before today when below zero. */
  readonly startsInDays: number;
  readonly days: number;
  readonly reward: string;
}

/** Two that run, one that is over and one that is to come. */
export const sampleChallenges: readonly SampleChallenge[] = [
  {
    title: { en: 'Collect what falls due', ur: 'جو واجب ہو، وصول ہو' },
    description: 'Call before the due date rather than after it. A visit is the last step, not the first.',
    metric: 'collection_rate',
    target: 8_500,
    balancingMetric: 'par30',
    boundMax: 1_000,
    startsInDays: -19,
    days: 30,
    reward: 'A day of leave and Rs 15,000',
  },
  {
    title: { en: 'A call within the day', ur: 'ایک دن کے اندر کال' },
    description: 'Every family that writes is called within 24 hours, as the website promises.',
    metric: 'first_contact_in_time',
    target: 9_500,
    balancingMetric: 'late_contacts',
    boundMax: 3,
    startsInDays: -9,
    days: 30,
    reward: 'Rs 5,000',
  },
  {
    title: { en: 'Careful entries', ur: 'احتیاط سے اندراج' },
    description: 'What is recorded right the first time is not reversed later.',
    metric: 'amount_collected',
    target: 250_000,
    balancingMetric: 'reversals',
    boundMax: 0,
    startsInDays: -50,
    days: 30,
    reward: 'Dinner for the branch',
  },
  {
    title: { en: 'New families', ur: 'نئے خاندان' },
    description: 'A first agreement that a family can carry: the officer checks the household income.',
    metric: 'new_active_customers',
    target: 3,
    balancingMetric: 'par30',
    boundMax: 1_500,
    startsInDays: 11,
    days: 30,
    reward: 'Rs 10,000',
  },
];
