import { fieldPinLength } from '#domain/lending/field/field-pin.ts';
import { el, erase, icon } from '../dom.ts';
import { digitsTyped, fieldTexts } from '../field.messages.ts';
import type { View } from '../view.ts';

export interface PinPad {
  readonly element: HTMLElement;
  /** Forgets what was typed and takes digits again. */
  clear(): void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keys for the digits of a PIN. The last digit hands it over, and no key works until `clear`. */
export function pinPad({ t }: View, onPin: (pin: string) => void): PinPad {
  let typed = '';
  const dots = Array.from({ length: fieldPinLength }, () => el('i'));
  const count = el('span', { class: 'unseen', role: 'status' });
  const show = () => {
    for (const [index, dot] of dots.entries()) dot.className = index < typed.length ? 'typed-dot' : '';
    count.textContent = t(digitsTyped)(typed.length, fieldPinLength);
  };
  const press = (digit: string) => {
    if (typed.length === fieldPinLength) return;
    typed += digit;
    show();
    if (typed.length === fieldPinLength) onPin(typed);
  };
  const eraseLast = () => {
    if (typed.length === fieldPinLength) return;
    typed = typed.slice(0, -1);
    show();
  };
  const key = (digit: string) =>
    el('button', { type: 'button', class: 'pin-key', onclick: () => press(digit) }, digit);
  const eraseKey = el(
    'button',
    { type: 'button', class: 'pin-erase', 'aria-label': t(fieldTexts.eraseDigit), onclick: eraseLast },
    icon(erase),
  );
  const keys = [...digits.map(key), el('span'), key('0'), eraseKey];
  const element = el(
    'div',
    { class: 'pin-pad', tabindex: -1 },
    el('p', { class: 'dots', dir: 'ltr' }, ...dots, count),
    el('div', { class: 'pin-keys', dir: 'ltr' }, ...keys),
  );
  element.addEventListener('keydown', ({ key: pressed }) => {
    if (/^\d$/.test(pressed)) press(pressed);
    if (pressed === 'Backspace') eraseLast();
  });
  show();
  return {
    element,
    clear() {
      typed = '';
      show();
    },
  };
}
