import type { Pool } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { balancingMetrics, metrics } from '#domain/desk/challenges/metric.ts';
import { computeResults } from '#server/desk/challenges/compute-results.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Figure, figure, percentile } from './figure.ts';

const participantsMax = 100;
const rounds = 11;
const days = 30;

/** The time for the standings of a challenge that all officers with agreements take part in, a hundred at most. */
export async function challengeFigures(pool: Pool): Promise<Figure[]> {
  const { rows: participants } = await pool.query<{ id: string }>(
    `SELECT officer_id AS id FROM agreements GROUP BY 1 ORDER BY count(*) DESC LIMIT ${participantsMax}`,
  );
  const now = systemClock.now();
  const today = businessDateOf(now);
  const period = { startsOn: addDays(today, 1 - days), endsOn: today };
  const figures: Figure[] = [];
  for (const metric of metrics) {
    for (const balancingMetric of balancingMetrics) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        await computeResults(pool, { ...period, metric, balancingMetric, participants }, now);
        times.push(performance.now() - startedAt);
      }
      const name = `a challenge of ${participants.length} employees: ${metric}, bound ${balancingMetric}`;
      figures.push(figure('challenge', name, percentile(times, 50)));
    }
  }
  return figures;
}
