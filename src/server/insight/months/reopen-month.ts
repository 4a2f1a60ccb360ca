import type { PoolClient } from 'pg';
import type { monthEndpoints } from '#contract/insight/months.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { monthEndOf, refusalOfReopen } from '#domain/lending/periods/month-close.ts';
import { provePassword } from '#server/identity/proof/prove-password.ts';
import { holdPostings } from '#server/lending/ledger/hold-postings.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refuse } from '#server/platform/refusal.ts';
import { takeTurn } from './hold-months.ts';
import { readMonthsSituation } from './months.queries.ts';

const reopen = namedStatement(
  'reopen-month',
  `UPDATE month_closes SET reopened_at = :at, reopened_by = :by, reopen_reason = :reason
    WHERE month_end = :monthEnd::date AND reopened_at IS NULL RETURNING id`,
);

/** Reopens the month that was closed last. What counts in the open month by now stays there. */
export async function reopenMonth(call: Call<typeof monthEndpoints.reopenMonth>): Promise<void> {
  const { context, actor, input } = call;
  const { password, reason } = input.body;
  await provePassword(call, password);
  const now = context.clock.now();
  const today = businessDateOf(now);
  const monthEnd = monthEndOf(calendarDate(`${input.params.month}-01`));
  const at = new Date(now);
  await inTransaction(context.pool, async (client) => {
    await takeTurn(client);
    refuse(refusalOfReopen(monthEnd, await readMonthsSituation(client, today)));
    await holdPostings(client);
    await writeReopen(client, monthEnd, reason, at, { actor, clientAddress: call.clientAddress });
  });
}

/** Writes that a month is open again, and the event of it. */
export async function writeReopen(
  client: PoolClient,
  monthEnd: CalendarDate,
  reason: string,
  at: Date,
  origin: RecordedOrigin,
): Promise<void> {
  const by = origin.actor?.userId;
  const { rows } = await client.query<{ id: string }>(reopen({ at, by, reason, monthEnd }));
  const [close] = rows;
  invariant(close !== undefined, 'a closed month has its close');
  await recordAuditEvent(client, origin, at, {
    branchId: null,
    action: 'reopen_month',
    subject: 'month',
    subjectId: close.id,
    after: { monthEnd, reason },
  });
}
