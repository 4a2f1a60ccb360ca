import { encode } from 'uqr';
import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import type { CollectedItem } from '#domain/lending/field/field-item.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Phone } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { smsLink, whatsAppMessageLink } from '#web/outside-links.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { slipName } from '../book/slip-name.ts';
import { drawing, el, ltr } from '../dom.ts';
import { fieldTexts, receiptOf } from '../field.messages.ts';
import { button, type Page, rupeesOf, type View, visitOf } from '../view.ts';
import { checkAddressOf, momentOf, readerOf, writtenSlip } from './slip-words.ts';

/** The slip of cash that was taken, to show to the customer and to print. It cannot be changed. */
export function slipPage(view: View, { item, answer }: PhoneItem): Page {
  const { book, t } = view;
  const { language } = book;
  if (item.kind !== 'collected') return { title: t(fieldTexts.slip), body: [] };
  const visit = visitOf(view, item.agreement);
  const left =
    visit === null ? null : Math.max(0, visit.left - takenUpTo(view, item.agreement, item.position));
  const fact = (name: string, value: HTMLElement | string) => [el('dt', {}, name), el('dd', {}, value)];
  return {
    title: t(fieldTexts.slip),
    body: [
      el(
        'p',
        { class: 'kept', role: 'status' },
        answer?.receiptNumber ? t(receiptOf)(answer.receiptNumber) : t(fieldTexts.kept),
      ),
      el(
        'article',
        { class: 'slip' },
        el('p', { class: 'number' }, ltr(slipName(book, item))),
        el('p', { class: 'second' }, momentOf(view, item)),
        el('p', { class: 'large' }, rupeesOf(view, item.amount)),
        el('p', {}, amountInWords(rupees(item.amount))[language]),
        el(
          'dl',
          { class: 'facts' },
          ...(visit === null ? [] : fact(t(fieldTexts.from), pickWritten(visit.customerName, language))),
          ...(visit === null ? [] : fact(t(fieldTexts.agreement), ltr(visit.agreementNumber))),
          ...(left === null ? [] : fact(t(fieldTexts.leftToPay), rupeesOf(view, left))),
          ...fact(t(fieldTexts.takenBy), t(book.day?.officerName ?? { en: '', ur: '' })),
        ),
        el('p', { class: 'second' }, t(fieldTexts.byMorning)),
        qrOf(checkAddressOf(item), t(fieldTexts.qrOfReceipt)),
        el('p', { class: 'second' }, t(fieldTexts.fromTomorrow)),
        el('p', { class: 'code' }, ltr(item.code)),
        el(
          'p',
          { class: 'second' },
          `${t(book.day?.lenderName ?? { en: '', ur: '' })} `,
          ltr(book.day?.branch.phone ?? ''),
        ),
      ),
      actionsOf(view, item, visit, left),
    ],
    foot: [
      el(
        'div',
        { class: 'first' },
        button(t(fieldTexts.toVisits), () => view.replace({ page: 'day' })),
      ),
    ],
  };
}

/** The ways of a slip to the customer: on paper, as a text, and read out. */
function actionsOf(
  view: View,
  item: CollectedItem,
  visit: FieldVisit | null,
  left: number | null,
): HTMLElement {
  const { t } = view;
  const print = button(t(fieldTexts.print), () => window.print(), 'secondary');
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
    visit.phone === null
      ? null
      : link(whatsAppMessageLink(visit.phone as Phone, text), t(fieldTexts.whatsApp)),
    visit.phone === null ? null : link(smsLink(visit.phone as Phone, text), t(fieldTexts.sms)),
    read === null ? null : button(t(fieldTexts.readOut), read, 'secondary'),
  );
}

/** The cash that this phone took for an agreement up to and with a place of its chain, on the day on the phone. */
function takenUpTo({ book }: View, agreementId: string, position: number): number {
  return book.ofDay.reduce(
    (sum, { item }) =>
      sum +
      (item.kind === 'collected' && item.agreement === agreementId && item.position <= position
        ? item.amount
        : 0),
    0,
  );
}

/** A code for the customer's camera, with the light border without which none finds it. */
function qrOf(text: string, label: string): SVGElement {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return drawing(dark.join(''), { size: 232, viewed: size, class: 'qr', role: 'img', 'aria-label': label });
}
