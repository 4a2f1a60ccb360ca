import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import type { Phrase } from '#domain/language.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { FieldBook } from './book/field-book.ts';
import { arrowUp, back, el, icon, markDrawing, type Path, padlock } from './dom.ts';
import { fieldTexts, notSent } from './field.messages.ts';

/** The page that is open, kept in the history, so that the phone's own way back works. */
export type Route =
  | { readonly page: 'day' | 'sent' | 'cash' | 'take' }
  | { readonly page: 'visit' | 'collect' | 'promise' | 'not-home' | 'note'; readonly agreementId: string }
  | { readonly page: 'slip'; readonly position: number };

/** The hand of a page: the book, the words of its language, and the ways on. */
export interface View {
  readonly book: FieldBook;
  readonly t: <Value>(phrase: Phrase<Value>) => Value;
  readonly go: (route: Route) => void;
  /** To a page of the day, without a way back to the forms before it. */
  readonly replace: (route: Route) => void;
  readonly back: () => void;
  /** Puts a page over all others; null takes it away. */
  readonly cover: (cover: Cover | null) => void;
}

/** A page over all others. */
export interface Cover {
  readonly element: HTMLElement;
  /** After a change of the book. */
  update(): void;
}

export interface Page {
  readonly title: string;
  /** True on a page of the bottom bar. */
  readonly isMain?: boolean;
  readonly body: readonly (HTMLElement | null)[];
  readonly foot?: readonly HTMLElement[];
  /** True if the body says the cash of the day itself. */
  readonly saysCash?: boolean;
  /** The page that a sheet lies over. */
  readonly under?: Page;
}

/** An amount with its unit, in the order of the language. */
export function rupeesOf({ book }: View, amount: number, className = 'amount'): HTMLElement {
  const parts = saidRupees[book.language](amount).split(/(\d[\d,]*)/);
  return el(
    'bdi',
    { class: className },
    ...parts.map((part, place) =>
      place % 2 === 1 || part === '' ? part : el('span', { class: 'unit' }, part),
    ),
  );
}

export function visitOf({ book }: View, agreementId: string): FieldVisit | null {
  return book.day?.visits.find((visit) => visit.agreementId === agreementId) ?? null;
}

/** The sum of the cash that was taken on the day of the phone. */
export function cashOfDay({ book }: View): number {
  return book.ofDay.reduce((sum, { item }) => sum + (item.kind === 'collected' ? item.amount : 0), 0);
}

export function button(text: string, onclick: () => void, className = 'primary'): HTMLButtonElement {
  return el('button', { type: 'button', class: className, onclick }, text);
}

/** A button with a drawing before its text. */
export function drawnButton(
  path: Path,
  text: string,
  onclick: () => void,
  className = 'primary',
): HTMLButtonElement {
  const made = button(text, onclick, className);
  made.prepend(icon(path));
  return made;
}

/** After an error of the browser's storage: a new start shows what is really kept. */
export function startAgain(): null {
  window.location.reload();
  return null;
}

/** The head of each page: the way back or the name, the cash that was taken, and what is not sent. */
export function headOf(view: View, { title, isMain = false, saysCash = false }: Page): HTMLElement {
  const { book, t } = view;
  const unsent = book.unsent;
  const toSent = () => view.go({ page: 'sent' });
  return el(
    'header',
    { class: 'head' },
    isMain
      ? markDrawing(40)
      : el(
          'button',
          { type: 'button', class: 'square', 'aria-label': t(fieldTexts.back), onclick: view.back },
          icon(back, true),
        ),
    el(
      'div',
      { class: 'titled' },
      el('h1', { tabindex: -1 }, title),
      book.day === null || saysCash
        ? null
        : el(
            'p',
            { class: 'in-hand', title: t(fieldTexts.cashToday) },
            el('span', { class: 'unseen' }, `${t(fieldTexts.cashToday)}: `),
            rupeesOf(view, cashOfDay(view)),
          ),
    ),
    unsent === 0
      ? null
      : el(
          'button',
          { type: 'button', class: 'unsent', 'aria-label': t(notSent)(unsent), onclick: toSent },
          icon(arrowUp),
          isMain ? t(notSent)(unsent) : String(unsent),
        ),
    book.guard === 'open'
      ? el(
          'button',
          {
            type: 'button',
            class: 'square',
            'aria-label': t(fieldTexts.lock),
            onclick: () => book.lock(),
          },
          icon(padlock),
        )
      : null,
  );
}
