import type { RequestTab } from '#contract/desk/contact-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import { type PromiseState, promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import type { RequestStatus } from '#domain/desk/contact-requests/request-actions.ts';
import type { Instant } from '#domain/instant.ts';
import { allOf, literal, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { isOpen, isRow, promiseConditions } from './promise-state.ts';

export interface RequestFilters {
  readonly tab?: RequestTab | undefined;
  readonly promise?: PromiseState | undefined;
  readonly status?: RequestStatus | undefined;
  readonly formType?: FormType | undefined;
  readonly branchId?: string | undefined;
  readonly assigneeId?: string | undefined;
  readonly search?: string | undefined;
}

/** The limit in the queue: requests that wait for a contact are below it, all others above. */
export const firstAnsweredPlace = 4_500_000_000_000_000;

/** The rows of a tab. */
function inTab(tab: RequestTab, now: Instant): Sql {
  switch (tab) {
    case 'to_contact':
      return sql`r.queue_place < ${literal(firstAnsweredPlace)}`;
    case 'unassigned':
      return sql`r.assignee_id IS NULL AND ${isOpen}`;
    case 'visits_today':
      return sql`r.id IN (SELECT request_id FROM home_visits
        WHERE visit_on = ${businessDateOf(now)}::date AND (outcome IS NULL OR outcome IN ('made', 'nobody_home')))`;
    case 'answered':
      return sql`r.queue_place > ${literal(firstAnsweredPlace)} AND r.first_contact_at IS NOT NULL`;
    case 'all':
      return raw('true');
  }
}

/** The queue places of the waiting requests in a state. It repeats the state's condition in a form that the index can use. */
function placesOf(promise: PromiseState, now: Instant): Sql {
  const { overdueBefore, dueSoonUntil } = promiseBounds(now);
  const place = (ms: number) => sql`${ms * 1000}::bigint`;
  const [overdue, dueSoon] = [place(overdueBefore), place(dueSoonUntil)];
  switch (promise) {
    case 'overdue':
      return sql`r.queue_place < ${overdue}`;
    case 'due_soon':
      return sql`r.queue_place BETWEEN ${overdue} AND ${dueSoon}`;
    case 'open':
      return sql`r.queue_place > ${dueSoon}`;
    default:
      return raw('true');
  }
}

/** The assignee of the request, and its branch. */
export function placed({ branchId, assigneeId }: Pick<RequestFilters, 'branchId' | 'assigneeId'>): Sql {
  return allOf([
    branchId !== undefined && sql`r.branch_id = ${branchId}::uuid`,
    assigneeId !== undefined && sql`r.assignee_id = ${assigneeId}::uuid`,
  ]);
}

/** True if a request `r` passes the filters, apart from the search. */
export function conditionsOf(filters: RequestFilters, now: Instant): Sql {
  const { tab = 'all', promise, status, formType, branchId, assigneeId } = filters;
  return allOf([
    isRow,
    inTab(tab, now),
    promise !== undefined && promiseConditions(now)[promise],
    promise !== undefined && tab === 'to_contact' && placesOf(promise, now),
    status !== undefined && sql`r.status = ${status}`,
    formType !== undefined && sql`r.form_type = ${formType}`,
    placed({ branchId, assigneeId }),
  ]);
}
