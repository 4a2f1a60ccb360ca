import { type Kysely, sql } from 'kysely';
import { countedRowsMax } from '#contract/endpoint.ts';
import { type DuePart, type DueSums, dueParts } from '#contract/lending/collections.ts';
import { type DueAge, type DueGroup, dueAges } from '#domain/lending/collections/due-list.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { isDue, type Whose } from './due-agreements.ts';
import { sumDueNow } from './due-list.queries.ts';

type Sums = Record<DuePart, { agreements: number; dueNow: number | null }>;

/**
 * How many agreements are in each group of the day's work and what they come to, by the conditions that list them; all of one
 * moment, because the largest group is told by the others.
 */
export function sumDue(db: Kysely<Database>, reach: BranchReach, whose: Whose): Promise<DueSums> {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => sumGroups(snapshot, reach, whose));
}

async function sumGroups(db: Kysely<Database>, reach: BranchReach, whose: Whose): Promise<DueSums> {
  const countOf = async (query: { readonly group: DuePart; readonly age?: DueAge }) => {
    const { count } = await db
      .selectFrom('agreements as a')
      .where(isDue(reach, whose, query))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const groups = {} as Sums;
  for (const group of dueParts) {
    const agreements = await countOf({ group });
    const isSummed = group !== 'overdue' && agreements <= countedRowsMax;
    groups[group] = { agreements, dueNow: isSummed ? await sumDueNow(db, reach, whose, group) : null };
  }
  groups.overdue.dueNow = await sumOverdue(db, reach, whose, groups);
  const ages: [DueAge, number][] = [];
  for (const age of dueAges) ages.push([age, await countOf({ group: 'overdue', age })]);
  return { groups, ages: Object.fromEntries(ages) as DueSums['ages'] };
}

const besideOverdue: readonly DueGroup[] = ['due_today', 'promised', 'broken'];

/**
 * The largest group, from the sums that postings keep: whatever is to be paid by today is in one of the groups, so it is all
 * of it without what the small ones come to. Null where one of those is too long to be summed up.
 */
async function sumOverdue(
  db: Kysely<Database>,
  reach: BranchReach,
  { officerId, branchId, today }: Whose,
  groups: Sums,
): Promise<number | null> {
  const only = branchIdOf(reach);
  const { unpaid } = await db
    .selectFrom('officer_due_days')
    .where('due_on', '<=', today)
    .$if(only !== null, (days) => days.where('branch_id', '=', only))
    .$if(branchId !== null, (days) => days.where('branch_id', '=', branchId))
    .$if(officerId !== null, (days) => days.where('officer_id', '=', officerId))
    .select(sql<Rupees>`coalesce(sum(unpaid), 0)::bigint`.as('unpaid'))
    .executeTakeFirstOrThrow();
  return besideOverdue.reduce<number | null>((left, group) => {
    const { dueNow } = groups[group];
    return left === null || dueNow === null ? null : left - dueNow;
  }, unpaid);
}
