import { isEasyPin, wrongPinsMax } from '#domain/lending/field/field-pin.ts';
import { back, el, icon, markDrawing } from '../dom.ts';
import { fieldTexts, staySafe, triesAreLeft } from '../field.messages.ts';
import { button, type Cover, type View } from '../view.ts';
import { pinPad } from './pin-pad.ts';

/** The locked book: the name of its officer and the keys of the PIN. It shows nothing of the day. */
export function lockPage(view: View): Cover {
  const { book, t } = view;
  const told = el('p', { class: 'pin-told', role: 'alert', hidden: true });
  const safe = el('p', { class: 'pin-foot' });
  const pad = pinPad(view, (pin) => {
    told.hidden = true;
    void book.unlock(pin).then((isOpen) => {
      if (isOpen || book.guard !== 'locked') return;
      update();
      pad.clear();
    });
  });
  function update(): void {
    told.hidden = book.triesLeft === wrongPinsMax;
    told.textContent = t(triesAreLeft)(book.triesLeft);
    safe.replaceChildren(
      t(fieldTexts.afterTenth),
      ...(book.unsent === 0 ? [] : [el('strong', {}, t(staySafe)(book.unsent))]),
    );
  }
  update();
  const name = book.officerName === null ? t(fieldTexts.title) : t(book.officerName);
  const title = el('h1', { tabindex: -1 }, name);
  const element = el(
    'main',
    { class: 'pin' },
    markDrawing(),
    title,
    el('p', {}, t(fieldTexts.enterPin)),
    told,
    pad.element,
    safe,
  );
  return { element, update };
}

/** Asks for a new PIN, twice. */
export function choosePinPage(
  view: View,
  { onPin, onBack }: { readonly onPin: (pin: string) => void; readonly onBack: () => void },
): Cover {
  const { t } = view;
  let first: string | null = null;
  const told = el('p', { class: 'pin-told', role: 'alert', hidden: true });
  const asked = el('p', {}, t(fieldTexts.pinWhy));
  const refuse = (text: string) => {
    first = null;
    told.textContent = text;
    told.hidden = false;
    asked.textContent = t(fieldTexts.pinWhy);
  };
  const pad = pinPad(view, (pin) => {
    told.hidden = true;
    if (first === null && isEasyPin(pin)) refuse(t(fieldTexts.pinEasy));
    else if (first === null) {
      first = pin;
      asked.textContent = t(fieldTexts.pinAgain);
    } else if (first === pin) {
      onPin(pin);
      return;
    } else refuse(t(fieldTexts.pinDiffers));
    pad.clear();
  });
  const leave = button('', onBack, 'square pin-back');
  leave.setAttribute('aria-label', t(fieldTexts.back));
  leave.append(icon(back, true));
  const element = el(
    'main',
    { class: 'pin' },
    leave,
    el('h1', { tabindex: -1 }, t(fieldTexts.choosePin)),
    asked,
    told,
    pad.element,
  );
  return { element, update: () => {} };
}
