import { isDeepStrictEqual } from 'node:util';

/** Something for each field that `Form` has. */
type Sides<Form> = { readonly [Field in keyof Form]: unknown };

interface Changed<Form> {
  readonly before: Partial<Sides<Form>>;
  readonly after: Partial<Sides<Form>>;
}

/** What an edit really changed, as the audit remembers it: only the fields that differ. What is sensitive in them is the caller's to mask. */
export function changedFields<Form extends object>(before: Sides<Form>, after: Form): Changed<Form> {
  const fields = Object.keys(after) as (keyof Form)[];
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  const only = (side: Sides<Form>) =>
    Object.fromEntries(changed.map((field) => [field, side[field]])) as Partial<Sides<Form>>;
  return { before: only(before), after: only(after) };
}
