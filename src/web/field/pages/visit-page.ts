import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { formatPhoneAsTyped } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDayOfMonth, instantOf } from '#web/format/date-time.ts';
import { calendar, cash, door, el, ltr, sheet } from '../dom.ts';
import { fieldTexts } from '../field.messages.ts';
import { drawnButton, type Page, rupeesOf, type View } from '../view.ts';

/** A visit: the amount to pay, the schedule as beads, the last payments, the address, and what happened. */
export function visitPage(view: View, visit: FieldVisit): Page {
  const { book, t } = view;
  const { agreementId } = visit;
  const { language } = book;
  const go = (page: 'collect' | 'promise' | 'not-home' | 'note') => () => view.go({ page, agreementId });
  return {
    title: pickWritten(visit.customerName, language),
    body: [
      el('p', { class: 'label' }, t(fieldTexts.toPay)),
      el('p', { class: 'large' }, rupeesOf(view, visit.dueNow)),
      beadsOf(visit),
      lastWordOf(view, visit),
      el(
        'dl',
        { class: 'facts' },
        ...visit.payments.flatMap(({ valuedOn, method, amount }) => [
          el('dt', {}, `${formatDayOfMonth(valuedOn, language)} · ${t(methodNames[method])}`),
          el('dd', {}, rupeesOf(view, amount)),
        ]),
        el('dt', { class: 'sum' }, t(fieldTexts.leftThisMorning)),
        el('dd', { class: 'sum' }, rupeesOf(view, visit.left)),
        el('dt', {}, t(fieldTexts.agreement)),
        el('dd', {}, ltr(visit.agreementNumber)),
      ),
      el(
        'p',
        { class: 'address' },
        el('span', { class: 'unseen' }, `${t(fieldTexts.address)}: `),
        pickWritten(visit.address, language),
      ),
      visit.phone === null
        ? null
        : el(
            'a',
            { class: 'call', href: `tel:${visit.phone}` },
            `${t(fieldTexts.call)} `,
            ltr(formatPhoneAsTyped(visit.phone)),
          ),
    ],
    foot: [
      el('div', { class: 'first' }, drawnButton(cash, t(fieldTexts.collected), go('collect'))),
      el(
        'div',
        { class: 'three' },
        drawnButton(calendar, t(fieldTexts.promise), go('promise'), 'secondary'),
        drawnButton(door, t(fieldTexts.notHome), go('not-home'), 'secondary'),
        drawnButton(sheet, t(fieldTexts.note), go('note'), 'secondary'),
      ),
    ],
  };
}

/** One bead for each installment: paid, due, or to come. */
function beadsOf({ rows }: FieldVisit): HTMLElement {
  const firstOpen = rows.findIndex(([, amount, paid]) => paid < amount);
  return el(
    'p',
    { class: 'beads', 'aria-hidden': 'true' },
    ...rows
      .slice(0, 36)
      .map(([, amount, paid], index) =>
        el('i', { class: paid >= amount ? 'paid' : index === firstOpen ? 'now' : '' }),
      ),
  );
}

function lastWordOf({ book, t }: View, { lastContact }: FieldVisit): HTMLElement | null {
  if (lastContact?.note == null) return null;
  const day = formatDayOfMonth(businessDateOf(instantOf(lastContact.contactedAt)), book.language);
  return el('p', { class: 'word' }, `${t(fieldTexts.lastWord)}, ${day}: “${lastContact.note}”`);
}
