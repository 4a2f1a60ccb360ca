import type { DuePart } from '#contract/lending/collections.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { callBackShownDays } from '#domain/lending/collections/call-back.ts';
import { type DueAge, dueDaysOfAge } from '#domain/lending/collections/due-list.ts';
import { dueDayOfReminder, reminders } from '#domain/lending/collections/reminder.ts';
import { allOf, joined, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

/** The officer and branch of the list, and its day. Null is every officer, or every branch, within reach. */
export interface DueScope {
  readonly officerId: string | null;
  readonly branchId: string | null;
  readonly today: CalendarDate;
}

/** True if `day`, since which something is unpaid, is one of these days. */
export const isUnpaidSince = (day: Sql, { from, until }: ReturnType<typeof dueDaysOfAge>) =>
  allOf([sql`${day} <= ${until}`, from !== null && sql`${day} >= ${from}`]);

/** Agreements of the list whose last promise is broken and was for such days. */
const unkept = (reach: BranchReach, scope: DueScope, days: Sql) =>
  sql`(SELECT o.agreement_id FROM promise_outcomes o
        WHERE o.is_last AND NOT o.is_kept AND o.promised_for ${days} AND ${isInScope(reach, scope, ofPromise)})`;

/** True if the reminder `m` of a customer is or will be sent without a person. */
export const isSentByItself = "m.state IN ('queued', 'sent', 'delivered', 'read')";

/** The rule of `reminderOn`, without the reminders opened today and those that the product sends itself. One that failed is left to a person. */
function isToRemind(reach: BranchReach, scope: DueScope): Sql {
  const { today } = scope;
  const days = reminders.map((reminder) => dueDayOfReminder(reminder, today));
  const cases = reminders.map(
    (reminder) => sql`WHEN ${dueDayOfReminder(reminder, today)}::date THEN ${reminder}`,
  );
  const reminder = sql`CASE a.oldest_unpaid_due_on ${joined(cases, ' ')} END`;
  return sql`a.status = 'active' AND a.oldest_unpaid_due_on = ANY (${days}::date[])
    AND NOT EXISTS (SELECT FROM customers c WHERE c.id = a.customer_id AND (NOT c.takes_messages OR c.phone IS NULL))
    AND NOT a.id IN ${unkept(reach, scope, sql`>= ${today}`)}
    AND NOT EXISTS (SELECT FROM contact_log l WHERE l.reminded_customer_id = a.customer_id
                       AND l.reminded_on = ${today} AND l.reminder = ${reminder})
    AND NOT EXISTS (SELECT FROM messages m WHERE m.customer_id = a.customer_id AND m.reminded_on = ${today}
                       AND ${raw(isSentByItself)})`;
}

/** Agreements whose last contact named a time until today at which the customer is called again. An opened call is no answer. */
function isToCallBack(today: CalendarDate): Sql {
  const dayStart = (days: number) => new Date(startOfBusinessDate(addDays(today, days)));
  return sql`a.status IN ('active', 'written_off') AND a.id IN (
    SELECT l.agreement_id FROM contact_log l
     WHERE l.call_back_at >= ${dayStart(-callBackShownDays)} AND l.call_back_at < ${dayStart(1)}
       AND NOT EXISTS (SELECT FROM contact_log x WHERE x.agreement_id = l.agreement_id AND x.result <> 'opened'
                          AND (x.contacted_at, x.id) > (l.contacted_at, l.id)))`;
}

/** The rule of `dueGroupOf`, in a form that an index can use. */
function isIn(reach: BranchReach, scope: DueScope, group: DuePart): Sql {
  const { today } = scope;
  const hasNoWord = sql`NOT EXISTS (SELECT FROM promise_outcomes o WHERE o.agreement_id = a.id
                                       AND o.is_last AND NOT o.is_kept AND o.promised_for <= ${today})`;
  switch (group) {
    case 'call_back':
      return isToCallBack(today);
    case 'to_remind':
      return isToRemind(reach, scope);
    case 'due_today':
      return sql`a.status = 'active' AND a.oldest_unpaid_due_on = ${today} AND ${hasNoWord}`;
    case 'overdue':
      return sql`a.status = 'active' AND a.oldest_unpaid_due_on < ${today} AND ${hasNoWord}`;
    case 'promised':
      return sql`a.status IN ('active', 'written_off') AND a.id IN ${unkept(reach, scope, sql`= ${today}`)}`;
    case 'broken':
      return sql`a.status = 'active' AND a.oldest_unpaid_due_on <= ${today} AND a.id IN ${unkept(reach, scope, sql`< ${today}`)}`;
  }
}

/**
 * True if a row with an officer and a branch is on the list and within reach. An officer has few rows, so the branch is
 * checked on each of them, without an index over the whole branch.
 */
export function isInScope(
  reach: BranchReach,
  { officerId, branchId }: DueScope,
  { branch, officer }: { readonly branch: Sql; readonly officer: Sql },
): Sql {
  const only = branchIdOf(reach);
  const isAt = (id: string) =>
    officerId === null ? sql`${branch} = ${id}` : sql`(${branch} = ${id}) IS TRUE`;
  return allOf([
    only !== null && isAt(only),
    branchId !== null && isAt(branchId),
    officerId !== null && sql`${officer} = ${officerId}`,
  ]);
}

/** Of a last promise these are its agreement's. */
export const ofPromise = { branch: raw('o.branch_id'), officer: raw('o.agreement_officer_id') };
export const ofAgreement = { branch: raw('a.branch_id'), officer: raw('a.officer_id') };

interface DueFilters {
  readonly group: DuePart;
  readonly age?: DueAge | undefined;
  readonly customerId?: string | undefined;
}

/** True if the agreement `a` is in a group of today's work within reach, and of the given age and customer, if there are such. */
export function isDue(reach: BranchReach, scope: DueScope, { group, age, customerId }: DueFilters): Sql {
  const days = age && dueDaysOfAge(age, scope.today);
  return allOf([
    isIn(reach, scope, group),
    isInScope(reach, scope, ofAgreement),
    days && isUnpaidSince(raw('a.oldest_unpaid_due_on'), days),
    customerId !== undefined && sql`a.customer_id = ${customerId}`,
  ]);
}
