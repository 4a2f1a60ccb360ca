import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { cutPage, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Reach } from '#server/platform/reach.ts';

const listColumns = columns('contact_requests', [
  'id',
  'form_type',
  'full_name',
  'phone',
  'status',
  'language',
  'received_at',
  'service_type',
]);

const detailColumns = columns('contact_requests', [
  'email',
  'address',
  'message',
  'preferred_on',
  'preferred_time',
  'notes',
  'branch_id',
]);

export type ContactRequestListRow = RowOf<typeof listColumns>;
export interface ContactRequestDetailRow extends ContactRequestListRow, RowOf<typeof detailColumns> {}

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

type RequestReach = Reach<'all' | 'assigned'>;

/** Everything; or what is assigned to the employee, and their branch's unassigned, which is there to take. */
function withinReach(reach: RequestReach) {
  return (eb: ExpressionBuilder<Database, 'contact_requests'>): Expression<SqlBool> => {
    if (reach.extent === 'all') return sql<SqlBool>`true`;
    return eb.or([
      eb('assignee_id', '=', reach.userId),
      eb.and([eb('assignee_id', 'is', null), eb('branch_id', '=', reach.branchId)]),
    ]);
  };
}

function matching(search: string): RawBuilder<SqlBool> {
  const terms = searchTerms(search);
  switch (terms.kind) {
    case 'nothing':
      return sql<SqlBool>`false`;
    case 'name':
      return sql<SqlBool>`name_search @@ ${terms.tsquery}::tsquery`;
    case 'number':
      return sql<SqlBool>`digit_parts(phone) @> terms_of_part(${terms.digits}) AND phone LIKE pattern_of_part(${terms.digits})`;
  }
}

/** One page, newest first, with the cursor of the next and how many rows match in all. */
export async function listContactRequests(
  db: Kysely<Database>,
  reach: RequestReach,
  { cursor, search, formType, sort = '-receivedAt' }: ListQuery,
) {
  const matches = db
    .selectFrom('contact_requests')
    .where(withinReach(reach))
    .$if(formType !== undefined, (query) => query.where('form_type', '=', formType as FormType))
    .$if(Boolean(search), (query) => query.where(matching(search as string)));

  const { after, order } = sortedList(sortable, sort, cursor);
  const found = await matches
    .select(listColumns.aliased('contact_requests'))
    .where(after)
    .orderBy(order[0])
    .orderBy(order[1])
    .limit(pageRowsAsked)
    .execute();
  return cutPage(db, matches, found, ({ id }) => ({ id }));
}

/** One request, if it is within reach. */
export function findContactRequest(
  db: Kysely<Database>,
  reach: RequestReach,
  id: string,
): Promise<ContactRequestDetailRow | undefined> {
  return db
    .selectFrom('contact_requests')
    .select(listColumns.aliased('contact_requests'))
    .select(detailColumns.aliased('contact_requests'))
    .where('id', '=', id)
    .where(withinReach(reach))
    .executeTakeFirst();
}
