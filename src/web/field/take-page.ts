import { paths } from '#web/paths.ts';
import { storedSession } from '#web/session/stored-session.ts';
import { el } from './dom.ts';
import { fieldTexts } from './field.messages.ts';
import { button, type Page, type View } from './view.ts';

/** Takes the visits of the day along, in one press. */
export function takePage(view: View): Page {
  const { book, t } = view;
  const isSignedIn = storedSession().token !== null;
  const told = el('p', { class: 'warned', role: 'alert', hidden: true });
  const tell = (text: string) => {
    told.textContent = text;
    told.hidden = false;
  };
  const take = button(t(fieldTexts.takeMyDay), () => void takeDay());

  async function takeDay(): Promise<void> {
    take.disabled = true;
    take.textContent = t(fieldTexts.taking);
    const refused = await book.takeDay(phoneName());
    if (refused === null) {
      view.replace({ page: 'day' });
      return;
    }
    take.disabled = false;
    take.textContent = t(fieldTexts.takeMyDay);
    if (refused.code === 'not_signed_in') tell(t(fieldTexts.signInFirst));
    else tell(refused.code === 'network' ? t(fieldTexts.noNetwork) : refused.message);
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
      isSignedIn ? null : el('p', { class: 'warned' }, t(fieldTexts.signInFirst)),
      told,
    ],
    foot: [el('div', { class: 'first' }, isSignedIn ? take : signIn)],
  };
}

/** The make of the phone as the browser tells it, for the list in the office. */
function phoneName(): string {
  const make = /\(([^)]*)\)/.exec(navigator.userAgent)?.[1] ?? navigator.userAgent;
  return make.slice(0, 60) || 'Phone';
}
