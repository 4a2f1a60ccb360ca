/** The unit of a figure: rupees, a count, or a rate between two sums. */
export type MetricUnit = 'rupees' | 'count' | 'rate';

/** The metrics that a challenge can set a target for. */
const units = {
  amount_collected: 'rupees',
  collection_rate: 'rate',
  new_active_customers: 'count',
  first_contact_in_time: 'rate',
  payment_promises_kept: 'rate',
  home_visits_done: 'count',
} as const satisfies Record<string, MetricUnit>;

export type Metric = keyof typeof units;
export const metrics = Object.keys(units) as Metric[];

/**
 * The balancing metrics, which must stay low. A target by volume alone pushes staff to press customers, so every challenge has
 * one.
 */
const boundUnits = {
  par30: 'rate',
  reversals: 'count',
  late_contacts: 'count',
} as const satisfies Record<string, MetricUnit>;

export type BalancingMetric = keyof typeof boundUnits;
export const balancingMetrics = Object.keys(boundUnits) as BalancingMetric[];

export function unitOf(metric: Metric | BalancingMetric): MetricUnit {
  return { ...units, ...boundUnits }[metric];
}

/** A rate is set in basis points: 95 % is 9500. */
export const wholeRate = 10_000;

/** The largest accepted target or limit: 100 % for a rate. Beyond the others it is a typing mistake. */
export const largestFigure: Readonly<Record<MetricUnit, number>> = {
  rupees: 100_000_000_000,
  count: 100_000,
  rate: wholeRate,
};
