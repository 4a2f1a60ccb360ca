/** Elements in which somebody types or chooses. */
const inUse = 'input,select,textarea,[popover]';

/** Moves the focus to what has arrived, unless the person has begun something else meanwhile than what they asked it from. */
export function focusLate(element: HTMLElement | null, askedFrom: Element | null = null): void {
  const { activeElement } = document;
  if (activeElement === askedFrom || !activeElement?.closest(inUse)) element?.focus();
}
