import './field-tokens.css';
import './field.css';
import './field-day.css';
import './field-cash.css';
import './field-lock.css';
import './field-slip.css';
import './field-pages.css';
import './field-forms.css';
import '../styles/tokens.css';
import '../ui/fonts.css';
import '../i18n/nastaliq.css';
import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import { languageInCookie } from '#web/i18n/language-choice.ts';
import { FieldBook } from './book/field-book.ts';
import { el } from './dom.ts';
import { fieldTexts } from './field.messages.ts';
import { waitForInstall } from './install-book.ts';
import { LineBanner } from './line-banner.ts';
import { lockWhenIdle } from './lock-when-idle.ts';
import { cashPage } from './pages/cash-page.ts';
import { collectPage } from './pages/collect-page.ts';
import { dayPage } from './pages/day-page.ts';
import { lockPage } from './pages/lock-page.ts';
import { sentPage } from './pages/sent-page.ts';
import { slipPage } from './pages/slip-page.ts';
import { clockPage, fullPage, overPage, twinPage } from './pages/stopped-pages.ts';
import { takePage } from './pages/take-page.ts';
import { notePage, notHomePage, promisePage } from './pages/visit-forms.ts';
import { visitPage } from './pages/visit-page.ts';
import { partsOf, titleOf } from './parts.ts';
import { type Cover, type Page, type Route, type View, visitOf } from './view.ts';
import { itemsSent } from './worker-messages.ts';

const workerPath = '/field/worker.js';
const retrySeconds = 30;
const root = document.body;
const firstLanguage: Language = languageInCookie(document.cookie) ?? 'en';

