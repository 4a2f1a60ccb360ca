import { useEffect, useSyncExternalStore } from 'react';

/** The current state of a form, which may not be rendered yet. */
export interface WatchedForm {
  readonly isChanged: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

const openForms = new Set<WatchedForm>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Registers a form to check before its page is left, until the returned function is called. */
export function watchForUnsaved(form: WatchedForm): () => void {
  openForms.add(form);
  const unsubscribe = form.subscribe(tell);
  tell();
  return () => {
    openForms.delete(form);
    unsubscribe();
    tell();
  };
}

/** True when leaving the page now would lose input. */
export function isAnythingUnsaved(): boolean {
  return [...openForms].some(({ isChanged }) => isChanged());
}

/** The same, as a hook that follows changes. */
export function useAnythingUnsaved(): boolean {
  return useSyncExternalStore(subscribe, isAnythingUnsaved);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

type Answer = (leaves: boolean) => void;

let ask: ((answer: Answer) => void) | null = null;

/** Registers the component that asks whether to leave; the returned function removes it. */
export function answerQuestions(asking: (answer: Answer) => void): () => void {
  ask = asking;
  return () => {
    ask = null;
  };
}

/**
 * Resolves to true when the page, or one form of it, may be left: at once when nothing is unsaved, else by the person's answer.
 */
export function mayLeave(isUnsaved: () => boolean = isAnythingUnsaved): Promise<boolean> {
  return new Promise((resolve) => {
    if (ask !== null && isUnsaved()) ask(resolve);
    else resolve(true);
  });
}

let isAsking = false;

/** Marks the question as shown, until the returned function is called. */
export function holdQuestion(): () => void {
  isAsking = true;
  return () => {
    isAsking = false;
  };
}

/** True when the form that blocked leaving has been saved, so the page can be left. */
export function isLeaving(): boolean {
  return isAsking && !isAnythingUnsaved();
}

/** Asks before a form is left that is changed, for as long as it is on the page. */
export function useLeaveWarning({ watched }: { readonly watched: WatchedForm }): void {
  useEffect(() => watchForUnsaved(watched), [watched]);
}

/** Asks before a page is left while it holds input outside of a form. */
export function useUnsavedInput(isThere: boolean): void {
  useEffect(
    () => (isThere ? watchForUnsaved({ isChanged: () => true, subscribe: () => () => {} }) : undefined),
    [isThere],
  );
}
