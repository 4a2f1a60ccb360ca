import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { FormType } from '#contract/contact-forms.ts';
import { countedRowsMax, type Page } from '#contract/endpoint.ts';
import { reachOf } from '#domain/capabilities.ts';
import type { Actor } from '../auth/actor.ts';
import { searchTerms } from '../db/search-terms.ts';
import type { Database } from '../db/tables.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';

const pageRows = 25;

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
}

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
  { cursor, search, formType }: ListQuery,
) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const matches = db
    .selectFrom('contact_requests')
    .where(withinReach(actor))
    .$if(formType !== undefined, (query) => query.where('form_type', '=', formType as FormType))
    .$if(Boolean(search), (query) => query.where(matching(search as string)));

  const found = await matches
    .select(rowColumns)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(received_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();

  const { total } = await db
    .selectFrom(
      matches
        .select(sql`1`.as('one'))
        .limit(countedRowsMax + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();

  const rows = found.slice(0, pageRows);
  const last = rows.at(-1);
  const page: Page = {
    next: found.length > pageRows && last ? writeCursor({ at: last.received_at, id: last.id }) : null,
    total: total > countedRowsMax ? null : total,
  };
  return { rows, page };
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
