/** True in a field, where a letter or a digit is text and no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !==
      null
  );
}
