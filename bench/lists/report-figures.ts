import type { Pool } from 'pg';
import { reportNames } from '#contract/insight/report-table.ts';
import { inSnapshot } from '#server/insight/reports/as-of-one-moment.ts';
import { askedReport } from '#server/insight/reports/asked-report.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Reach } from '#server/platform/reach.ts';
import { type Figure, figure, percentile } from '../figure.ts';
import { msOf, rounds } from './page-times.ts';

/** The first page of each report, and its totals, which the page does not wait for. */
export async function reportFigures(books: Pool, reach: Reach<'all'>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of reportNames) {
    const { report, asked } = askedReport({ clock: systemClock, reach, name, filters: {} });
    const page = () => inSnapshot(books, (client) => report.page(client, asked, undefined));
    // The first reader stores the figures of past months and the results of ended challenges.
    const first = async () => {
      await report.prepare?.(books, asked);
      await page();
    };
    const firstSeconds = (await msOf(first)) / 1000;
    if (name === 'par_trend')
      figures.push(figure('monthsFixed', 'report par_trend, its 12 months worked out once', firstSeconds));
    const [pages, totals]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      pages.push(await msOf(page));
      totals.push(await msOf(() => inSnapshot(books, (client) => report.sum(client, asked))));
    }
    figures.push(
      figure('report', `report ${name}, first page, p95 of ${rounds}`, percentile(pages, 95)),
      figure('report', `report ${name}, totals, p95 of ${rounds}`, percentile(totals, 95)),
    );
  }
  return figures;
}
