import type { CellsOf } from '#contract/insight/report-table.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { ask } from '#server/platform/db/ask.ts';
import { sql } from '#server/platform/db/sql.ts';
import { listedReport } from '../report.ts';
import { rowKey } from '../row-key.ts';
import { beside, besideCells, reliefKinds, type WaivedIds, waivedEntries } from './waived.ts';

// Relief before the start becomes one entry at the delivery: the last request granted until then.
const request = sql`
  LEFT JOIN LATERAL (
    SELECT ap.reason, ap.requested_by, ap.decided_by FROM approvals ap
     WHERE ap.agreement_id = a.id AND ap.kind = 'relief' AND ap.state = 'approved'
       AND (ap.id = e.approval_id OR e.kind = 'starting_relief' AND ap.decided_at <= e.recorded_at)
     ORDER BY ap.decided_at DESC LIMIT 1) ap ON true`;

/** The relief that came out of the fund and was not reversed. */
export const relief = listedReport<'relief'>({
  async after(books, asked, key, most) {
    const rows = await ask<CellsOf<'relief'> & WaivedIds & { readonly day: CalendarDate }>(
      books,
      sql`
      SELECT ${besideCells}, e.amount AS relief
        FROM (SELECT e.* ${waivedEntries(reliefKinds, asked, key)} ORDER BY e.counts_on, e.id LIMIT ${most}) e
        JOIN agreements a ON a.id = e.agreement_id ${request} ${beside}
       ORDER BY e.counts_on, e.id`,
    );
    return rows.map(({ id, customerId, ...cells }) => ({
      key: rowKey({ on: cells.day, id, number: 0 }),
      cells,
      customerId,
    }));
  },
  async sum(books, asked) {
    const found = await ask<{ readonly rows: number; readonly relief: number }>(
      books,
      sql`
      SELECT count(*)::integer AS rows, coalesce(sum(e.amount), 0)::bigint AS relief
             ${waivedEntries(reliefKinds, asked, null)}`,
    );
    const { rows = 0, relief = 0 } = found[0] ?? {};
    return { rows, sums: { relief } };
  },
});
