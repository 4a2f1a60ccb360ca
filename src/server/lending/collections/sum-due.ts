import type { Kysely } from 'kysely';
import { countedRowsMax } from '#contract/endpoint.ts';
import { type DuePart, type DueSums, dueParts } from '#contract/lending/collections.ts';
import { type DueAge, dueAges } from '#domain/lending/collections/due-list.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { isDue, type Whose } from './due-agreements.ts';
import { sumDueNow } from './due-list.queries.ts';

/** How many agreements are in each group of the day's work and what they come to, by the conditions that list them. */
export async function sumDue(db: Kysely<Database>, reach: BranchReach, whose: Whose): Promise<DueSums> {
  const countOf = async (query: { readonly group: DuePart; readonly age?: DueAge }) => {
    const { count } = await db
      .selectFrom('agreements as a')
      .where(isDue(reach, whose, query))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const groups: [DuePart, DueSums['groups'][DuePart]][] = [];
  for (const group of dueParts) {
    const agreements = await countOf({ group });
    const dueNow = agreements > countedRowsMax ? null : await sumDueNow(db, reach, whose, group);
    groups.push([group, { agreements, dueNow }]);
  }
  const ages: [DueAge, number][] = [];
  for (const age of dueAges) ages.push([age, await countOf({ group: 'overdue', age })]);
  return {
    groups: Object.fromEntries(groups) as DueSums['groups'],
    ages: Object.fromEntries(ages) as DueSums['ages'],
  };
}
