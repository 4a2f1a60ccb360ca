import { encode } from 'uqr';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment } from '#web/format/date-time.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { phoneNow } from '../book/phone-clock.ts';
import { slipName } from '../book/slip-name.ts';
import { drawing, el, ltr } from '../dom.ts';
import { fieldTexts, receiptOf } from '../field.messages.ts';
import { button, type Page, rupeesOf, type View, visitOf } from '../view.ts';

/** The slip of cash that was taken, to show to the customer and to print. It cannot be changed. */
export function slipPage(view: View, { item, answer }: PhoneItem): Page {
  const { book, t } = view;
  const { language } = book;
  if (item.kind !== 'collected') return { title: t(fieldTexts.slip), body: [] };
  const visit = visitOf(view, item.agreement);
  const left =
    visit === null ? null : Math.max(0, visit.left - takenUpTo(view, item.agreement, item.position));
  const address = `${window.location.origin}${receiptCheckPath(item.code)}`;
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
        el('p', { class: 'second' }, formatMoment(Date.parse(item.at), language, phoneNow())),
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
        qrOf(address, t(fieldTexts.qrOfReceipt)),
        el('p', { class: 'second' }, t(fieldTexts.fromTomorrow)),
        el('p', { class: 'code' }, ltr(item.code)),
        el(
          'p',
          { class: 'second' },
          `${t(book.day?.lenderName ?? { en: '', ur: '' })} `,
          ltr(book.day?.branch.phone ?? ''),
        ),
      ),
      button(t(fieldTexts.print), () => window.print(), 'secondary'),
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
