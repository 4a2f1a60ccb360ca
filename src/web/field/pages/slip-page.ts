import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import type { CollectedItem } from '#domain/lending/field/field-item.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Phone } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDayOfMonth } from '#web/format/date-time.ts';
import { smsLink, whatsAppMessageLink } from '#web/outside-links.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { slipName } from '../book/slip-name.ts';
import { ahead, check, el, icon, list, ltr, printer, qrCode, speaker } from '../dom.ts';
import { fieldTexts, nextVisit, receiptOf } from '../field.messages.ts';
import { stripTexts } from '../slip.messages.ts';
import { button, drawnButton, type Page, rupeesOf, type View, visitOf } from '../view.ts';
import { showPage } from './show-page.ts';
import { qrOf, stripOf } from './slip-strip.ts';
import { checkAddressOf, momentIn, nextOf, readerOf, takenUpTo, writtenSlip } from './slip-words.ts';
import { nextVisitOf } from './visit-order.ts';

/** The slip of cash that was taken, to show to the customer and to print. It cannot be changed. */
export function slipPage(view: View, { item, answer }: PhoneItem): Page {
  const { book, t } = view;
  const { language } = book;
  if (item.kind !== 'collected') return { title: t(fieldTexts.slip), body: [] };
  const visit = visitOf(view, item.agreement);
  const left = visit === null ? null : Math.max(0, visit.left - takenUpTo(book, item));
  const next = visit === null || left === null ? null : nextOf(view, { item, visit, left });
  const fact = (name: string, value: HTMLElement | string | readonly (HTMLElement | string)[]) => [
    el('dt', {}, name),
    el('dd', {}, ...[value].flat()),
  ];
  return {
    title: t(fieldTexts.slip),
    body: [
      el(
        'p',
        { class: 'kept', role: 'status' },
        icon(check),
        el('span', {}, answer?.receiptNumber ? t(receiptOf)(answer.receiptNumber) : t(fieldTexts.kept)),
      ),
      el(
        'article',
        { class: 'slip' },
        el('p', { class: 'number' }, ltr(slipName(book, item))),
        el('p', { class: 'second' }, momentIn(language, item)),
        el('p', { class: 'large' }, rupeesOf(view, item.amount)),
        el('p', {}, amountInWords(rupees(item.amount))[language]),
        el(
          'dl',
          { class: 'facts' },
          ...(visit === null ? [] : fact(t(fieldTexts.from), pickWritten(visit.customerName, language))),
          ...(visit === null ? [] : fact(t(fieldTexts.agreement), ltr(visit.agreementNumber))),
          ...(left === null ? [] : fact(t(fieldTexts.leftToPay), rupeesOf(view, left))),
          el('dd', { class: 'second wide' }, t(fieldTexts.byMorning)),
          ...(next === null
            ? []
            : fact(t(stripTexts.next), [
                rupeesOf(view, next.amount),
                ` · ${formatDayOfMonth(next.dueOn, language)}`,
              ])),
          ...fact(t(fieldTexts.takenBy), t(book.day?.officerName ?? { en: '', ur: '' })),
        ),
        checkOf(view, item),
        el(
          'p',
          { class: 'second' },
          `${t(book.day?.lenderName ?? { en: '', ur: '' })} `,
          ltr(book.day?.branch.phone ?? ''),
        ),
      ),
      actionsOf(view, item, visit, left),
      visit === null || left === null ? null : stripOf(view, { item, visit, left }),
    ],
    foot: footOf(view),
  };
}

/** The way on: to the next visit of the day, or to all of them. */
function footOf(view: View): HTMLElement[] {
  const { book, t } = view;
  const next = nextVisitOf(view);
  const toVisits = () => view.replace({ page: 'day' });
  if (next === undefined) return [button(t(fieldTexts.toVisits), toVisits)];
  const all = drawnButton(list, '', toVisits, 'secondary');
  all.setAttribute('aria-label', t(fieldTexts.toVisits));
  const { agreementId, customerName } = next;
  const on = button('', () => view.replace({ page: 'visit', agreementId }));
  on.append(icon(ahead, true), el('span', {}, t(nextVisit)(pickWritten(customerName, book.language))));
  return [el('div', { class: 'onward' }, all, on)];
}

/** The code of a slip, to check it later. */
function checkOf({ t }: View, item: CollectedItem): HTMLElement {
  return el(
    'div',
    { class: 'check' },
    qrOf(checkAddressOf(item), t(fieldTexts.qrOfReceipt)),
    el('p', {}, el('strong', {}, t(fieldTexts.fromTomorrow)), el('span', { class: 'code' }, ltr(item.code))),
  );
}

/** The ways of a slip to the customer: on paper, on the screen, read out, and as a text. */
function actionsOf(
  view: View,
  item: CollectedItem,
  visit: FieldVisit | null,
  left: number | null,
): HTMLElement {
  const { t } = view;
  const print = drawnButton(printer, t(fieldTexts.print), () => window.print(), 'secondary');
  if (visit === null || left === null) return el('div', { class: 'three ways' }, print);
  const slip = { item, visit, left };
  const text = writtenSlip(view, slip);
  const read = readerOf(view, slip);
  const link = (href: string, name: string) =>
    el('a', { class: 'secondary', href, target: '_blank', rel: 'noreferrer' }, name);
  return el(
    'div',
    { class: 'three ways' },
    print,
    drawnButton(qrCode, t(stripTexts.show), () => view.cover(showPage(view, slip)), 'secondary'),
    read === null ? null : drawnButton(speaker, t(fieldTexts.readOut), read, 'secondary'),
    visit.phone === null
      ? null
      : link(whatsAppMessageLink(visit.phone as Phone, text), t(fieldTexts.whatsApp)),
    visit.phone === null ? null : link(smsLink(visit.phone as Phone, text), t(fieldTexts.sms)),
  );
}
