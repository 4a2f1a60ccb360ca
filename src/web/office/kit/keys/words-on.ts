/** The words on a button or a link, without its keys and without the reason why it is disabled. */
export function wordsOn(control: HTMLElement): string {
  const copy = control.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll('[aria-hidden="true"], [role="tooltip"]')) other.remove();
  return (control.ariaLabel ?? copy.textContent).replace(/\s+/g, ' ').trim();
}
