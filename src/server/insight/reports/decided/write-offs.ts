import type { CellsOf, SumsOf } from '#contract/insight/report-table.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { ask } from '#server/platform/db/ask.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type Asked, listedReport } from '../report.ts';
import { rowKey } from '../row-key.ts';
import { beside, besideCells, type WaivedIds, waivedEntries } from './waived.ts';

const kinds = ['write_off'] as const;

/** The amount recovered by the end of the period, taken back in the row of a reversal. */
const recovered = ({ until }: Asked) => sql`
  sign(e.amount)::bigint * (
    SELECT coalesce(sum(CASE x.credit WHEN 'recovered' THEN x.amount ELSE -x.amount END), 0)
      FROM entries x
     WHERE x.agreement_id = e.agreement_id AND 'recovered' IN (x.debit, x.credit) AND x.counts_on <= ${until}::date)::bigint`;

/** The write-offs that are not reversed, with the amounts recovered by the end of the period. */
export const writeOffs = listedReport<'write_offs'>({
  async after(books, asked, key, most) {
    const rows = await ask<CellsOf<'write_offs'> & WaivedIds & { readonly day: CalendarDate }>(
      books,
      sql`
      SELECT ${besideCells}, e.amount AS "writtenOff", e.recovered, e.amount - e.recovered AS lost
        FROM (SELECT e.*, ${recovered(asked)} AS recovered ${waivedEntries(kinds, asked, key)} ORDER BY e.counts_on, e.id LIMIT ${most}) e
        JOIN agreements a ON a.id = e.agreement_id
        LEFT JOIN approvals ap ON ap.id = e.approval_id ${beside}
       ORDER BY e.counts_on, e.id`,
    );
    return rows.map(({ id, customerId, ...cells }) => ({
      key: rowKey({ on: cells.day, id, number: 0 }),
      cells,
      customerId,
    }));
  },
  async sum(books, asked) {
    const found = await ask<SumsOf<'write_offs'> & { readonly rows: number }>(
      books,
      sql`
      SELECT count(*)::integer AS rows, coalesce(sum(e.amount), 0)::bigint AS "writtenOff",
             coalesce(sum(e.recovered), 0)::bigint AS recovered, coalesce(sum(e.amount - e.recovered), 0)::bigint AS lost
        FROM (SELECT e.amount, ${recovered(asked)} AS recovered ${waivedEntries(kinds, asked, null)}) e`,
    );
    const { rows = 0, ...sums } = found[0] ?? { writtenOff: 0, recovered: 0, lost: 0 };
    return { rows, sums };
  },
});
