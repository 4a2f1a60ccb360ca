import { useEffect } from 'react';
import { pressedKey } from './pressed-key.ts';

/** Elements in which a letter is text, or chooses an entry. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [popover]';
/** Elements that Enter presses by itself. */
const pressedByEnter = 'a, button, input, summary';

/**
 * Presses the control that names a key in its `aria-keyshortcuts`, or moves the focus to such a field. Only the topmost dialog has
 * keys while one is open. No key acts while somebody types, nor together with Ctrl, Alt or Cmd.
 */
export function useShortcuts(): void {
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent) {
  const { target } = event;
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = pressedKey(event);
  const own = key === 'Enter' ? `${typing}, ${pressedByEnter}` : typing;
  if (target instanceof Element && target.closest(own) !== null) return;
  const control = controlOf(key);
  if (control === undefined) return;
  event.preventDefault();
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
  else control.click();
}

/** The first visible control of a key that can be pressed now. */
function controlOf(key: string): HTMLElement | undefined {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (control) =>
      control.getAttribute('aria-keyshortcuts')?.split(' ').includes(key) &&
      control.ariaDisabled !== 'true' &&
      control.checkVisibility(),
  );
}
