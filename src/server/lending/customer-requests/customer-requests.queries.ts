import type { Pool } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import { type CustomerRequest, myRequestsShownMax } from '#contract/lending/customer-requests.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, isAfter, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { allOf, raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

export interface MyRequestRow
  extends Pick<
    CustomerRequest,
    'id' | 'agreementId' | 'agreementNumber' | 'kind' | 'reason' | 'answer' | 'approvalState'
  > {
  readonly wishedOn: CalendarDate | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

export interface CustomerRequestRow extends MyRequestRow {
  readonly customerId: string;
  readonly customerName: Written;
  readonly phone: string | null;
  readonly city: Phrase;
  readonly outstanding: Rupees;
  readonly approvalId: string | null;
  readonly answeredByName: Phrase | null;
}

const ofRequest = `
  q.id, q.agreement_id AS "agreementId", a.number AS "agreementNumber", q.kind, q.reason, q.wished_on AS "wishedOn",
  q.asked_at AS "askedAt", q.answered_at AS "answeredAt", q.answer, p.state AS "approvalState"`;

const withApproval = `
  customer_requests q
    JOIN agreements a ON a.id = q.agreement_id
    LEFT JOIN approvals p ON p.id = q.approval_id`;

const findMine = {
  name: 'find-my-customer-requests',
  text: `SELECT ${ofRequest} FROM ${withApproval} WHERE q.customer_id = $1
          ORDER BY q.asked_at DESC, q.id DESC LIMIT ${myRequestsShownMax}`,
};

/** The latest requests of a customer, newest first. */
export async function findMyRequests(pool: Pool, customerId: string): Promise<MyRequestRow[]> {
  return (await pool.query<MyRequestRow>({ ...findMine, values: [customerId] })).rows;
}

const forStaff = `
  ${ofRequest}, c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName", c.phone,
  ${phraseOf('b.city')} AS city, a.outstanding, q.approval_id AS "approvalId", ${namesOf('u')} AS "answeredByName"`;

const withNames = `
  ${withApproval}
    JOIN customers c ON c.id = q.customer_id
    JOIN branches b ON b.id = a.branch_id
    LEFT JOIN users u ON u.id = q.answered_by`;

interface RequestFilters {
  readonly branchId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly queue: 'waiting' | 'answered';
}

function matching(reach: BranchReach, { branchId, customerId, queue }: RequestFilters): Matches {
  const only = branchIdOf(reach);
  return {
    from: raw('customer_requests q JOIN agreements a ON a.id = q.agreement_id'),
    where: allOf([
      queue === 'waiting' ? sql`q.answered_at IS NULL` : sql`q.answered_at IS NOT NULL`,
      only !== null && sql`a.branch_id = ${only}`,
      branchId !== undefined && sql`a.branch_id = ${branchId}`,
      customerId !== undefined && sql`a.customer_id = ${customerId}`,
    ]),
  };
}

/** Requests within reach: first those that wait, the oldest first, then the others, the newest first. */
export async function listCustomerRequests(
  pool: Pool,
  reach: BranchReach,
  { cursor, ...filters }: RequestFilters & { readonly cursor?: string | undefined },
): Promise<{ rows: readonly CustomerRequestRow[]; page: Page }> {
  const isWaiting = filters.queue === 'waiting';
  const matches = matching(reach, filters);
  const after = isAfter(cursor, 'q.asked_at', 'q.id', undefined, isWaiting);
  const order = raw(isWaiting ? 'q.asked_at, q.id' : 'q.asked_at DESC, q.id DESC');
  const ids = sql`SELECT q.id FROM ${matches.from} WHERE ${matches.where} AND ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}`;
  const rows = await ask<CustomerRequestRow>(
    pool,
    sql`SELECT ${raw(forStaff)} FROM ${raw(withNames)} WHERE q.id IN (${ids}) ORDER BY ${order}`,
  );
  return cutPage(pool, matches, rows, (row) => ({ at: row.askedAt, id: row.id }));
}

const findForStaff = namedStatement(
  'find-customer-request',
  `SELECT ${forStaff} FROM ${withNames}
    WHERE q.id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`,
);

/** A request within reach. */
export async function findCustomerRequest(
  pool: Pool,
  reach: BranchReach,
  id: string,
): Promise<CustomerRequestRow> {
  const { rows } = await pool.query<CustomerRequestRow>(findForStaff({ id, branchId: branchIdOf(reach) }));
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const within = `(:only::uuid IS NULL OR a.branch_id = :only::uuid)
                AND (:branchId::uuid IS NULL OR a.branch_id = :branchId::uuid)`;

const count = namedStatement(
  'count-customer-requests',
  `SELECT (SELECT count(*) FROM transfer_reports r JOIN agreements a ON a.id = r.agreement_id
            WHERE r.state = 'checking' AND ${within}) AS transfers,
          (SELECT count(*) FROM customer_requests q JOIN agreements a ON a.id = q.agreement_id
            WHERE q.answered_at IS NULL AND ${within}) AS requests`,
);

interface RequestCounts {
  readonly transfers: number;
  readonly requests: number;
}

/** The number of requests within reach that wait for staff. */
export async function countCustomerRequests(
  pool: Pool,
  reach: BranchReach,
  branchId: string | undefined,
): Promise<RequestCounts> {
  const { rows } = await pool.query<RequestCounts>(
    count({ only: branchIdOf(reach), branchId: branchId ?? null }),
  );
  return rows[0] as RequestCounts;
}
