import { type Dispatch, type SetStateAction, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { checkNow } from './check-now.ts';
import type { Step } from './form-progress.ts';
import type { Problems, Values, VisitorForm } from './kinds/visitor-form.ts';
import type { FilledIn } from './use-draft.ts';

interface Fields<Field extends string> {
  readonly form: VisitorForm<Field>;
  readonly values: Values<Field>;
  readonly problems: Problems<Field>;
  readonly language: Language;
  /** Locks the fields while the form is being sent: an edit would be lost with the thanks. */
  readonly isLocked: boolean;
  readonly fillIn: Dispatch<SetStateAction<FilledIn<Field>>>;
  readonly go: Dispatch<Step<Field>>;
}

/** The id of a field's control. */
export function fieldId<Field extends string>({ name }: VisitorForm<Field>, field: Field): string {
  return `${name}-${field}`;
}

/** The properties of each field of a form, without its label. */
export function useFields<Field extends string>(fields: Fields<Field>) {
  const { form, values, problems, language, isLocked, fillIn, go } = fields;
  const edits = useRef(0);

  function edit(field: Field, value: string) {
    if (isLocked) return;
    edits.current += 1;
    fillIn((before) => ({ ...before, values: { ...before.values, [field]: value } }));
    go({ type: 'edited', field });
  }

  async function leave(field: Field) {
    if (!form.checkedOnBlur.includes(field)) return;
    const editsThen = edits.current;
    const problem = (await checkNow(form, values, language))?.[field];
    // The first check must be fetched; meanwhile the visitor may have gone on typing.
    if (problem !== undefined && edits.current === editsThen) go({ type: 'found', field, problem });
  }

  return (name: Field) => ({
    id: fieldId(form, name),
    name,
    value: values[name],
    problem: problems[name],
    language,
    onChange: (value: string) => edit(name, value),
    onBlur: () => leave(name),
  });
}
