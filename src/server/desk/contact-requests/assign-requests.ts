import type { Pool, PoolClient } from 'pg';
import type { Assignee } from '#contract/desk/contact-requests.ts';
import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { refusalOfAction } from '#domain/desk/contact-requests/request-actions.ts';
import { shareOut } from '#domain/desk/contact-requests/share-out.ts';
import type { Phrase } from '#domain/language.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { branchOf } from '../request-queue/request-queue.view.ts';
import { type LockedRequest, lockRequests } from './lock-request.ts';
import { type DeferredAudit, type LockedAssignee, lockAssignees, setAssignee } from './set-assignee.ts';

type Assign = Call<typeof requestCommandEndpoints.assignContactRequests>;
type ShareOut = Call<typeof requestCommandEndpoints.shareOutContactRequests>;

interface StaffRow {
  readonly id: string;
  readonly name: Phrase;
  readonly branchId: string | null;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly openRequests: number;
}

const findStaff = {
  name: 'find-request-assignees',
  text: `SELECT * FROM (
           SELECT u.id, ${namesOf('u')} AS name, lower(u.full_name) AS sorted, e.branch_id AS "branchId",
                  b.code AS "branchCode", ${phraseOf('b.city')} AS city,
                  (SELECT count(*)::integer FROM contact_requests r
                    WHERE r.assignee_id = u.id AND r.merged_into IS NULL
                      AND r.close_reason IS NULL AND r.customer_id IS NULL) AS "openRequests"
             FROM users u
             LEFT JOIN employees e ON e.user_id = u.id AND u.role = 'employee'
             LEFT JOIN branches b ON b.id = e.branch_id
            WHERE u.is_active AND u.role IN ('employee', 'superadmin')) staff
          ORDER BY "openRequests", sorted, id`,
};

/** The people who can be assigned requests, those with the fewest open ones first. */
export async function listAssignees(pool: Pool): Promise<Assignee[]> {
  const { rows } = await pool.query<StaffRow>(findStaff);
  return rows.map(({ id, name, openRequests, ...row }) => ({
    id,
    name,
    branch: row.branchId === null ? null : branchOf({ ...row, branchId: row.branchId }),
    openRequests,
  }));
}

/** Locks the requests to be assigned. Refuses all of them if one is missing or closed. */
async function lockOpen(client: PoolClient, ids: readonly string[]): Promise<LockedRequest[]> {
  const wanted = [...new Set(ids)];
  const requests = await lockRequests(client, wanted);
  if (requests.length < wanted.length) throw new Refusal('not_found');
  const rows = requests.filter(({ mergedInto }) => mergedInto === null);
  for (const request of rows) {
    const refusal = refusalOfAction('assign', request);
    if (refusal !== null) throw new Refusal(refusal);
  }
  return rows;
}

interface Share {
  readonly request: LockedRequest;
  readonly assignee: LockedAssignee;
}

/** Assigns each request to a new assignee. The audit comes last, chain by chain in one order. */
async function give(client: PoolClient, call: Assign | ShareOut, shares: readonly Share[]): Promise<number> {
  const now = call.context.clock.now();
  const audits: DeferredAudit[] = [];
  for (const { request, assignee } of shares) {
    if (request.assigneeId === assignee.id) continue;
    const at = new Date(Math.max(now, request.receivedAt.getTime()));
    audits.push(await setAssignee(client, call, request, { assignee, at }));
  }
  const byChain = audits.toSorted((one, other) => (one.chainId < other.chainId ? -1 : 1));
  for (const { record } of byChain) await record();
  return audits.length;
}

/** Assigns all of the requests to one person, or none of them. */
export function assignRequests(call: Assign): Promise<{ assigned: number }> {
  const { ids, assigneeId } = call.input.body;
  return inTransaction(call.context.pool, async (client) => {
    const [assignee] = await lockAssignees(client, [assigneeId]);
    if (assignee === undefined) throw refusedField('assigneeId', 'assignee_unfit');
    const requests = await lockOpen(client, ids);
    const shares = requests.map((request) => ({ request, assignee }));
    return { assigned: await give(client, call, shares) };
  });
}

/** Assigns each request to the employee of its branch with the fewest open requests. */
export function shareOutRequests(call: ShareOut): Promise<{ assigned: number }> {
  const { context, input } = call;
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<StaffRow>(findStaff);
    const held = await lockAssignees(
      client,
      rows.flatMap(({ id, branchId }) => (branchId === null ? [] : id)),
    );
    const heldById = new Map(held.map((person) => [person.id, person]));
    const requests = await lockOpen(client, input.body.ids);
    const requestById = new Map(requests.map((request) => [request.id, request]));
    const staff = rows.flatMap(({ id, openRequests }) => {
      const branchId = heldById.get(id)?.branchId ?? null;
      return branchId === null ? [] : { id, branchId, openRequests };
    });
    const shares = shareOut(byDeadline(requests), staff).flatMap(({ requestId, assigneeId }) => {
      const [request, assignee] = [requestById.get(requestId), heldById.get(assigneeId)];
      return request === undefined || assignee === undefined ? [] : { request, assignee };
    });
    return { assigned: await give(client, call, shares) };
  });
}

function byDeadline(requests: readonly LockedRequest[]): readonly LockedRequest[] {
  return requests.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
}
