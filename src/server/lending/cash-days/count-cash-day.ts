import type { cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import { countedCash } from '#domain/lending/cash/cash-count.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { storedCount } from '../cash/insert-movement.ts';
import { lockCustody } from '../cash/lock-drawer.ts';
import { refuseClosedDay } from '../cash/refuse-closed-day.ts';
import { readDayFacts } from './day-facts.ts';

const insert = namedStatement(
  'insert-cash-day-count',
  `INSERT INTO cash_day_counts (id, branch_id, number, should_be, last_slip, amount, counted, counted_by, counted_at)
   SELECT :id, :branchId::uuid, coalesce(max(number), 0) + 1, :shouldBe, :lastSlip, :amount, :counted, :countedBy, :at
     FROM cash_day_counts WHERE branch_id = :branchId`,
);

/** Stores what the closer of a day counted in the drawer, beside what should be in it. A later count takes its place. */
export async function countCashDay(call: Call<typeof cashDayEndpoints.countCashDay>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { branchId } = input.params;
  const at = new Date(context.clock.now());
  const hash = requestHash('countCashDay', { branchId, ...input.body });
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      await lockCustody(client, reach, actor, branchId);
      await refuseClosedDay(client, branchId, at);
      const { drawer: shouldBe, lastSlip } = await readDayFacts(client, branchId);
      const amount = countedCash(input.body);
      const counted = storedCount(input.body);
      await client.query(
        insert({ id, branchId, shouldBe, lastSlip, amount, counted, countedBy: actor.userId, at }),
      );
      await recordAuditEvent(client, call, at, {
        branchId,
        action: 'count_cash_day',
        subject: 'cash',
        subjectId: id,
        after: { amount, shouldBe },
      });
    }),
  );
}
