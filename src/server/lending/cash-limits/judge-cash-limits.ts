import type { Pool } from 'pg';
import { nearLimitPercent } from '#domain/lending/cash/cash-limit.ts';
import { cashOfHands, inDrawer, limitOfDrawer, limitOfHand } from '../cash/cash-places.ts';

const reached = `
  SELECT p.hand_of, p.branch_id, l.level, p.amount
    FROM (SELECT h.user_id AS hand_of, NULL::uuid AS branch_id, h.amount, ${limitOfHand('e.hand_cash_max')} AS most
            FROM (${cashOfHands}) h LEFT JOIN employees e ON e.user_id = h.user_id
           UNION ALL
          SELECT NULL, d.branch_id, ${inDrawer('d.branch_id')}, ${limitOfDrawer('d.cash_max')} FROM cash_drawers d) p
    JOIN (VALUES ('near', ${nearLimitPercent}), ('reached', 100)) l (level, percent) ON p.amount * 100 >= p.most * l.percent`;

// A crossing stays while its place is at that level, so that more cash is told of once. Two servers store the same one once.
const judge = {
  name: 'judge-cash-limits',
  text: `WITH reached AS (${reached}),
              over AS (DELETE FROM cash_limit_crossings c
                        WHERE NOT EXISTS (SELECT FROM reached r WHERE r.level = c.level
                                             AND (r.hand_of = c.hand_of OR r.branch_id = c.branch_id)))
         INSERT INTO cash_limit_crossings (id, hand_of, branch_id, level, amount, crossed_at)
         SELECT gen_random_uuid(), hand_of, branch_id, level, amount, $1 FROM reached
             ON CONFLICT DO NOTHING`,
};

/** Stores which hands and drawers have come near their limit or reached it, and returns the number of new crossings. */
export async function judgeCashLimits(pool: Pool, at: Date): Promise<number> {
  const { rowCount } = await pool.query({ ...judge, values: [at] });
  return rowCount ?? 0;
}
