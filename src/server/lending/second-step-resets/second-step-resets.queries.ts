import type { Pool, PoolClient } from 'pg';
import { countedRowsMax } from '#contract/endpoint.ts';
import { resetsShownMax } from '#contract/lending/second-step-resets.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { cursorOf, cutRows, pageRowsAsked, placeOf } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

const resetColumns = columns('second_step_resets', [
  'id',
  'customer_id',
  'reason',
  'identity_proof',
  'requested_by',
  'requested_at',
  'state',
  'decided_at',
  'decision_note',
]);

export interface ResetRow extends RowOf<typeof resetColumns> {
  readonly customerName: Written;
  readonly city: Phrase;
  readonly requestedByName: Phrase;
  readonly decidedByName: Phrase | null;
  readonly isOutdated: boolean;
}

export interface ClosedRow extends ResetRow {
  readonly state: Exclude<ResetRow['state'], 'pending'>;
}

/**
 * True if a request `r` of a user `u` no longer holds: the customer has set up another second step, turned it off, or signed
 * in since, so it is not lost.
 */
export const outdated =
  '(u.totp_confirmed_at IS DISTINCT FROM r.totp_confirmed_at OR coalesce(u.last_signed_in_at > r.requested_at, false))';

const within = `
  SELECT ${resetColumns.selected('r')}, ${writtenOf('c.full_name')} AS "customerName",
         ${phraseOf('b.city')} AS city, ${namesOf('m')} AS "requestedByName", ${namesOf('d')} AS "decidedByName",
         ${outdated} AS "isOutdated"
    FROM second_step_resets r
    JOIN customers c ON c.id = r.customer_id
    JOIN branches b ON b.id = c.branch_id
    JOIN users u ON u.id = r.user_id
    JOIN users m ON m.id = r.requested_by
    LEFT JOIN users d ON d.id = r.decided_by
   WHERE ($1::uuid IS NULL OR c.branch_id = $1)`;
const waiting = `${within} AND r.state = 'pending'`;

const listWaiting = {
  name: 'list-second-step-resets',
  text: `${waiting} ORDER BY r.requested_at, r.id LIMIT ${resetsShownMax}`,
};

/** The requests about customers within reach that wait, oldest first. */
export async function listSecondStepResets(pool: Pool, reach: BranchReach): Promise<ResetRow[]> {
  return (await pool.query<ResetRow>({ ...listWaiting, values: [branchIdOf(reach)] })).rows;
}

const listClosed = {
  name: 'list-closed-second-step-resets',
  text: `${within} AND r.state <> 'pending' AND ($2::timestamptz IS NULL OR (r.requested_at, r.id) < ($2, $3::uuid))
          ORDER BY r.requested_at DESC, r.id DESC LIMIT ${pageRowsAsked}`,
};

const countClosed = {
  name: 'count-closed-second-step-resets',
  text: `SELECT count(*)::int AS total
           FROM (SELECT FROM second_step_resets r JOIN customers c ON c.id = r.customer_id
                  WHERE r.state <> 'pending' AND ($1::uuid IS NULL OR c.branch_id = $1) LIMIT ${countedRowsMax + 1}) counted`,
};

/** The requests about customers within reach that wait no more, newest first. */
export async function listClosedResets(pool: Pool, reach: BranchReach, cursor: string | undefined) {
  const branchId = branchIdOf(reach);
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const found = await pool.query<ClosedRow>({ ...listClosed, values: [branchId, after?.at, after?.id] });
  const counted = await pool.query<{ total: number }>({ ...countClosed, values: [branchId] });
  const total = counted.rows[0]?.total ?? 0;
  const { rows, next } = cutRows(found.rows, ({ requestedAt: at, id }) => cursorOf({ at, id }));
  return { rows, page: { next, total: total > countedRowsMax ? null : total } };
}

const findWaiting = { name: 'find-second-step-reset', text: `${waiting} AND r.customer_id = $2` };

/** The request about a customer within reach that waits; null when there is none. */
export async function findWaitingReset(
  client: Pool | PoolClient,
  reach: BranchReach,
  customerId: string,
): Promise<ResetRow | null> {
  const { rows } = await client.query<ResetRow>({
    ...findWaiting,
    values: [branchIdOf(reach), customerId],
  });
  return rows[0] ?? null;
}

// A customer who is staff too has a superadmin for it, and colleagues are not told.
const findIsOn = {
  name: 'find-second-step',
  text: `SELECT (u.role = 'customer' AND u.totp_confirmed_at IS NOT NULL) IS TRUE AS "isOn" FROM customers c LEFT JOIN users u ON u.id = c.user_id
          WHERE c.id = $2 AND ($1::uuid IS NULL OR c.branch_id = $1)`,
};

interface SecondStep {
  readonly isOn: boolean;
  readonly waiting: ResetRow | null;
}

/** The second step of a customer within reach, and the pending request about it. */
export async function findSecondStep(
  pool: Pool,
  reach: BranchReach,
  customerId: string,
): Promise<SecondStep> {
  const { rows } = await pool.query<{ isOn: boolean }>({
    ...findIsOn,
    values: [branchIdOf(reach), customerId],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return { isOn: rows[0].isOn, waiting: await findWaitingReset(pool, reach, customerId) };
}
