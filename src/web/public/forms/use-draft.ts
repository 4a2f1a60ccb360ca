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
  /** Until the page is alive nothing can be sent, and what is typed is taken over. */
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const { values, attempt } = readDraft(tabStorage, form.name, fieldsOf(form));
    const typed = textsOf(element.current, fieldsOf(form));
    const draft = { values: { ...form.empty, ...values, ...typed }, attempt };
    // Kept at once: the switch of the language may have been pressed already.
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
 * The texts that stand in a form's fields, empty ones left out. The browser may have filled them before the page came
 * alive: typed early, restored by the back button, or filled in by itself.
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
