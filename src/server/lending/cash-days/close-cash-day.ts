import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { refusalOfDayClose } from '#domain/lending/cash-days/cash-day.ts';
import { formatCashSheetNumber } from '#domain/lending/cash-days/cash-sheet-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { insertMovement } from '../cash/insert-movement.ts';
import { lockCustody } from '../cash/lock-drawer.ts';
import { cashSinceClose } from '../cash/since-close.ts';
import { holdPostings } from '../ledger/hold-postings.ts';
import { currentCount, handsOfBranch, positionOf, readDayFacts, readHands } from './day-facts.ts';
import { openRequests } from './open-requests.ts';

const findCount = {
  name: 'find-current-cash-day-count',
  text: `SELECT k.id, k.amount, k.should_be AS "shouldBe", k.last_slip AS "lastSlip", k.counted, k.counted_by AS "countedBy" ${currentCount('$1')}`,
};

const findOpenRequests = {
  name: 'count-open-requests-at-close',
  text: `SELECT ${openRequests('$1')} AS open`,
};

async function countOpenRequests(client: PoolClient, branchId: string): Promise<number> {
  const { rows } = await client.query<{ open: number }>({ ...findOpenRequests, values: [branchId] });
  return rows[0]?.open ?? 0;
}

interface CountOfClose {
  readonly id: string;
  readonly amount: Rupees;
  readonly shouldBe: Rupees;
  readonly lastSlip: number;
  readonly counted: readonly number[];
  readonly countedBy: string;
}

async function readCount(client: PoolClient, branchId: string): Promise<CountOfClose | null> {
  return (await client.query<CountOfClose>({ ...findCount, values: [branchId] })).rows[0] ?? null;
}

// One statement, so that the hands are read as the close before has fixed them. All cash entries that are in the books are in the close, also
// those of a clock that is ahead.
const insertClose = namedStatement(
  'insert-cash-day-close',
  `WITH close AS (
     INSERT INTO cash_day_closes (id, branch_id, serial, day, count_id, difference_reason, open_requests, until, closed_at, closed_by)
     SELECT :id::uuid, :branchId::uuid, coalesce(max(serial), 0) + 1, :day::date, :countId, :differenceReason, :openRequests,
            greatest(:at::timestamptz, max(until), (SELECT max(recorded_at) FROM (${cashSinceClose('e.branch_id = :branchId')}) taken)),
            :at::timestamptz, :by
       FROM cash_day_closes WHERE branch_id = :branchId
     RETURNING serial
   ), hands AS (
     INSERT INTO cash_day_hands (close_id, hand_of, taken, moved, on_hold, explanation)
     SELECT :id::uuid, h.hand_of, h.taken, h.moved, h.on_hold, CASE WHEN ${positionOf('h')} <> 0 THEN x.explanation END
       FROM (${handsOfBranch(':branchId::uuid')}) h
       LEFT JOIN unnest(:userIds::uuid[], :explanations::text[]) AS x (user_id, explanation) ON x.user_id = h.hand_of
   )
   SELECT serial, (SELECT code FROM branches WHERE id = :branchId) AS "branchCode" FROM close`,
);

/**
 * Closes the day of a branch: fixes the position of each hand and of the drawer as they are then. A difference of the drawer is from then on
 * in the name of its custodian. The movements of the branch wait for
 * its drawer, and postings for the close, so each is either in the close or belongs to the next day.
 */
export async function closeCashDay(call: Call<typeof cashDayEndpoints.closeCashDay>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { branchId } = input.params;
  const { day, countId, hands: explained, differenceReason, requestsSeen } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('closeCashDay', { branchId, ...input.body });
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { custodianId } = await lockCustody(client, reach, actor, branchId);
      await holdPostings(client);
      const facts = await readDayFacts(client, branchId);
      const count = await readCount(client, branchId);
      const open = await countOpenRequests(client, branchId);
      const userIds = explained.map(({ userId }) => userId);
      const refusal = refusalOfDayClose({
        ...facts,
        ...{ today: businessDateOf(at.getTime()), day, count, countId, differenceReason },
        ...{ openRequests: open, requestsSeen },
        hands: await readHands(client, branchId),
        explained: userIds,
      });
      refuse(refusal);
      invariant(count !== null, 'a close has its count');
      const reason = count.amount === count.shouldBe ? null : differenceReason;
      if (reason !== null) {
        const dayCount = { ...count, inNameOf: custodianId ?? count.countedBy };
        await insertMovement(
          client,
          call,
          { id: uuidv7(), branchId, kind: 'day_count', dayCount, reason },
          at,
        );
      }
      const by = actor.userId;
      const explanations = explained.map(({ explanation }) => explanation);
      const { rows } = await client.query<{ serial: number; branchCode: string }>(
        insertClose({
          id,
          branchId,
          day,
          countId,
          differenceReason: reason,
          openRequests: open,
          at,
          by,
          userIds,
          explanations,
        }),
      );
      const [close] = rows;
      invariant(close !== undefined, 'an insert answers its row');
      await recordAuditEvent(client, call, at, {
        branchId,
        action: 'close_cash_day',
        subject: 'cash',
        subjectId: id,
        after: {
          sheet: formatCashSheetNumber(close.branchCode, close.serial),
          cashDay: day,
          amount: count.amount,
          shouldBe: count.shouldBe,
          openRequests: open,
          ...(reason !== null && { reason }),
        },
      });
    }),
  );
}
