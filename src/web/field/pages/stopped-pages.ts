import { dayMs, hourMs } from '#domain/instant.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { slipName } from '../book/slip-name.ts';
import { clock, danger, el, hourglass, padlock, phoneFull, qrCode } from '../dom.ts';
import { areSafe, cameTwice, clockIsOff, fieldTexts, slipsAreSafe } from '../field.messages.ts';
import { installBook, isInstallable } from '../install-book.ts';
import { button, type Page, type View } from '../view.ts';
import { statePage } from './state-page.ts';

/** No room for more: nothing is collected until there is. */
export function fullPage(view: View): Page {
  const { book, t } = view;
  const slips = book.ofDay.filter(({ item }) => item.kind === 'collected').length;
  return statePage(
    {
      tone: 'bad',
      icon: phoneFull,
      title: t(fieldTexts.isFull),
      why: t(fieldTexts.isFullWhy),
      safe: slips === 0 ? null : t(slipsAreSafe)(slips),
      action: button(t(fieldTexts.madeRoom), () => void book.lookForRoom()),
      code: 'F-FULL',
    },
    { title: t(fieldTexts.title) },
  );
}

/** The day has run out: its list is closed. */
export function overPage(view: View): Page {
  const { book, t } = view;
  return statePage(
    {
      tone: 'warn',
      icon: hourglass,
      title: t(fieldTexts.isOver),
      why: t(fieldTexts.isOverWhy),
      safe: book.unsent === 0 ? null : t(areSafe)(book.unsent),
      action:
        book.unsent === 0
          ? button(t(fieldTexts.takeMyDay), () => view.go({ page: 'take' }))
          : button(t(fieldTexts.sendNow), () => void book.send()),
      code: 'F-OVER',
    },
    { title: t(fieldTexts.myDay), isMain: true },
  );
}

/** A clock that would date slips wrong. Cash is taken all the same, and the branch looks at it. */
export function clockPage(view: View): Page {
  const { book, t } = view;
  const action = () => {
    book.isClockSeen = true;
    void book.send();
    view.replace({ page: 'day' });
  };
  const off = Math.abs(book.clockOff);
  return statePage(
    {
      tone: 'warn',
      icon: clock,
      title: t(fieldTexts.clockIsWrong),
      why: `${t(clockIsOff)({ days: Math.floor(off / dayMs), hours: Math.floor((off % dayMs) / hourMs), isBehind: book.clockOff < 0 })} ${t(fieldTexts.clockWhy)}`,
      safe: book.unsent === 0 ? null : t(areSafe)(book.unsent),
      action: button(t(fieldTexts.clockIsSet), action),
      code: 'F-CLOCK',
    },
    { title: t(fieldTexts.myDay) },
  );
}

/** A slip whose number came with something else in it. */
export function twinPage({ book, t }: View, { item }: PhoneItem): Page {
  const phone = book.day?.branch.phone ?? null;
  return statePage(
    {
      tone: 'bad',
      icon: qrCode,
      title: t(cameTwice)(item.kind === 'collected' ? slipName(book, item) : String(item.position)),
      why: t(fieldTexts.twinWhy),
      safe: null,
      action:
        phone === null
          ? null
          : el('a', { class: 'primary', href: `tel:${phone}` }, t(fieldTexts.callTheBranch)),
      code: 'F-TWIN',
    },
    { title: t(fieldTexts.myDay) },
  );
}

/** A window that forgets: a private one, or one that was not opened from the home screen. */
export function forgetsPage({ book, t }: View): Page {
  return statePage(
    {
      tone: 'bad',
      icon: danger,
      title: t(fieldTexts.forgets),
      why: t(fieldTexts.forgetsWhy),
      safe: book.unsent === 0 ? null : t(areSafe)(book.unsent),
      action: isInstallable()
        ? button(t(fieldTexts.toHomeScreen), () => void installBook())
        : el('p', {}, el('strong', {}, t(fieldTexts.toHomeScreenByHand))),
      code: 'F-KEEP',
    },
    { title: t(fieldTexts.title), isMain: true },
  );
}

/** A phone that the office revoked. */
export function gonePage({ book, t }: View): Page {
  const phone = book.branchPhone;
  return statePage(
    {
      tone: 'calm',
      icon: padlock,
      title: t(fieldTexts.isGone),
      why: t(fieldTexts.isGoneWhy),
      safe: book.unsent === 0 ? null : t(areSafe)(book.unsent),
      action:
        phone === null
          ? null
          : el('a', { class: 'secondary', href: `tel:${phone}` }, t(fieldTexts.callTheBranch)),
      code: 'F-GONE',
    },
    { title: t(fieldTexts.title), isMain: true },
  );
}