function speak(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** A page that says why nothing can be done here, with a short code to tell the branch. */
function stop(title: Phrase, why: Phrase, code: string): void {
  const says = languages.map((language) =>
    el(
      'div',
      { lang: language, dir: directionOf(language) },
      el('h1', {}, title[language]),
      el('p', {}, why[language]),
    ),
  );
  root.replaceChildren(el('main', { class: 'stop' }, ...says, el('p', { class: 'code' }, code)));
}

/** The part of the trusted types of a browser that the page uses, where it has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): unknown };
}

/** Under the trusted types of the page, this one script alone may become a worker. */
async function keepPageOffline(): Promise<void> {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('field', { createScriptURL: () => workerPath });
  const url = policy?.createScriptURL(workerPath) ?? workerPath;
  await navigator.serviceWorker.register(url as string, { scope: '/field' });
}

function routeNow(book: FieldBook): Route {
  const route = (history.state as { readonly field?: Route } | null)?.field;
  if (route !== undefined) return route;
  return { page: book.day === null ? 'take' : 'day' };
}

function pageOf(view: View, route: Route): Page {
  const { book } = view;
  if (book.day === null || route.page === 'take') return takePage(view);
  if (route.page === 'sent') return sentPage(view);
  if (route.page === 'cash') return cashPage(view);
  if (route.page === 'slip') {
    const slip = book.items.find(({ position }) => position === route.position);
    return slip === undefined ? dayPage(view) : slipPage(view, slip);
  }
  const twin = twinOf(book.items);
  if (twin !== null && route.page !== 'day') return twinPage(view, twin);
  if (book.clockOff !== 0 && !book.isClockSeen) return clockPage(view);
  if (book.isOver) return overPage(view);
  if (book.isFull && route.page !== 'day') return fullPage(view);
  const visit = 'agreementId' in route ? visitOf(view, route.agreementId) : null;
  if (visit === null) return dayPage(view);
  const pages = {
    visit: visitPage,
    collect: collectPage,
    promise: promisePage,
    'not-home': notHomePage,
    note: notePage,
    day: dayPage,
  };
  return pages[route.page as keyof typeof pages](view, visit);
}

/** The alarms after which nothing more of a phone is recorded. */
const twinAlarms: readonly (string | undefined | null)[] = ['other_content', 'slip_taken', 'code_taken'];

function twinOf(items: FieldBook['items']): FieldBook['items'][number] | null {
  return items.find(({ answer }) => twinAlarms.includes(answer?.alarmReason)) ?? null;
}

/** Pages that fill themselves: what is typed there stays when items are sent meanwhile. */
const formPages: readonly Route['page'][] = ['collect', 'promise', 'not-home', 'note'];

function run(book: FieldBook): () => void {
  const view: View = {
    book,
    t: (phrase) => phrase[book.language],
    go: (route) => {
      history.pushState({ field: route }, '');
      render(true);
    },
    replace: (route) => {
      history.replaceState({ field: route }, '');
      render(true);
    },
    back: () => {
      if (history.length > 1 && history.state !== null) history.back();
      else view.replace({ page: 'day' });
    },
    cover: (over) => {
      covered = over;
      root.replaceChildren(over?.element ?? screen);
      if (over === null) render(true);
      else over.element.querySelector('h1')?.focus();
    },
  };
  let covered: Cover | null = null;
  /** The page over a locked book, as long as it is locked. */
  let lockCover: Cover | null = null;
  const banner = new LineBanner(() => render(false));
  const screen = el('div', { class: 'screen' });
  root.replaceChildren(screen);

  const controls = () => [...screen.querySelectorAll<HTMLElement>('button, a, input, textarea')];

  function render(isOpened: boolean): void {
    speak(book.language);
    banner.tell(view);
    if (book.guard === 'locked') {
      if (lockCover === null) {
        lockCover = lockPage(view);
        screen.replaceChildren();
        view.cover(lockCover);
      }
    } else if (lockCover !== null) {
      lockCover = null;
      view.cover(null);
      return;
    }
    if (covered !== null) {
      covered.update();
      return;
    }
    const route = routeNow(book);
    if (!isOpened && formPages.includes(route.page)) return;
    book.cash.isShown = route.page === 'cash';
    if (isOpened && book.cash.isShown) void book.cash.read();
    const focused = controls().indexOf(document.activeElement as HTMLElement);
    const page = pageOf(view, route);
    document.title = page.title;
    screen.replaceChildren(...partsOf(view, route, page, banner.element));
    if (isOpened) titleOf(screen)?.focus();
    else controls()[focused]?.focus();
  }
  window.addEventListener('popstate', () => render(true));
  render(false);
  if (covered === null && screen.childElementCount === 0) render(true);
  return betweenPresses(() => render(false));
}

/** Draws once no finger is down: a page that was drawn anew under a finger would lose its press. */
function betweenPresses(draw: () => void): () => void {
  let isPressed = false;
  let isLate = false;
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      if (isLate) draw();
      isLate = false;
    });
  window.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release);
  return () => {
    if (isPressed) isLate = true;
    else draw();
  };
}

async function open(): Promise<void> {
  let changed = () => {};
  const book = await FieldBook.open(firstLanguage, () => changed());
  changed = run(book);
  const send = () => void book.send();
  window.addEventListener('online', send);
  window.addEventListener('offline', () => changed());
  setInterval(send, retrySeconds * 1_000);
  lockWhenIdle(() => book.lock());
  waitForInstall(() => changed());
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === itemsSent) void book.reread();
  });
  send();
}

function start(): void {
  speak(firstLanguage);
  if (!window.isSecureContext) {
    stop(fieldTexts.notSecure, fieldTexts.notSecureWhy, 'F-TLS');
    return;
  }
  const isAble = 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in window;
  if (!isAble) {
    stop(fieldTexts.oldBrowser, fieldTexts.oldBrowserWhy, 'F-OLD');
    return;
  }
  const opened = navigator.locks.request('field-book', { ifAvailable: true }, async (lock) => {
    if (lock !== null) return hold();
    stop(fieldTexts.otherTab, fieldTexts.otherTabWhy, 'F-TAB');
    return navigator.locks.request('field-book', hold);
  });
  opened.catch(() => stop(fieldTexts.oldBrowser, fieldTexts.oldBrowserWhy, 'F-KEEP'));
}

/** Works as long as the window is open. One window alone numbers items. */
async function hold(): Promise<void> {
  await open();
  void keepPageOffline().catch(() => undefined);
  await new Promise(() => {});
}

start();
