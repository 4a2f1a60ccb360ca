import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { formatPhoneAsTyped, type Phone } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDayOfMonth, instantOf } from '#web/format/date-time.ts';
import { telephoneLink, whatsAppLink } from '#web/outside-links.ts';
import { phoneNow } from '../book/phone-clock.ts';
import {
  calendar,
  cash,
  chat,
  check,
  danger,
  door,
  el,
  icon,
  ltr,
  type Path,
  place,
  sheet,
  telephone,
} from '../dom.ts';
import { daysLate, dueRow, fieldTexts, paidSoFar } from '../field.messages.ts';
import { drawnButton, type Page, rupeesOf, type View } from '../view.ts';

/** A visit: the amount to pay, the schedule as beads, the last payments, the address, and what happened. */
export function visitPage(view: View, visit: FieldVisit): Page {
  const { book, t } = view;
  const { agreementId } = visit;
  const go = (page: 'collect' | 'promise' | 'not-home' | 'note') => () => view.go({ page, agreementId });
  return {
    title: pickWritten(visit.customerName, book.language),
    body: [
      el('p', { class: 'label' }, toPayOf(view, visit)),
      el('p', { class: 'large' }, rupeesOf(view, visit.dueNow)),
      beadsOf(visit),
      historyOf(view, visit),
      lastWordOf(view, visit),
      moneyOf(view, visit),
      placeOf(view, visit),
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

function toPayOf({ t }: View, { rows }: FieldVisit): string {
  const today = businessDateOf(phoneNow());
  const open = rows.findIndex(([, amount, paid]) => paid < amount);
  return rows[open]?.[0] === today ? t(dueRow)(open + 1, rows.length) : t(fieldTexts.toPay);
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

const noted = (path: Path, className: string, ...said: readonly (string | HTMLElement)[]) =>
  el('p', { class: `noted ${className}` }, icon(path), el('span', {}, ...said));

/** One line about the installments that were due before today. */
function historyOf({ t }: View, { rows, daysPastDue }: FieldVisit): HTMLElement | null {
  if (daysPastDue > 0) return noted(danger, 'late', t(daysLate)(daysPastDue));
  const today = businessDateOf(phoneNow());
  const before = rows.filter(([dueOn]) => dueOn < today);
  const paid = before.filter(([, amount, of]) => of >= amount).length;
  return before.length === 0 ? null : noted(check, 'agrees', t(paidSoFar)(paid, before.length));
}

function lastWordOf({ book, t }: View, { lastContact }: FieldVisit): HTMLElement | null {
  if (lastContact?.note == null) return null;
  const day = formatDayOfMonth(businessDateOf(instantOf(lastContact.contactedAt)), book.language);
  const path = lastContact.channel === 'visit' ? door : telephone;
  return noted(path, 'word', `${t(fieldTexts.lastWord)}, ${day}: “`, el('bdi', {}, lastContact.note), '”');
}

function moneyOf(view: View, { payments, left, agreementNumber }: FieldVisit): HTMLElement {
  const { book, t } = view;
  const row = (name: string, amount: HTMLElement, isSum = false) =>
    el('li', isSum ? { class: 'all' } : {}, el('span', { class: 'name' }, name), amount);
  return el(
    'ul',
    { class: 'lines' },
    ...payments.map(({ valuedOn, method, amount }) =>
      row(`${formatDayOfMonth(valuedOn, book.language)} · ${t(methodNames[method])}`, rupeesOf(view, amount)),
    ),
    row(t(fieldTexts.leftThisMorning), rupeesOf(view, left), true),
    row(t(fieldTexts.agreement), ltr(agreementNumber)),
  );
}

function placeOf({ book, t }: View, { address, phone }: FieldVisit): HTMLElement {
  const link = (href: string, path: Path, name: string) =>
    el('a', { class: 'call', href, 'aria-label': name, rel: 'noreferrer' }, icon(path));
  return el(
    'ul',
    { class: 'lines place-of' },
    el(
      'li',
      {},
      icon(place),
      el(
        'span',
        { class: 'name' },
        el('span', { class: 'unseen' }, `${t(fieldTexts.address)}: `),
        pickWritten(address, book.language),
      ),
    ),
    phone === null
      ? null
      : el(
          'li',
          {},
          icon(telephone),
          el('span', { class: 'name' }, ltr(formatPhoneAsTyped(phone as Phone))),
          link(whatsAppLink(phone as Phone), chat, t(fieldTexts.whatsApp)),
          link(telephoneLink(phone as Phone), telephone, t(fieldTexts.call)),
        ),
  );
}
