import type { Pool } from 'pg';
import {
  type customerMoveEndpoints,
  customersMovedMax,
  type ForeseenMove,
} from '#contract/lending/customer-moves.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listMatchingIds } from '../customers/list-customers.queries.ts';

const sumUp = {
  name: 'foresee-customer-move',
  text: `SELECT coalesce(json_agg(json_build_object('id', c.id, 'version', c.version) ORDER BY c.id DESC), '[]') AS customers,
                coalesce(json_agg(DISTINCT c.branch_id), '[]') AS "branchIds",
                coalesce(json_agg(DISTINCT c.officer_id), '[]') AS "officerIds",
                coalesce(sum(a.agreements), 0)::integer AS agreements, coalesce(sum(a.outstanding), 0)::bigint AS outstanding
           FROM customers c
          CROSS JOIN LATERAL (SELECT count(*) AS agreements, sum(outstanding) AS outstanding
                                FROM agreements WHERE customer_id = c.id) a
          WHERE c.id = ANY($1)`,
};

/** The preview of a move. Refuses more customers than may move at once. */
export async function foreseeCustomerMove(
  call: Call<typeof customerMoveEndpoints.foreseeCustomerMove>,
): Promise<ForeseenMove> {
  const { context, reach, input } = call;
  const today = businessDateOf(context.clock.now());
  const ids = await listMatchingIds(context.pool, reach, input.body, today, customersMovedMax);
  if (ids.length > customersMovedMax) throw new Refusal('too_many_customers');
  return sumOf(context.pool, ids);
}

async function sumOf(pool: Pool, ids: readonly string[]): Promise<ForeseenMove> {
  const { rows } = await pool.query<ForeseenMove>({ ...sumUp, values: [ids] });
  return rows[0] as ForeseenMove;
}
