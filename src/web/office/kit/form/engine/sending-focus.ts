import { focusLate } from '#web/ui/focus-late.ts';

/** Where the focus was when the last form was sent: in a field, where Enter was pressed in it. Null once that is answered. */
let sentFrom: Element | null = null;

export function rememberSending(): void {
  sentFrom = document.activeElement;
}

/**
 * Moves the focus to what a sending led to, unless the person types in another field by now. False where it stays with what
 * they do.
 */
export function focusAnswer(element: HTMLElement | null): boolean {
  if (element === null) return true;
  focusLate(element, sentFrom);
  sentFrom = null;
  return document.activeElement === element;
}
