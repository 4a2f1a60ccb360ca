import { useEffect, useRef, useState } from 'react';
import { fieldsOf, type Values, type VisitorForm } from './kinds/visitor-form.ts';
import type { Attempt } from './sending/attempt.ts';
import { keepDraft, readDraft } from './sending/draft.ts';
import { tabStorage } from './sending/tab-storage.ts';

export interface FilledIn<Field extends string> {
  readonly values: Values<Field>;
  readonly attempt: Attempt | null;
}

/** The text typed into a form, kept for the tab: a reload, the other language or a closed dialog loses nothing. */
export function useDraft<Field extends string>(form: VisitorForm<Field>) {
  const element = useRef<HTMLFormElement>(null);
  const [filledIn, fillIn] = useState<FilledIn<Field>>({ values: form.empty, attempt: null });
  /** Until hydration nothing can be sent; text typed before that is taken over. */
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const { values, attempt } = readDraft(tabStorage, form.name, fieldsOf(form));
    const typed = textsOf(element.current, fieldsOf(form));
    const draft = { values: { ...form.empty, ...values, ...typed }, attempt };
    // Stored at once: the language switch may have been pressed already.
    keepDraft(tabStorage, form.name, draft);
    fillIn(draft);
    setIsReady(true);
  }, [form]);

  useEffect(() => {
    if (isReady) keepDraft(tabStorage, form.name, filledIn);
  }, [form, isReady, filledIn]);

  return { element, isReady, filledIn, fillIn };
}

/**
 * The texts in a form's fields, without the empty ones. The browser may have filled them before hydration: by early typing, the
 * back button, or autofill.
 */
export function textsOf<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  if (form === null) return texts;
  const data = new FormData(form);
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') texts[name] = value;
  }
  return texts;
}
