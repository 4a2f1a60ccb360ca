import { fieldsOf, type Problems, type VisitorForm } from './visitor-form.ts';

/** A problem of a name in the body, found by the contract's schema or by the server. */
interface Said {
  readonly field: string;
  readonly message: string;
}

/** The first problem of each field of the form. Problems of other names are left out. */
export function problemsFrom<Field extends string>(
  form: Pick<VisitorForm<Field>, 'empty' | 'fieldOf'>,
  said: readonly Said[],
): Problems<Field> {
  const problems: Partial<Record<Field, string>> = {};
  for (const { field: name, message } of said) {
    const named = Object.hasOwn(form.fieldOf, name) ? form.fieldOf[name] : name;
    const field = fieldsOf(form).find((each) => each === named);
    if (field !== undefined) problems[field] ??= message;
  }
  return problems;
}
