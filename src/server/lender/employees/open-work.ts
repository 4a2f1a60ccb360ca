import type { Pool, PoolClient } from 'pg';
import type { OpenWork } from '#contract/lender/employees.ts';
import type { Phrase } from '#domain/language.ts';
import type { StaffRole } from '#domain/rights/role.ts';
import type { Written } from '#domain/written.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The work that people are in charge of: its table, the column of the person, and when it is unfinished. */
const kinds = {
  customers: { table: 'customers', holder: 'officer_id', isOpen: 'true' },
  agreements: {
    table: 'agreements',
    holder: 'officer_id',
    // A written-off agreement may still receive money.
    isOpen: "status IN ('draft', 'submitted', 'approved', 'active', 'written_off')",
  },
  contactRequests: {
    table: 'contact_requests',
    holder: 'assignee_id',
    isOpen: "status NOT IN ('converted', 'closed')",
  },
} as const satisfies Record<keyof OpenWork, { table: string; holder: string; isOpen: string }>;

type Kind = keyof OpenWork;
const kindNames = Object.keys(kinds) as Kind[];

/** Counts the unfinished work of one kind for the person in a column of the query around it. */
export function openCountOf(kind: Kind, person: string): string {
  const { table, holder, isOpen } = kinds[kind];
  return `(SELECT count(*) FROM ${table} WHERE ${holder} = ${person} AND ${isOpen})`;
}

/** The person who leaves work behind, and the one branch whose work they keep; null if they keep none. */
export interface WorkLeft {
  readonly userId: string;
  readonly keptBranchId: string | null;
}

/** `$1` and `$2` are those of `WorkLeft`. A contact request without a branch stays with its assignee. */
function isLeft(kind: Kind): string {
  const { holder, isOpen } = kinds[kind];
  return `${holder} = $1 AND ${isOpen} AND ($2::uuid IS NULL OR branch_id <> $2)`;
}

const countLeft = {
  name: 'count-open-work',
  text: `SELECT ${kindNames
    .map((kind) => `(SELECT count(*) FROM ${kinds[kind].table} WHERE ${isLeft(kind)}) AS "${kind}"`)
    .join(', ')}`,
};

/** The amount of open work that a person leaves behind. */
export async function countOpenWork(
  client: Pool | PoolClient,
  { userId, keptBranchId }: WorkLeft,
): Promise<OpenWork> {
  const { rows } = await client.query<OpenWork>({ ...countLeft, values: [userId, keptBranchId] });
  return rows[0] as OpenWork;
}

export interface Successor {
  readonly id: string;
  readonly fullName: Written;
  readonly role: StaffRole;
  readonly designation: Phrase | null;
}

/** A row of `designations` under an alias, in both languages; null for a person without a designation. */
export function designationOf(alias: string): string {
  return `CASE WHEN ${alias}.id IS NOT NULL THEN ${phraseOf(`${alias}.name`)} END`;
}

const findSuccessors = {
  name: 'find-successors',
  text: `WITH work AS (${kindNames
    .map((kind) => `SELECT branch_id FROM ${kinds[kind].table} WHERE ${isLeft(kind)}`)
    .join(' UNION ')})
         SELECT u.id, ${writtenOf('u.full_name')} AS "fullName", u.role, ${designationOf('d')} AS designation
           FROM users u LEFT JOIN employees e ON e.user_id = u.id LEFT JOIN designations d ON d.id = e.designation_id
          WHERE u.is_active AND u.id <> $1
            AND (u.role = 'superadmin'
                 OR u.role = 'employee' AND NOT EXISTS (SELECT FROM work WHERE work.branch_id <> e.branch_id))
          ORDER BY u.role, u.full_name, u.id`,
};

/** The possible successors, who reach all of the open work. Colleagues come first, superadmins after them. */
export async function listSuccessors(
  client: Pool | PoolClient,
  { userId, keptBranchId }: WorkLeft,
): Promise<Successor[]> {
  const { rows } = await client.query<Successor>({ ...findSuccessors, values: [userId, keptBranchId] });
  return rows;
}

/** The work that a person leaves behind, and the people who can take it over. */
export interface WorkToReassign {
  readonly openWork: OpenWork;
  readonly successors: readonly Successor[];
}

const findMember = {
  name: 'find-member',
  text: "SELECT FROM users WHERE id = $1 AND role IN ('superadmin', 'employee')",
};

/** Reads both for the preview. Refuses an unknown id. */
export async function findOpenWork(pool: Pool, left: WorkLeft): Promise<WorkToReassign> {
  const { rowCount } = await pool.query({ ...findMember, values: [left.userId] });
  if (rowCount === 0) throw new Refusal('not_found');
  return { openWork: await countOpenWork(pool, left), successors: await listSuccessors(pool, left) };
}

/** An agreement, customer or request with a new person in charge. */
interface MovedWork {
  readonly id: string;
  readonly branchId: string;
}

/** Reassigns all open work, and returns the agreements and contact requests, which have a history. */
export async function moveOpenWork(
  client: PoolClient,
  { userId, keptBranchId }: WorkLeft,
  successorId: string,
): Promise<Record<'agreements' | 'contactRequests', MovedWork[]>> {
  const move = async (kind: Kind) => {
    const { table, holder } = kinds[kind];
    const { rows } = await client.query<MovedWork>({
      name: `reassign-${kind}`,
      // Locked in the same order as by postings.
      text: `WITH work AS (SELECT id FROM ${table} WHERE ${isLeft(kind)} ORDER BY id FOR NO KEY UPDATE)
             UPDATE ${table} t SET ${holder} = $3 FROM work WHERE t.id = work.id
             RETURNING t.id, t.branch_id AS "branchId"`,
      values: [userId, keptBranchId, successorId],
    });
    return rows;
  };
  await move('customers');
  const contactRequests = await move('contactRequests');
  return { contactRequests, agreements: await move('agreements') };
}
