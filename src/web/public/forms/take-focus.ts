/** As a `ref`: an element that has just appeared takes the focus, so that a screen reader goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
