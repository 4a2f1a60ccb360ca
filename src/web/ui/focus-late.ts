/** Where somebody types or chooses. */
const inUse = 'input,select,textarea,[popover]';

/** Moves the focus to what has arrived, unless the person has begun something else meanwhile. */
export function focusLate(element: HTMLElement | null): void {
  if (!document.activeElement?.closest(inUse)) element?.focus();
}
