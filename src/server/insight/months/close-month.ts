import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { monthEndpoints } from '#contract/insight/months.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate, calendarDate, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { monthEndOf, refusalOfClose } from '#domain/lending/periods/month-close.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { refuseOpenCash } from '#server/lending/cash-days/refuse-open-days.ts';
import { fixedFigures } from '#server/lending/ledger/fixed-figures.ts';
import { holdPostings } from '#server/lending/ledger/hold-postings.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refuse } from '#server/platform/refusal.ts';
import { fixMonths } from '../reports/fix-months.ts';
import { fixFigures } from './fix-figures.ts';
import { takeTurn } from './hold-months.ts';
import { readMonthsSituation } from './months.queries.ts';

const insertClose = namedStatement(
  'insert-month-close',
  `INSERT INTO month_closes (id, month_end, closed_at, closed_by, entries, amount)
   SELECT :id::uuid, :until::date, :at::timestamptz, :by::uuid, count(*), coalesce(sum(amount), 0)
     FROM entries WHERE counts_on BETWEEN :from::date AND :until::date
   RETURNING entries, amount, ${fixedFigures(':id::uuid')} AS fixed`,
);

interface Closed {
  readonly entries: number;
  readonly amount: Rupees;
  readonly fixed: string;
}

/** Closes a month. How late the books were at its end is fixed at the latest now. */
export async function closeMonth(call: Call<typeof monthEndpoints.closeMonth>): Promise<void> {
  const { context, input } = call;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const until = monthEndOf(calendarDate(`${input.params.month}-01`));
  refuse(refusalOfClose(until, await readMonthsSituation(context.pool, today)));
  await refuseOpenCash(context.pool, until);
  await fixMonths(context.pool, today, now);
  await inTransaction(context.pool, async (client) => {
    await takeTurn(client);
    refuse(refusalOfClose(until, await readMonthsSituation(client, today)));
    await writeClose(client, until, now, call);
  });
}

/**
 * Writes the close of a month, given by its last day. The figures that would change later are fixed first, while postings go on;
 * only the close itself lets them wait. Refuses a month with a day of cash that is not closed.
 */
export async function writeClose(
  client: PoolClient,
  until: CalendarDate,
  now: Instant,
  origin: RecordedOrigin,
): Promise<void> {
  const month = { id: uuidv7(), from: addDays(until, 1 - dayOfMonth(until)), until };
  const at = new Date(now);
  await fixFigures(client, month, now);
  await holdPostings(client);
  await refuseOpenCash(client, until);
  const { rows } = await client.query<Closed>(
    insertClose({ ...month, at, by: origin.actor?.userId ?? null }),
  );
  const [closed] = rows;
  invariant(closed !== undefined, 'an insert answers its row');
  await recordAuditEvent(client, origin, at, {
    branchId: null,
    action: 'close_month',
    subject: 'month',
    subjectId: month.id,
    after: { monthEnd: until, ...closed },
  });
}
