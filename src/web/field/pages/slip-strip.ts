import { encode } from 'uqr';
import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatPhoneAsTyped } from '#domain/person/phone.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { formatDayOfMonth } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { slipName } from '../book/slip-name.ts';
import { drawing, el, ltr } from '../dom.ts';
import { fieldTexts } from '../field.messages.ts';
import { stripTexts } from '../slip.messages.ts';
import type { View } from '../view.ts';
import { checkAddressOf, momentIn, nextOf, type Slip } from './slip-words.ts';

/** A code for the customer's camera, with the light border without which none finds it. */
export function qrOf(text: string, label: string): SVGElement {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return drawing(dark.join(''), { size: 232, viewed: size, class: 'qr', role: 'img', 'aria-label': label });
}

/** A text in one of the two languages, whatever the language of the page is. */
function said(phrase: Phrase, language: Language): HTMLElement {
  return el('span', { lang: language, dir: directionOf(language) }, phrase[language]);
}

/** The slip on 80 mm of paper: both languages on one strip, for a family that reads either. */
export function stripOf(view: View, slip: Slip): HTMLElement {
  const { day } = view.book;
  const { item, visit, left } = slip;
  const both = (phrase: Phrase) => languages.map((language) => said(phrase, language));
  const fact = (name: Phrase, value: HTMLElement | string) => [
    el('dt', {}, ...both(name)),
    el('dd', {}, value),
  ];
  const words = amountInWords(rupees(item.amount));
  const other = otherWritten(visit.customerName, 'en');
  const next = nextOf(view, slip);
  const { lenderName = null, branch = null, officerName = null } = day ?? {};
  return el(
    'article',
    { class: 'strip', lang: 'en', dir: 'ltr' },
    el(
      'header',
      {},
      ...(lenderName === null ? [] : [...both(lenderName)].toReversed()),
      el('span', {}, branch === null ? '' : `${branch.city.en} `, ltr(phoneOf(branch?.phone ?? null))),
    ),
    el('p', { class: 'pair' }, ...both(fieldTexts.slip)),
    el('p', { class: 'pair' }, el('strong', {}, ltr(slipName(view.book, item))), momentIn('en', item)),
    el('p', { class: 'large' }, ltr(saidRupees.en(item.amount))),
    el('p', { class: 'over' }, ...both(words)),
    el(
      'dl',
      {},
      ...fact(
        fieldTexts.from,
        el(
          'span',
          { class: 'over' },
          el('bdi', {}, pickWritten(visit.customerName, 'en')),
          other === null ? null : el('bdi', { lang: 'ur' }, other),
        ),
      ),
      ...fact(fieldTexts.agreement, ltr(visit.agreementNumber)),
      ...fact(fieldTexts.leftToPay, ltr(saidRupees.en(left))),
      ...fact(stripTexts.byMorning, ''),
      ...(next === null
        ? []
        : fact(stripTexts.next, ltr(`${saidRupees.en(next.amount)}, ${formatDayOfMonth(next.dueOn, 'en')}`))),
      ...fact(fieldTexts.takenBy, officerName?.en ?? ''),
    ),
    qrOf(checkAddressOf(item), fieldTexts.qrOfReceipt.en),
    el('p', {}, el('strong', {}, ltr(item.code))),
    el('p', { class: 'over' }, ...both(stripTexts.fromTomorrow)),
    el('p', { class: 'over' }, ...both(stripTexts.noInterest)),
  );
}

/** A phone as it is dialled, or as it was typed. */
export function phoneOf(phone: string | null): string {
  return phone === null ? '' : formatPhoneAsTyped(phone);
}
