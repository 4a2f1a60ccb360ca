import { focusLate } from '#web/ui/focus-late.ts';

/** The focused element when the last form was sent: a field, if Enter was pressed in it. Null once the answer is here. */
let sentFrom: Element | null = null;

export function rememberSending(): void {
  sentFrom = document.activeElement;
}

/** Moves the focus to the result of a sending, unless the person types in another field by now. False when the focus stays there. */
export function focusAnswer(element: HTMLElement | null): boolean {
  if (element === null) return true;
  focusLate(element, sentFrom);
  sentFrom = null;
  return document.activeElement === element;
}
