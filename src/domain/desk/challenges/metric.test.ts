import { expect, test } from 'vitest';
import { balancingMetrics, metrics, unitOf } from './metric.ts';

test('rates, counts and rupees are told apart, for what is challenged and for what balances it', () => {
  const unitsOfAll = Object.fromEntries(
    [...metrics, ...balancingMetrics].map((metric) => [metric, unitOf(metric)]),
  );
  expect(unitsOfAll).toEqual({
    amount_collected: 'rupees',
    collection_rate: 'rate',
    new_active_customers: 'count',
    first_contact_in_time: 'rate',
    payment_promises_kept: 'rate',
    home_visits_done: 'count',
    par30: 'rate',
    reversals: 'count',
    late_contacts: 'count',
  });
});
