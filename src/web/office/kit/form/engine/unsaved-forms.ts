import { useEffect } from 'react';

const openForms = new Set<() => boolean>();

/** Has a form looked at before its page is left, until what it answers is called. */
export function watchForUnsaved(isChanged: () => boolean): () => void {
  openForms.add(isChanged);
  return () => {
    openForms.delete(isChanged);
  };
}

/** Whether leaving now would lose anything that was entered on the page. */
export function isAnythingUnsaved(): boolean {
  return [...openForms].some((isChanged) => isChanged());
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

/** Whether the page may be left: at once where nothing would be lost, else as the question is answered. */
export function mayLeave(): Promise<boolean> {
  return new Promise((resolve) => {
    if (ask !== null && isAnythingUnsaved()) ask(resolve);
    else resolve(true);
  });
}

/** Asks before a form is left that is changed, for as long as it is on the page. */
export function useLeaveWarning(isChanged: () => boolean): void {
  useEffect(() => watchForUnsaved(isChanged), [isChanged]);
}
