import { isDeepStrictEqual } from 'node:util';

/** A value for each field of `Form`. */
type Sides<Form> = { readonly [Field in keyof Form]: unknown };

interface Changed<Form> {
  readonly before: Partial<Sides<Form>>;
  readonly after: Partial<Sides<Form>>;
}

/** The fields that an edit changed, before and after, as the audit records them. The caller masks sensitive values. */
export function changedFields<Form extends object>(before: Sides<Form>, after: Form): Changed<Form> {
  const fields = Object.keys(after) as (keyof Form)[];
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  const only = (side: Sides<Form>) =>
    Object.fromEntries(changed.map((field) => [field, side[field]])) as Partial<Sides<Form>>;
  return { before: only(before), after: only(after) };
}
