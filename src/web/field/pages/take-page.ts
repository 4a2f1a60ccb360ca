import { paths } from '#web/paths.ts';
import { storedSession } from '#web/session/stored-session.ts';
import type { Refused } from '../book/field-book.ts';
import { el } from '../dom.ts';
import { areSafe, fieldTexts } from '../field.messages.ts';
import { button, type Page, type View } from '../view.ts';
import { choosePinPage } from './lock-page.ts';
import { forgetsPage, fullPage, gonePage } from './stopped-pages.ts';

/** Takes the visits of the day along, in one press. */
export function takePage(view: View): Page {
  const { book, t } = view;
  const isSignedIn = storedSession().token !== null;
  if (book.wiped === 'revoked') return gonePage(view);
  if (book.isFull) return fullPage(view);
  if (book.refused?.code === 'forgets') return forgetsPage(view);
  async function start(): Promise<void> {
    if (!(await book.mayKeep())) return;
    if (book.guard === 'open') await takeDay(null);
    else view.cover(choosePinPage(view, { onPin, onBack: () => view.cover(null) }));
  }
  const take = button(t(book.isTaking ? fieldTexts.taking : fieldTexts.takeMyDay), () => void start());
  take.disabled = book.isTaking;
  const onPin = (pin: string) => {
    view.cover(null);
    void takeDay(pin);
  };

  async function takeDay(pin: string | null): Promise<void> {
    await book.takeDay(phoneName(), pin);
    if (book.refused === null) view.replace({ page: 'day' });
  }

  const signIn = el('a', { class: 'primary', href: paths.signIn }, t(fieldTexts.signIn));
  return {
    title: t(fieldTexts.title),
    isMain: book.day === null,
    body: [
      el(
        'ul',
        { class: 'promises' },
        ...[fieldTexts.worksOffline, fieldTexts.noCnic, fieldTexts.onHomeScreen].map((text) =>
          el('li', {}, t(text)),
        ),
      ),
      book.wiped === 'pins' ? el('p', { class: 'warned', role: 'status' }, t(fieldTexts.wiped)) : null,
      book.day === null && book.unsent > 0 ? el('p', { class: 'safe' }, t(areSafe)(book.unsent)) : null,
      isSignedIn ? null : el('p', { class: 'warned' }, t(fieldTexts.signInFirst)),
      book.refused === null
        ? null
        : el('p', { class: 'warned', role: 'alert' }, refusalOf(view, book.refused)),
    ],
    foot: [el('div', { class: 'first' }, isSignedIn ? take : signIn)],
  };
}

function refusalOf({ t }: View, { code, message }: Refused): string {
  if (code === 'not_signed_in') return t(fieldTexts.signInFirst);
  return code === 'network' ? t(fieldTexts.noNetwork) : message;
}

/** The make of the phone as the browser tells it, for the list in the office. */
function phoneName(): string {
  const make = /\(([^)]*)\)/.exec(navigator.userAgent)?.[1] ?? navigator.userAgent;
  return make.slice(0, 60) || 'Phone';
}
