import { useEffect, useEffectEvent, useRef } from 'react';
import { isTyping } from '#web/ui/is-typing.ts';
import { isOffered } from './is-offered.ts';
import { letterKeys } from './letter-keys.ts';
import { pressedKey } from './pressed-key.ts';

/** Elements that Enter and the space bar press by themselves. */
const pressedBy: Readonly<Partial<Record<string, string>>> = {
  Enter: '[popover], a, button, input, summary',
  Space: '[popover], button, input, summary, audio, video',
};
/** The time for the letter after G. */
const goMs = 1_500;

interface Shortcuts {
  /** True while something is on its way that will be typed in. */
  readonly areResting: boolean;
  /** The letter after G. */
  readonly goTo: (letter: string) => void;
  /** Keys that work on every page, where no control of the page has them. */
  readonly anywhere: Readonly<Partial<Record<string, () => void>>>;
}

/**
 * Presses the control that names a key in its `aria-keyshortcuts`, or moves the focus to such a field. Only the topmost dialog has
 * keys while one is open, and a row of a table while the focus is in it. No key acts while somebody types, nor together with Ctrl,
 * Alt or Cmd. A control with `data-enter-presses` only gets the focus: what it does takes a second key.
 */
export function useShortcuts({ areResting, goTo, anywhere }: Shortcuts): void {
  const goesUntil = useRef(0);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key === null || areResting) return;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isGoing = event.timeStamp < goesUntil.current;
    goesUntil.current = 0;
    if (dialog === undefined && isGoing) return goTo(key);
    const control = controlOf(key, dialog ?? document);
    if (control !== undefined) {
      event.preventDefault();
      if (isTyping(control)) {
        control.focus();
        (control as HTMLInputElement).select();
      } else if (isBox(control)) {
        // The focus stays on the row, which Enter opens. Shift reaches the box, as it does under the pointer.
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: event.shiftKey }));
      } else {
        control.focus();
        if (!control.hasAttribute('data-enter-presses')) control.click();
      }
    } else if (dialog === undefined && key === 'G') goesUntil.current = event.timeStamp + goMs;
    else if (dialog === undefined && anywhere[key] !== undefined) {
      event.preventDefault();
      anywhere[key]();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The key that may act; null for one that belongs to the browser or to a field. */
function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = pressedKey(event);
  if (key.length === 1 && !letterKeys.is()) return null;
  const own = pressedBy[key] ?? '[popover]';
  const isOwn = event.target instanceof Element && event.target.closest(own) !== null;
  return isOwn || isTyping(event.target) ? null : key;
}

function isBox(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** The first control of a key that can be pressed now. */
function controlOf(key: string, scope: ParentNode): HTMLElement | undefined {
  return [...scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((control) => {
    const row = control.closest('tr');
    return (
      control.getAttribute('aria-keyshortcuts')?.split(' ').includes(key) &&
      isOffered(control) &&
      (row === null || row.contains(document.activeElement))
    );
  });
}
