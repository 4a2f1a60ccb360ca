import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatTime } from '#web/format/date-time.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { slipName } from '../book/slip-name.ts';
import { calendar, check, danger, door, el, icon, ltr, sheet } from '../dom.ts';
import { daysLate, fieldTexts, leftOf } from '../field.messages.ts';
import { button, type Page, rupeesOf, type View } from '../view.ts';
import { summaryOf } from './day-summary.ts';
import { inOrder, isAgain, lastItemOf, nextVisitOf } from './visit-order.ts';

/** The visits of the day in the order of the road, by area, with what was done already. */
export function dayPage(view: View): Page {
  const { book, t } = view;
  const { visits = [], homeVisits = [] } = book.day ?? {};
  const areas = Map.groupBy(visits, ({ area }) => area);
  const next = nextVisitOf(view);
  const again = button(t(fieldTexts.takeAgain), () => view.go({ page: 'take' }), 'secondary');
  return {
    title: t(fieldTexts.myDay),
    isMain: true,
    saysCash: visits.length > 0,
    body: [
      visits.length === 0 ? null : summaryOf(view, visits),
      book.isKept ? null : el('p', { class: 'warned' }, t(fieldTexts.mayForget)),
      visits.length === 0 ? el('p', { class: 'quiet' }, t(fieldTexts.noVisits)) : null,
      ...[...areas].map(([area, ofArea]) => areaOf(view, area, { visits: ofArea, all: visits, next })),
      homeVisits.length === 0 ? null : homesOf(view),
      again,
    ],
  };
}

interface Area {
  readonly visits: readonly FieldVisit[];
  /** All visits of the day: places are numbered through. */
  readonly all: readonly FieldVisit[];
  readonly next: FieldVisit | undefined;
}

function areaOf(view: View, area: string, { visits, all, next }: Area): HTMLElement {
  const left = visits.filter(
    (visit) => lastItemOf(view, visit.agreementId) === null || isAgain(view, visit),
  ).length;
  return el(
    'section',
    { class: 'area', 'aria-label': area },
    el('h2', {}, el('span', {}, area), el('span', {}, view.t(leftOf)(left, visits.length))),
    el(
      'ol',
      {},
      ...inOrder(view, visits).map((visit) =>
        el('li', {}, rowOf(view, visit, all.indexOf(visit) + 1, visit === next)),
      ),
    ),
  );
}

function rowOf(view: View, visit: FieldVisit, place: number, isNext: boolean): HTMLElement {
  const { language } = view.book;
  const last = lastItemOf(view, visit.agreementId);
  const onclick = () => view.go({ page: 'visit', agreementId: visit.agreementId });
  return el(
    'button',
    { type: 'button', class: `row${isNext ? ' next' : ''}${last === null ? '' : ' done'}`, onclick },
    last === null ? el('span', { class: 'place' }, String(place)) : markOf(last),
    el(
      'span',
      { class: 'who' },
      el('strong', {}, pickWritten(visit.customerName, language)),
      last === null ? el('span', { class: 'second' }, shortAddressOf(visit, language)) : doneOf(view, last),
    ),
    el('span', { class: 'what' }, rupeesOf(view, amountOf(visit, last)), stateOf(view, visit, last)),
  );
}

/** The address without its area, which is in the heading above, and what follows it. */
function shortAddressOf({ address, area }: FieldVisit, language: Language): string {
  const whole = pickWritten(address, language);
  const before = whole.slice(0, Math.max(0, whole.lastIndexOf(area))).replace(/[\s,،]+$/u, '');
  return before || whole;
}

function amountOf({ dueNow, left }: FieldVisit, last: PhoneItem | null): number {
  if (last?.item.kind === 'collected') return last.item.amount;
  return dueNow > 0 ? dueNow : left;
}

const marks = { collected: check, promise: calendar, not_home: door, note: sheet } as const;

function markOf({ item }: PhoneItem): HTMLElement {
  return el('span', { class: `mark ${item.kind}` }, icon(marks[item.kind]));
}

function doneOf({ book, t }: View, { item }: PhoneItem): HTMLElement {
  const time = formatTime(Date.parse(item.at), book.language);
  return el(
    'span',
    { class: 'second' },
    item.kind === 'collected' ? ltr(slipName(book, item).slice(4)) : null,
    item.kind === 'collected' ? ' · ' : null,
    el('bdi', {}, time),
    item.kind === 'not_home' && item.again ? ` · ${t(fieldTexts.comesAgain)}` : null,
  );
}

function stateOf({ t }: View, { group, daysPastDue }: FieldVisit, last: PhoneItem | null): HTMLElement {
  if (last !== null) {
    const names = {
      collected: fieldTexts.collected,
      promise: fieldTexts.promise,
      not_home: fieldTexts.notHome,
      note: fieldTexts.noted,
    };
    return el('span', { class: `state ${last.item.kind}` }, t(names[last.item.kind]));
  }
  if (group === 'promised')
    return el('span', { class: 'tag promise' }, icon(calendar), t(fieldTexts.promised));
  if (daysPastDue > 0) return el('span', { class: 'tag late' }, icon(danger), t(daysLate)(daysPastDue));
  return el('span', { class: 'tag' }, t(fieldTexts.dueToday));
}

function homesOf({ book, t }: View): HTMLElement {
  const rows = (book.day?.homeVisits ?? []).map(({ fullName, phone, address, startsAt }) =>
    el(
      'li',
      { class: 'home' },
      ltr(startsAt),
      el('span', { class: 'who' }, el('strong', {}, fullName), el('span', { class: 'second' }, address)),
      el('a', { class: 'call', href: `tel:${phone}` }, t(fieldTexts.call)),
    ),
  );
  return el('section', { class: 'area' }, el('h2', {}, t(fieldTexts.homeVisits)), el('ol', {}, ...rows));
}
