import { useEffect, useSyncExternalStore } from 'react';

/** A form as it is at this very moment, which may not be drawn yet. */
export interface WatchedForm {
  readonly isChanged: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

const openForms = new Set<WatchedForm>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Has a form looked at before its page is left, until what it answers is called. */
export function watchForUnsaved(form: WatchedForm): () => void {
  openForms.add(form);
  const unsubscribe = form.subscribe(tell);
  return () => {
    openForms.delete(form);
    unsubscribe();
    tell();
  };
}

/** Whether leaving now would lose anything that was entered on the page. */
export function isAnythingUnsaved(): boolean {
  return [...openForms].some(({ isChanged }) => isChanged());
}

/** The same as it changes. */
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

/** Has the question whether to leave asked by what is on the screen; what it answers is called when that goes. */
export function answerQuestions(asking: (answer: Answer) => void): () => void {
  ask = asking;
  return () => {
    ask = null;
  };
}

/** Whether the page, or one form of it, may be left: at once where nothing would be lost, else as the question is answered. */
export function mayLeave(isUnsaved: () => boolean = isAnythingUnsaved): Promise<boolean> {
  return new Promise((resolve) => {
    if (ask !== null && isUnsaved()) ask(resolve);
    else resolve(true);
  });
}

let isAsking = false;

/** Tells that the question is on the screen, until what it answers is called. */
export function holdQuestion(): () => void {
  isAsking = true;
  return () => {
    isAsking = false;
  };
}

/** Whether the page is about to be left as the person asked: they were held back by what is saved by now. */
export function isLeaving(): boolean {
  return isAsking && !isAnythingUnsaved();
}

/** Asks before a form is left that is changed, for as long as it is on the page. */
export function useLeaveWarning({ watched }: { readonly watched: WatchedForm }): void {
  useEffect(() => watchForUnsaved(watched), [watched]);
}
