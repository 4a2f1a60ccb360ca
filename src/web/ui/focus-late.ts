/** Elements in which somebody types or chooses. */
const inUse = 'input,select,textarea,[popover]';

/** Moves the focus to new content, unless the person has moved on from the control that requested it. */
export function focusLate(element: HTMLElement | null, askedFrom: Element | null = null): void {
  const { activeElement } = document;
  if (activeElement === askedFrom || !activeElement?.closest(inUse)) element?.focus();
}
