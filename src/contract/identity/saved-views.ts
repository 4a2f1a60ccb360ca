import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { requiredText } from '#contract/fields/text-field.ts';

/** The most views that a person keeps, and the most lists of which they hide columns. */
export const savedViewsMax = 100;

/** A search may name a person, and a place within the list holds for one moment only: neither is a part of a view. */
const leftOut = ['search', 'cursor', 'open'];

/** The filters and the order of a list, as its address has them. */
const listQuery = z.pipe(
  z.string().check(z.maxLength(1000), z.regex(/^(?:[A-Za-z0-9]+=[^&\s]*(?:&|$))*$/)),
  z.transform((text) =>
    text
      .split('&')
      .filter((part) => part !== '' && !leftOut.some((name) => part.startsWith(`${name}=`)))
      .join('&'),
  ),
);

/** The path of a list within its area, as `due` or `reports/receipts`. */
const listPath = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/));

/** The most columns of a list that a person hides. */
export const hiddenColumnsMax = 30;

/** The columns of a list, by their keys, that the user does without. */
export const hiddenColumns = z.object({
  list: listPath(),
  columns: z
    .array(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/)))
    .check(z.maxLength(hiddenColumnsMax)),
});
export type HiddenColumns = z.output<typeof hiddenColumns>;

/** The filters of a list under a name. A view of the same name and list is replaced. */
export const savedViewForm = z.object({
  name: requiredText(60, 'text_required'),
  list: listPath(),
  query: listQuery,
  /** True for the whole branch, of a superadmin for all of the lender. */
  isShared: z.boolean({ error: 'choice_required' satisfies FieldMessageKey }),
});

const savedView = z.object({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  /** Its owner removes a view, and a superadmin a shared one. */
  mayBeRemoved: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

export const savedViewEndpoints = {
  listSavedViews: endpoint({
    method: 'GET',
    path: '/api/saved-views',
    summary: "The user's own views of lists, and those that the branch shares",
    access: 'saved-views.keep',
    output: z.array(savedView),
  }),
  saveView: endpoint({
    method: 'PUT',
    path: '/api/saved-views',
    summary: 'Keeps the filters and the order of a list under a name, without a search text',
    access: 'saved-views.keep',
    body: savedViewForm,
    output: savedView,
    errors: ['too_many_saved_views'],
  }),
  hideColumns: endpoint({
    method: 'PUT',
    path: '/api/hidden-columns',
    summary: 'Keeps the columns of a list that the user does without; none shows all',
    access: 'saved-views.keep',
    body: hiddenColumns,
    output: z.null(),
    errors: ['too_many_saved_views'],
  }),
  removeSavedView: endpoint({
    method: 'DELETE',
    path: '/api/saved-views/:id',
    summary: 'Removes an own view, or as a superadmin a shared one',
    access: 'saved-views.keep',
    params: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
};
