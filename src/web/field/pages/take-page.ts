import type { FieldPreview } from '#contract/lending/field/field-days.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay, formatMoment, instantOf, listComma } from '#web/format/date-time.ts';
import { paths } from '#web/paths.ts';
import { storedSession } from '#web/session/stored-session.ts';
import type { Refused } from '../book/field-book.ts';
import { phoneNow } from '../book/phone-clock.ts';
import { isOnHomeScreen } from '../book/phone-storage.ts';
import {
  bookCover,
  check,
  danger,
  el,
  home,
  hourglass,
  icon,
  type Path,
  phoneFull,
  place,
  sheet,
  shield,
} from '../dom.ts';
import { areSafe, fieldTexts, handInFirst, loadSize, notSentYet, worksUntil } from '../field.messages.ts';
import { drawnButton, type Page, rupeesOf, type View } from '../view.ts';
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
  if (isSignedIn) void book.ahead.ask();
  const { preview } = book.ahead;
  const takes = t(book.isTaking ? fieldTexts.taking : fieldTexts.takeMyDay);
  const take = drawnButton(bookCover, takes, () => void start());
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
      ...(preview === null ? [] : previewOf(view, preview)),
      promisesOf(view, preview),
      book.wiped === 'pins' ? el('p', { class: 'warned', role: 'status' }, t(fieldTexts.wiped)) : null,
      book.day === null && book.unsent > 0 ? el('p', { class: 'safe' }, t(areSafe)(book.unsent)) : null,
      ...(preview === null ? [] : beforeOf(view)),
      isSignedIn ? null : el('p', { class: 'warned' }, t(fieldTexts.signInFirst)),
      book.refused === null
        ? null
        : el('p', { class: 'warned', role: 'alert' }, refusalOf(view, book.refused)),
    ],
    foot: [el('div', { class: 'first' }, isSignedIn ? take : signIn)],
  };
}

/** The day that would be taken: its visits by area, and the sum that is due. */
function previewOf(view: View, { day, officerName, city, areas, homeVisits, toCollect }: FieldPreview) {
  const { book, t } = view;
  const { language, phoneCode } = book;
  const visits = areas.reduce((sum, area) => sum + area.visits, 0);
  const line = (path: Path, name: string, count: number) =>
    el('li', {}, icon(path), el('span', { class: 'name' }, name), el('strong', {}, formatCount(count)));
  const who = [`${t(officerName)}${t(listComma)} ${t(city)}`];
  if (phoneCode !== null) who.push(' · ', phoneCode);
  return [
    el('h2', {}, formatCalendarDay(day, language, phoneNow())),
    el('p', { class: 'second' }, ...who.map((part) => el('bdi', {}, part))),
    el(
      'section',
      { class: 'girih-card ahead' },
      el('p', {}, el('strong', { class: 'large' }, formatCount(visits)), t(fieldTexts.visits)),
      el('p', {}, rupeesOf(view, toCollect, 'large'), t(fieldTexts.toCollect)),
    ),
    el(
      'ol',
      { class: 'lines' },
      ...areas.map(({ area, visits: ofArea }) => line(place, area, ofArea)),
      homeVisits === 0 ? null : line(home, t(fieldTexts.homeVisits), homeVisits),
    ),
  ];
}

function promisesOf({ book, t }: View, preview: FieldPreview | null): HTMLElement {
  const { language } = book;
  const line = (path: Path, text: string) => el('li', {}, icon(path), el('span', {}, text));
  const known =
    preview === null
      ? [line(hourglass, t(fieldTexts.worksOffline))]
      : [
          line(hourglass, t(worksUntil)(formatMoment(instantOf(preview.validUntil), language, phoneNow()))),
          line(sheet, t(loadSize)(preview.bytes)),
        ];
  return el(
    'ul',
    { class: 'promises' },
    ...known,
    line(shield, t(fieldTexts.noCnic)),
    isOnHomeScreen() ? null : line(phoneFull, t(fieldTexts.onHomeScreen)),
  );
}

/** The end of the day before: all is sent and handed over, or what is not. A new day may be taken all the same. */
function beforeOf({ book, t }: View): HTMLElement[] {
  const { inHand } = book.ahead;
  const open = [
    ...(book.unsent > 0 ? [t(notSentYet)(book.unsent)] : []),
    ...(inHand !== null && inHand > 0 ? [t(handInFirst)(inHand)] : []),
  ];
  if (open.length > 0)
    return open.map((text) => el('p', { class: 'noted held' }, icon(danger), el('span', {}, text)));
  if (inHand === null) return [];
  return [el('p', { class: 'noted agrees' }, icon(check), el('span', {}, t(fieldTexts.allHandedOver)))];
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
