import {
  alarmReasonNames,
  fieldItemNames,
  holdReasonNames,
} from '#contract/lending/labels/field-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { paths } from '#web/paths.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { slipName } from '../book/slip-name.ts';
import { ahead, cash, check, el, icon, ltr, pause } from '../dom.ts';
import { fieldTexts, sentOf } from '../field.messages.ts';
import { button, drawnButton, type Page, rupeesOf, type View, visitOf } from '../view.ts';
import { type ItemState, stateOf } from './item-state.ts';

/** The items that are to be shown: of this day, and of earlier days as long as they are not recorded. */
function shownOf({ book }: View): readonly PhoneItem[] {
  return book.items.filter((one) => one.item.package === book.day?.id || stateOf(one) !== 'recorded');
}

const stateTexts = {
  recorded: fieldTexts.recorded,
  held: fieldTexts.onHold,
  waiting: fieldTexts.waiting,
} as const;

/** The way of the items to the server: one square for each, and what is held with its reason. */
export function sentPage(view: View): Page {
  const { book, t } = view;
  const items = shownOf(view);
  const count = (state: ItemState) => items.filter((one) => stateOf(one) === state).length;
  const sent = items.length - count('waiting');
  const next =
    book.line === 'signed_out'
      ? el('a', { class: 'primary', href: paths.signIn }, t(fieldTexts.signIn))
      : drawnButton(cash, t(fieldTexts.handOver), () => view.go({ page: 'cash' }));
  const stopped = items.filter((one) => ['held', 'alarm'].includes(stateOf(one)));
  return {
    title: t(fieldTexts.sent),
    body: [
      el('p', { class: 'large', role: 'status' }, t(sentOf)(sent, items.length)),
      el('p', { class: 'second' }, t(fieldTexts.goesOn)),
      el('p', { class: 'squares', 'aria-hidden': 'true' }, ...items.map((one) => squareOf(stateOf(one)))),
      el(
        'p',
        { class: 'counts' },
        ...(['recorded', 'held', 'waiting'] as const).map((state) =>
          el('span', { class: state }, el('strong', {}, ltr(count(state))), ` ${t(stateTexts[state])}`),
        ),
      ),
      ...stopped.map((one) => cardOf(view, one)),
      el('p', { class: 'quiet' }, t(fieldTexts.noneRefused)),
    ],
    foot: [
      el(
        'div',
        { class: 'two' },
        button(t(fieldTexts.tryAgain), () => void book.send(), 'secondary'),
        next,
      ),
    ],
  };
}

function squareOf(state: ItemState): HTMLElement {
  return el(
    'i',
    { class: state },
    state === 'recorded' ? icon(check) : state === 'waiting' ? null : icon(pause),
  );
}

function cardOf(view: View, { item, answer }: PhoneItem): HTMLElement {
  const { book, t } = view;
  const visit = visitOf(view, item.agreement);
  const { holdReason = null, alarmReason = null } = answer ?? {};
  const reason =
    holdReason === null ? alarmReason && alarmReasonNames[alarmReason] : holdReasonNames[holdReason];
  return el(
    'section',
    { class: 'card' },
    el(
      'h2',
      {},
      el(
        'span',
        {},
        el(
          'bdi',
          {},
          visit === null ? t(fieldItemNames[item.kind]) : pickWritten(visit.customerName, book.language),
        ),
        item.kind === 'collected' ? ' · ' : null,
        item.kind === 'collected' ? ltr(slipName(book, item).slice(4)) : null,
      ),
      item.kind === 'collected' ? rupeesOf(view, item.amount) : null,
    ),
    reason === null ? null : el('p', {}, `${t(reason)}.`),
    el(
      'p',
      { class: 'way-out' },
      icon(ahead, true),
      el('strong', {}, t(holdReason === null ? fieldTexts.callBranch : fieldTexts.branchDecides)),
    ),
  );
}
