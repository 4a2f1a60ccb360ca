import type { Pool, PoolClient } from 'pg';
import type { Employee } from '#contract/lender/employees.ts';
import { addDays, type CalendarDate, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { superadminBackDatingDaysMax } from '#domain/lending/ledger/check-valued-on.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import { type StaffRole, staffRoles } from '#domain/rights/role.ts';
import { googleStateColumn } from '#server/identity/google/google-state.ts';
import { decisionLimitsOrNone } from '#server/lending/agreements/authorize-decision.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { cutPage, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { designationOf, openCountOf } from './open-work.ts';

const userColumns = columns(
  'users',
  ['id', 'phone', 'email', 'language', 'is_active', 'last_signed_in_at', 'version'],
  { written: ['full_name'] },
);
const employeeColumns = columns('employees', ['designation_id', 'cnic', 'joined_on']);

export interface EmployeeRecord
  extends RowOf<typeof userColumns>,
    RowOf<typeof employeeColumns>,
    DecisionLimits {
  readonly role: StaffRole;
  readonly hasPassword: boolean;
  readonly isTotpOn: boolean;
  readonly designation: Phrase | null;
  readonly google: Employee['google'];
  readonly branchId: string | null;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly cnic: Cnic | null;
  readonly mayRecordPayments: boolean;
  readonly mayMatchUnknownLines: boolean;
  readonly backDatingDaysMax: number;
  readonly handCashMax: number | null;
  readonly collected: number;
  readonly openCustomers: number;
  readonly openAgreements: number;
  readonly openContactRequests: number;
}

const readRecords = {
  name: 'read-employees',
  text: `SELECT ${userColumns.selected('u')}, u.role, ${employeeColumns.selected('e')},
                u.password_hash IS NOT NULL AS "hasPassword", u.totp_confirmed_at IS NOT NULL AS "isTotpOn",
                ${googleStateColumn}, ${designationOf('d')} AS designation,
                b.id AS "branchId", b.code AS "branchCode", ${phraseOf('b.city')} AS city,
                coalesce(e.may_record_payments, true) AS "mayRecordPayments",
                coalesce(e.may_match_unknown_lines, true) AS "mayMatchUnknownLines",
                coalesce(e.back_dating_days_max, ${superadminBackDatingDaysMax}) AS "backDatingDaysMax", e.hand_cash_max AS "handCashMax",
                ${decisionLimitsOrNone},
                (SELECT coalesce(sum(d.amount), 0)::bigint FROM officer_collection_days d
                  WHERE d.taken_by = u.id AND d.counts_on >= $2) AS collected,
                ${openCountOf('customers', 'u.id')} AS "openCustomers",
                ${openCountOf('agreements', 'u.id')} AS "openAgreements",
                ${openCountOf('contactRequests', 'u.id')} AS "openContactRequests"
           FROM users u
           LEFT JOIN employees e ON e.user_id = u.id
           LEFT JOIN designations d ON d.id = e.designation_id
           LEFT JOIN branches b ON b.id = e.branch_id
          WHERE u.id = ANY($1) AND u.role IN ('superadmin', 'employee')`,
};

async function readEmployees(
  client: Pool | PoolClient,
  ids: readonly string[],
  today: CalendarDate,
): Promise<EmployeeRecord[]> {
  const monthStart = addDays(today, 1 - dayOfMonth(today));
  const { rows } = await client.query<EmployeeRecord>({ ...readRecords, values: [ids, monthStart] });
  return rows;
}

/** One member of staff. Refuses an unknown id. */
export async function findEmployee(
  client: Pool | PoolClient,
  id: string,
  today: CalendarDate,
): Promise<EmployeeRecord> {
  const [found] = await readEmployees(client, [id], today);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
  readonly branchId?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly state?: 'active' | 'inactive' | undefined;
  readonly sort?: EmployeeSort | undefined;
}

type SortKey = 'createdAt' | 'name' | 'lastSignedInAt';
type EmployeeSort = SortKey | `-${SortKey}`;

const sortable = {
  from: 'users u',
  id: 'u.id',
  keys: {
    createdAt: 'u.created_at',
    name: 'lower(u.full_name)',
    // An employee who has never signed in comes first.
    lastSignedInAt: "coalesce(u.last_signed_in_at, '-infinity')",
  },
} as const;

/** `%` and `_` in a typed text are searched literally. */
function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** There are few employees, so their phones need no index. */
function matching(search: string): Sql {
  if (search.includes('@')) return sql`u.email LIKE ${beginningWith(search.toLowerCase())}`;
  const terms = searchTerms(search);
  switch (terms.kind) {
    case 'nothing':
      return raw('false');
    case 'name':
      return sql`u.name_search @@ ${terms.tsquery}::tsquery`;
    case 'number':
      return sql`u.phone LIKE pattern_of_part(${terms.digits})`;
  }
}

/** One page of present and former employees, newest first unless the reader sorts them. */
export async function listEmployees(
  pool: Pool,
  { cursor, search, branchId, role, state, sort = '-createdAt' }: ListQuery,
  today: CalendarDate,
) {
  const roles = role === undefined ? staffRoles : [role];
  const matches = {
    from: raw('users u LEFT JOIN employees e ON e.user_id = u.id'),
    where: allOf([
      sql`u.role = ANY (${roles})`,
      state !== undefined && sql`u.is_active = ${state === 'active'}`,
      branchId !== undefined && sql`e.branch_id = ${branchId}`,
      search ? matching(search) : null,
    ]),
  };
  const { after, order } = sortedList(sortable, sort, cursor);
  const { from, where } = matches;
  const found = await ask<{ id: string }>(
    pool,
    sql`SELECT u.id FROM ${from} WHERE ${where} AND ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}`,
  );
  const { rows, page } = await cutPage(pool, matches, found, ({ id }) => ({ id }));

  const ids = rows.map(({ id }) => id);
  const records = new Map(
    (await readEmployees(pool, ids, today)).map((record) => [record.id, record] as const),
  );
  // A user stays staff between the two statements: a role only changes to another role of staff.
  const recordOf = (id: string) => {
    const record = records.get(id);
    invariant(record !== undefined, 'staff stays staff');
    return record;
  };
  return { rows: ids.map(recordOf), page };
}
