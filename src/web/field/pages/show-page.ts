import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { pickWritten } from '#domain/written.ts';
import { slipName } from '../book/slip-name.ts';
import { el, ltr, markDrawing } from '../dom.ts';
import { fieldTexts } from '../field.messages.ts';
import { stripTexts, youPaid } from '../slip.messages.ts';
import { button, type Cover, rupeesOf, type View } from '../view.ts';
import { phoneOf, qrOf } from './slip-strip.ts';
import { checkAddressOf, type Slip } from './slip-words.ts';

/** The slip for the customer's own camera: the amount and the code, as large as the phone allows. */
export function showPage(view: View, { item, visit }: Slip): Cover {
  const { book, t } = view;
  const { language } = book;
  const phone = phoneOf(book.day?.branch.phone ?? null);
  const element = el(
    'div',
    { class: 'screen show' },
    el(
      'main',
      { tabindex: 0 },
      el(
        'p',
        { class: 'show-mark' },
        markDrawing(),
        el('strong', {}, book.day === null ? '' : t(book.day.lenderName)),
      ),
      el('h1', { tabindex: -1, class: 'second' }, t(youPaid)(pickWritten(visit.customerName, language))),
      el('p', { class: 'large' }, rupeesOf(view, item.amount)),
      el('p', {}, amountInWords(rupees(item.amount))[language]),
      qrOf(checkAddressOf(item), t(fieldTexts.qrOfReceipt)),
      el('p', { class: 'number' }, ltr(slipName(book, item))),
      el('p', { class: 'code' }, ltr(item.code)),
      el('p', {}, t(stripTexts.takePicture), ' ', el('strong', {}, ltr(phone))),
    ),
    el(
      'footer',
      {},
      button(t(stripTexts.done), () => view.cover(null), 'secondary'),
    ),
  );
  return { element, update: () => {} };
}
