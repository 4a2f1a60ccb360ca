import { languages } from '#domain/language.ts';
import { languageCookie } from '#web/i18n/language-choice.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { arrowUp, cash, cross, el, icon, list } from './dom.ts';
import { fieldTexts, notSent } from './field.messages.ts';
import { button, headOf, type Page, type Route, type View } from './view.ts';

/** Head, banner, page, foot and bar, as far as a page has them. A sheet lies over the page that it belongs to. */
export function partsOf(view: View, route: Route, page: Page, banner: HTMLElement): HTMLElement[] {
  if (page.under !== undefined) {
    const below = partsOf(view, route, page.under, banner);
    for (const part of below) part.inert = true;
    return [...below, sheetOf(view, page)];
  }
  const { foot = [], isMain = false } = page;
  const main = el('main', {}, ...page.body, isMain ? languageSwitch(view) : null);
  // Only with the focus in it can keys scroll a page of nothing but texts.
  if (main.querySelector('button, a, input, textarea') === null) main.tabIndex = 0;
  banner.inert = false;
  return [
    headOf(view, page),
    banner,
    main,
    foot.length > 0 ? el('footer', {}, ...foot) : null,
    isMain && view.book.day !== null ? barOf(view, route) : null,
  ].filter((part) => part !== null);
}

/** The title of the open page or sheet, which gets the focus. */
export function titleOf(screen: HTMLElement): HTMLElement | null {
  return screen.querySelector<HTMLElement>('.sheet h2') ?? screen.querySelector('h1');
}

const sheetTitle = 'sheet-title';

function sheetOf(view: View, { title, body, foot = [] }: Page): HTMLElement {
  const close = el(
    'button',
    { type: 'button', class: 'step', 'aria-label': view.t(fieldTexts.back), onclick: view.back },
    icon(cross),
  );
  const sheet = el(
    'section',
    { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': sheetTitle },
    el('div', { class: 'sheet-head' }, el('h2', { id: sheetTitle, tabindex: -1 }, title), close),
    ...body,
    ...foot,
  );
  const shade = el('div', { class: 'shade' }, sheet);
  shade.addEventListener('keydown', ({ key }) => key === 'Escape' && view.back());
  return shade;
}

function languageSwitch({ book }: View): HTMLElement {
  const other = languages.find((language) => language !== book.language) ?? 'en';
  return button(
    languageNames[other],
    () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of a phone
      document.cookie = languageCookie(other);
      void book.choose(other).then(() => window.dispatchEvent(new PopStateEvent('popstate')));
    },
    'language',
  );
}

const tabIcons = { day: list, sent: arrowUp, cash } as const;

function barOf(view: View, { page }: Route): HTMLElement {
  const { book, t } = view;
  const unsent = book.unsent;
  const tab = (to: 'day' | 'sent' | 'cash', text: string) =>
    el(
      'button',
      {
        type: 'button',
        'aria-current': page === to && 'page',
        onclick: () => (to === 'day' ? view.replace({ page: to }) : view.go({ page: to })),
      },
      icon(tabIcons[to]),
      text,
    );
  return el(
    'nav',
    { class: 'bar' },
    tab('day', t(fieldTexts.visits)),
    tab('sent', unsent === 0 ? t(fieldTexts.toSend) : t(notSent)(unsent)),
    tab('cash', t(fieldTexts.myCash)),
  );
}
