import type { Pool } from 'pg';
import type { CashRight } from '#contract/lending/cash/cash-movement.ts';
import { cashReversalsShownMax } from '#contract/lending/cash/cash-reversals.ts';
import type { Phrase } from '#domain/language.ts';
import type { Actor } from '#server/platform/actor.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type MovementRow, movementJoins, movementSelected } from '../cash/cash.queries.ts';
import { superadminBeside } from '../cash/cash-places.ts';

/** The side of the movement `m` that did not ask in the request `q`. */
export const otherSide = 'CASE WHEN q.asked_by = m.given_by THEN m.counted_by ELSE m.given_by END';

/** True if the other side is no longer active at the branch. A superadmin is at every branch. */
export const isOtherGone = `NOT EXISTS (
  SELECT FROM users o LEFT JOIN employees e ON e.user_id = o.id
   WHERE o.id = ${otherSide} AND o.is_active AND (o.role = 'superadmin' OR e.branch_id = m.branch_id))`;

/** The right of `:userId` to agree to the request `q` about the movement `m`, of whom it is known if they are a superadmin. */
export const rightToAgree = (isSuperadmin: string) => `
  CASE WHEN :userId = ${otherSide} THEN 'free'
       WHEN NOT ${isOtherGone} OR NOT ${isSuperadmin} THEN 'of_another'
       WHEN :userId <> q.asked_by THEN 'free'
       WHEN ${superadminBeside('q.asked_by')} THEN 'of_another' ELSE 'alone' END`;

export interface ReversalRow {
  readonly requestId: string;
  readonly requestReason: string;
  readonly askedByName: Phrase;
  readonly askedAt: Date;
  readonly isOwn: boolean;
  readonly right: CashRight;
}

const list = namedStatement(
  'list-cash-reversals',
  `${movementSelected}, q.id AS "requestId", q.reason AS "requestReason", q.asked_at AS "askedAt", q.asked_by = :userId AS "isOwn",
          (SELECT ${namesOf('u')} FROM users u WHERE u.id = q.asked_by) AS "askedByName", ${rightToAgree(':isSuperadmin')} AS "right"
     FROM cash_reversal_requests q JOIN cash_movements m ON m.id = q.movement_id ${movementJoins}
    WHERE q.state = 'waiting' AND (:isSuperadmin OR :userId IN (m.given_by, m.counted_by))
    ORDER BY q.asked_at, q.id LIMIT ${cashReversalsShownMax}`,
);

/** The requests that wait: of the caller's movements, and of all for a superadmin. */
export async function listCashReversals(pool: Pool, reach: BranchReach, { userId }: Actor) {
  const isSuperadmin = reach.extent === 'all';
  return (await pool.query<MovementRow & ReversalRow>(list({ userId, isSuperadmin }))).rows;
}
