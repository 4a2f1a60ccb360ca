import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
  weekdayOf,
} from '#domain/calendar/calendar-date.ts';
import { type NotHomeReason, notHomeReasons } from '#domain/lending/field/field-item.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { type AnyItem, printableNote } from '../book/new-item.ts';
import { phoneNow } from '../book/phone-clock.ts';
import { el, home, icon, padlock, person, place } from '../dom.ts';
import { fieldTexts, notHomeNames, promiseFor } from '../field.messages.ts';
import { button, type Page, startAgain, type View } from '../view.ts';
import { visitPage } from './visit-page.ts';

/** Keeps an item and goes on to the visits. A second press does nothing. */
function saving(view: View, make: () => AnyItem | null): () => void {
  let isSaving = false;
  return () => {
    const made = make();
    if (made === null || isSaving) return;
    isSaving = true;
    void view.book
      .add(made)
      .catch(startAgain)
      .then((added) =>
        view.replace(added === null ? { page: 'visit', agreementId: made.agreement } : { page: 'day' }),
      );
  };
}

/** The Monday after a day. */
function nextMonday(today: CalendarDate): CalendarDate {
  return addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
}

/** The days that are proposed for a promise, none twice. */
function daysOf({ t }: View, today: CalendarDate): readonly (readonly [string, CalendarDate])[] {
  const days: readonly (readonly [string, CalendarDate])[] = [
    [t(fieldTexts.tomorrow), addDays(today, 1)],
    [t(fieldTexts.onMonday), nextMonday(today)],
    [t(fieldTexts.inAWeek), addDays(today, 7)],
    [t(fieldTexts.onTheFirst), calendarDate(`${addMonths(today, 1).slice(0, 8)}01`)],
  ];
  return days.filter(([, day], index) => days.findIndex(([, other]) => other === day) === index);
}

/** A field whose label stands in its box. */
function boxed(label: string, input: HTMLElement): HTMLElement {
  return el('label', { class: 'boxed' }, el('span', {}, label), input);
}

export function promisePage(view: View, visit: FieldVisit): Page {
  const { book, t } = view;
  const today = businessDateOf(phoneNow());
  const days = daysOf(view, today);
  let promisedFor = days[0]?.[1] ?? today;
  let amount = visit.dueNow > 0 ? visit.dueNow : visit.left;
  const save = button(
    '',
    saving(view, () =>
      isPayableAmount(amount) ? { kind: 'promise', agreement: visit.agreementId, amount, promisedFor } : null,
    ),
  );
  const choose = (day: CalendarDate) => {
    promisedFor = day;
    show();
  };
  const other = el('input', {
    type: 'date',
    class: 'typed small',
    min: today,
    oninput: (typed: string) => choose(parseCalendarDate(typed) ?? promisedFor),
  });
  const chips = days.map(([name, day]) => {
    const chip = button('', () => choose(day), 'chip');
    chip.append(el('strong', {}, name), el('span', {}, formatCalendarDay(day, book.language, phoneNow())));
    return { chip, day };
  });
  function show(): void {
    for (const { chip, day } of chips) chip.setAttribute('aria-pressed', String(day === promisedFor));
    save.textContent = t(promiseFor)(formatCalendarDay(promisedFor, book.language, phoneNow()));
    save.disabled = !isPayableAmount(amount);
  }
  show();
  const promised = amountInput(amount, (typed) => {
    amount = typed;
    show();
  });
  return {
    title: t(visit.gender === 'female' ? fieldTexts.whenShe : fieldTexts.whenHe),
    under: visitPage(view, visit),
    body: [
      el('div', { class: 'choices' }, ...chips.map(({ chip }) => chip)),
      boxed(t(fieldTexts.anotherDay), other),
      boxed(t(fieldTexts.amountPromised), promised),
      el('p', { class: 'second' }, t(fieldTexts.noPenalty)),
    ],
    foot: [save],
  };
}

function amountInput(amount: number, told: (typed: number) => void): HTMLInputElement {
  return el('input', {
    class: 'typed small',
    inputmode: 'numeric',
    autocomplete: 'off',
    dir: 'ltr',
    value: String(amount),
    oninput: (typed: string) => told(Number(typed.replaceAll(/[^\d]/g, '')) || 0),
  });
}

const notHomeIcons = { locked: padlock, someone_else: person, moved: home, not_found: place } as const;
/** The reasons after which it helps to come again on the same day. */
const passing: readonly NotHomeReason[] = ['locked', 'someone_else'];

export function notHomePage(view: View, visit: FieldVisit): Page {
  const { t } = view;
  const agreement = visit.agreementId;
  let why: NotHomeReason | null = null;
  let again = true;
  const save = button(
    t(fieldTexts.saveVisit),
    saving(view, () =>
      why === null ? null : { kind: 'not_home', agreement, why, again, note: t(notHomeNames[why]) },
    ),
  );
  const choices = notHomeReasons.map((reason) => {
    const chip = button(
      '',
      () => {
        why = reason;
        again = passing.includes(reason);
        show();
      },
      'chip',
    );
    chip.append(icon(notHomeIcons[reason]), el('strong', {}, t(notHomeNames[reason])));
    return { chip, reason };
  });
  const comesAgain = button(
    t(fieldTexts.comeAgain),
    () => {
      again = !again;
      show();
    },
    'switch',
  );
  comesAgain.setAttribute('role', 'switch');
  comesAgain.append(el('i', {}));
  function show(): void {
    for (const { chip, reason } of choices) chip.setAttribute('aria-pressed', String(reason === why));
    comesAgain.setAttribute('aria-checked', String(again));
    save.disabled = why === null;
  }
  show();
  return {
    title: t(fieldTexts.notHome),
    under: visitPage(view, visit),
    body: [
      el('div', { class: 'choices' }, ...choices.map(({ chip }) => chip)),
      comesAgain,
      el('p', { class: 'second' }, t(fieldTexts.movesToEnd)),
    ],
    foot: [save],
  };
}

export function notePage(view: View, visit: FieldVisit): Page {
  const { t } = view;
  let typed = '';
  const save = button(
    t(fieldTexts.saveVisit),
    saving(view, () => {
      const note = printableNote(typed);
      return note === null ? null : { kind: 'note', agreement: visit.agreementId, note };
    }),
  );
  const text = el('textarea', {
    id: 'note',
    rows: 5,
    maxlength: 500,
    class: 'typed note',
    oninput: (value: string) => {
      typed = value;
    },
  });
  return {
    title: t(fieldTexts.note),
    under: visitPage(view, visit),
    body: [el('p', {}, el('label', { for: 'note' }, t(fieldTexts.yourNote)), text)],
    foot: [save],
  };
}
