import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { notHomeReasons } from '#domain/lending/field/field-item.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { type AnyItem, printableNote } from '../book/new-item.ts';
import { phoneNow } from '../book/phone-clock.ts';
import { el } from '../dom.ts';
import { fieldTexts, notHomeNames } from '../field.messages.ts';
import { button, type Page, startAgain, type View } from '../view.ts';

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

/** The days that are proposed for a promise. */
function daysOf({ t }: View, today: CalendarDate): readonly (readonly [string, CalendarDate])[] {
  return [
    [t(fieldTexts.tomorrow), addDays(today, 1)],
    [t(fieldTexts.inAWeek), addDays(today, 7)],
    [t(fieldTexts.onTheFirst), calendarDate(`${addMonths(today, 1).slice(0, 8)}01`)],
  ];
}

export function promisePage(view: View, visit: FieldVisit): Page {
  const { book, t } = view;
  const today = businessDateOf(phoneNow());
  const days = daysOf(view, today);
  let promisedFor = days[0]?.[1] ?? today;
  let amount = visit.dueNow > 0 ? visit.dueNow : visit.left;
  const save = button(
    t(fieldTexts.notePromise),
    saving(view, () =>
      isPayableAmount(amount) ? { kind: 'promise', agreement: visit.agreementId, amount, promisedFor } : null,
    ),
  );
  const other = el('input', {
    id: 'day',
    type: 'date',
    class: 'typed small',
    min: today,
    oninput: (typed: string) => {
      promisedFor = parseCalendarDate(typed) ?? promisedFor;
      show();
    },
  });
  const chips = days.map(([name, day]) => {
    const chip = button(
      '',
      () => {
        promisedFor = day;
        show();
      },
      'chip',
    );
    chip.append(el('span', {}, name), el('span', {}, formatCalendarDay(day, book.language, phoneNow())));
    return { chip, day };
  });
  function show(): void {
    for (const { chip, day } of chips) chip.setAttribute('aria-pressed', String(day === promisedFor));
    save.disabled = !isPayableAmount(amount);
  }
  show();
  const typeAmount = (typed: string) => {
    amount = Number(typed.replaceAll(/[^\d]/g, '')) || 0;
    show();
  };
  return {
    title: t(visit.gender === 'female' ? fieldTexts.whenShe : fieldTexts.whenHe),
    body: [
      el('p', { class: 'chips' }, ...chips.map(({ chip }) => chip)),
      el('p', { class: 'field' }, el('label', { for: 'day' }, t(fieldTexts.anotherDay)), other),
      el(
        'p',
        { class: 'field' },
        el('label', { for: 'promised' }, t(fieldTexts.amountPromised)),
        el('input', {
          id: 'promised',
          class: 'typed small',
          inputmode: 'numeric',
          dir: 'ltr',
          value: String(amount),
          oninput: typeAmount,
        }),
      ),
    ],
    foot: [el('div', { class: 'first' }, save)],
  };
}

export function notHomePage(view: View, { agreementId }: FieldVisit): Page {
  const { t } = view;
  const choices = notHomeReasons.map((why) =>
    button(
      t(notHomeNames[why]),
      saving(view, () => ({ kind: 'not_home', agreement: agreementId, why, note: t(notHomeNames[why]) })),
      'choice',
    ),
  );
  return { title: t(fieldTexts.notHome), body: [el('div', { class: 'choices' }, ...choices)] };
}

export function notePage(view: View, { agreementId }: FieldVisit): Page {
  const { t } = view;
  let typed = '';
  const save = button(
    t(fieldTexts.saveVisit),
    saving(view, () => {
      const note = printableNote(typed);
      return note === null ? null : { kind: 'note', agreement: agreementId, note };
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
    body: [el('p', { class: 'field tall' }, el('label', { for: 'note' }, t(fieldTexts.yourNote)), text)],
    foot: [el('div', { class: 'first' }, save)],
  };
}
