import type { PoolClient } from 'pg';
import type { cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfDayReopen } from '#domain/lending/cash-days/cash-day.ts';
import { formatCashSheetNumber } from '#domain/lending/cash-days/cash-sheet-number.ts';
import { provePassword } from '#server/identity/proof/prove-password.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { lockDrawer } from '../cash/lock-drawer.ts';
import { holdClosedMonths } from '../ledger/hold-closed-months.ts';
import { holdPostings } from '../ledger/hold-postings.ts';
import { readOpenCash } from './refuse-open-days.ts';

const findClose = {
  name: 'find-cash-day-to-reopen',
  text: `SELECT c.branch_id AS "branchId", c.serial, c.day, b.code AS "branchCode", c.reopened_at IS NOT NULL AS "isReopened",
                c.id IS NOT DISTINCT FROM k.close_id AS "isLast",
                $2 IN (c.closed_by, (SELECT n.counted_by FROM cash_day_counts n WHERE n.id = c.count_id)) AS "isAlone"
           FROM cash_day_closes c JOIN branches b ON b.id = c.branch_id JOIN cash_books k ON k.branch_id = c.branch_id
          WHERE c.id = $1`,
};

interface FoundClose {
  readonly branchId: string;
  readonly serial: number;
  readonly day: CalendarDate;
  readonly branchCode: string;
  readonly isReopened: boolean;
  readonly isLast: boolean;
  /** True if the caller closed the day or counted its drawer. */
  readonly isAlone: boolean;
}

async function readClose(client: PoolClient, id: string, by: string): Promise<FoundClose> {
  const { rows } = await client.query<FoundClose>({ ...findClose, values: [id, by] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const reopen = namedStatement(
  'reopen-cash-day',
  'UPDATE cash_day_closes SET reopened_at = :at, reopened_by = :by, reopen_reason = :reason WHERE id = :id',
);

/** Refuses a reopening that has left a day of a closed month open. */
async function refuseClosedMonth(client: PoolClient, branchId: string): Promise<void> {
  const month = await holdClosedMonths(client);
  if (month !== null && (await readOpenCash(client, month, branchId)).length > 0)
    throw new Refusal('cash_day_of_closed_month', { month });
}

/** Reopens the day of a branch that was closed last. Its sheet keeps its number; the next close takes the next one. */
export async function reopenCashDay(call: Call<typeof cashDayEndpoints.reopenCashDay>): Promise<void> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const { password, reason } = input.body;
  await provePassword(call, password);
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { branchId } = await readClose(client, id, actor.userId);
    await lockDrawer(client, reach, branchId);
    await holdPostings(client);
    const close = await readClose(client, id, actor.userId);
    refuse(refusalOfDayReopen(close));
    await client.query(reopen({ id, at, by: actor.userId, reason }));
    await refuseClosedMonth(client, branchId);
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'reopen_cash_day',
      subject: 'cash',
      subjectId: id,
      after: {
        sheet: formatCashSheetNumber(close.branchCode, close.serial),
        cashDay: close.day,
        reason,
        alone: close.isAlone,
      },
    });
  });
}
