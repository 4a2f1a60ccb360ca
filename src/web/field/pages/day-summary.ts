import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { el, ltr } from '../dom.ts';
import { countsOfDay, fieldTexts, ofAmount } from '../field.messages.ts';
import { cashOfDay, rupeesOf, type View } from '../view.ts';
import { lastItemOf } from './visit-order.ts';

const kinds = ['collected', 'promise', 'not_home', 'note', 'waiting'] as const;

/** The cash of the day beside what is due, always in sight, and the visits by how they ended. */
export function summaryOf(view: View, visits: readonly FieldVisit[]): HTMLElement {
  const { book, t } = view;
  const due = visits.reduce((sum, { dueNow }) => sum + dueNow, 0);
  const taken = cashOfDay(view);
  const ended = visits.map(({ agreementId }) => lastItemOf(view, agreementId)?.item.kind ?? 'waiting');
  const counts = kinds.map((kind) => ({ kind, count: ended.filter((one) => one === kind).length }));
  return el(
    'section',
    { class: 'summary', 'aria-label': t(fieldTexts.cashToday) },
    el(
      'p',
      { class: 'sum-line' },
      rupeesOf(view, taken, 'sum'),
      el('span', { class: 'second' }, t(ofAmount)(saidRupees[book.language](due))),
    ),
    el('progress', {
      max: Math.max(1, due),
      value: Math.min(due, taken),
      'aria-label': t(fieldTexts.collected),
    }),
    el(
      'p',
      { class: 'counts' },
      ...counts
        .filter(({ kind, count }) => count > 0 || kind === 'collected' || kind === 'waiting')
        .map(({ kind, count }) =>
          el('span', { class: kind }, el('strong', {}, ltr(count)), ` ${t(countsOfDay)[kind]}`),
        ),
    ),
  );
}
