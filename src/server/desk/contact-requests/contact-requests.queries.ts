import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import { reachOf } from '#domain/rights/capabilities.ts';
import type { Actor } from '#server/platform/actor.ts';
import { cutPage, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import type { Database } from '#server/platform/db/tables.ts';

const rowColumns = [
  'id',
  'form_type',
  'full_name',
  'phone',
  'status',
  'language',
  'received_at',
  'service_type',
] as const;

const allColumns = [
  ...rowColumns,
  'email',
  'address',
  'message',
  'preferred_on',
  'preferred_time',
  'notes',
] as const;

export type ContactRequestListRow = Awaited<ReturnType<typeof listContactRequests>>['rows'][number];
export type ContactRequestDetailRow = NonNullable<Awaited<ReturnType<typeof findContactRequest>>>;

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
  readonly formType?: FormType | undefined;
  readonly sort?: 'receivedAt' | '-receivedAt' | undefined;
}

const sortable = {
  from: 'contact_requests',
  id: 'contact_requests.id',
  keys: { receivedAt: 'contact_requests.received_at' },
} as const;

/** What the actor may see: everything, or what is assigned to them and their branch's unassigned, which is there to take. */
function withinReach({ role, userId, branchId }: Actor) {
  return (eb: ExpressionBuilder<Database, 'contact_requests'>): Expression<SqlBool> => {
    if (reachOf(role, 'contact-requests.read') === 'all') return sql<SqlBool>`true`;
    return eb.or([
      eb('assignee_id', '=', userId),
      eb.and([eb('assignee_id', 'is', null), eb('branch_id', '=', branchId)]),
    ]);
  };
}

function matching(search: string) {
  return (eb: ExpressionBuilder<Database, 'contact_requests'>): Expression<SqlBool> => {
    const terms = searchTerms(search);
    return terms.kind === 'phone'
      ? eb('phone', 'like', `${terms.prefix}%`)
      : sql<SqlBool>`name_search @@ to_tsquery('simple', ${terms.tsquery})`;
  };
}

/** One page, newest first, with the cursor of the next and how many rows match in all. */
export async function listContactRequests(
  db: Kysely<Database>,
  actor: Actor,
  { cursor, search, formType, sort = '-receivedAt' }: ListQuery,
) {
  const matches = db
    .selectFrom('contact_requests')
    .where(withinReach(actor))
    .$if(formType !== undefined, (query) => query.where('form_type', '=', formType as FormType))
    .$if(Boolean(search), (query) => query.where(matching(search as string)));

  const { after, order } = sortedList(sortable, sort, cursor);
  const found = await matches
    .select(rowColumns)
    .where(after)
    .orderBy(order[0])
    .orderBy(order[1])
    .limit(pageRowsAsked)
    .execute();
  return cutPage(db, matches, found, ({ id }) => ({ id }));
}

/** One request, if it is within the actor's reach. */
export function findContactRequest(db: Kysely<Database>, actor: Actor, id: string) {
  return db
    .selectFrom('contact_requests')
    .select(allColumns)
    .where('id', '=', id)
    .where(withinReach(actor))
    .executeTakeFirst();
}
