import {
  alarmReasonNames,
  fieldItemNames,
  holdReasonNames,
} from '#contract/lending/labels/field-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { areas, paths } from '#web/paths.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import { slipName } from '../book/slip-name.ts';
import { check, el, icon, ltr, pause } from '../dom.ts';
import { fieldTexts, sentOf } from '../field.messages.ts';
import { button, cashOfDay, type Page, rupeesOf, type View, visitOf } from '../view.ts';

type State = 'recorded' | 'held' | 'waiting' | 'alarm';

function stateOf({ answer, refusal }: PhoneItem): State {
  if (refusal !== null || answer?.outcome === 'alarm') return 'alarm';
  if (answer === null) return 'waiting';
  return answer.outcome === 'held' || answer.outcome === 'evidence' ? 'held' : 'recorded';
}

/** The items that are to be shown: of this day, and of earlier days as long as they are not recorded. */
function shownOf({ book }: View): readonly PhoneItem[] {
  return book.items.filter((one) => one.item.package === book.day?.id || stateOf(one) !== 'recorded');
}

/** The way of the items to the server: one square for each, and what is held with its reason. */
export function sentPage(view: View): Page {
  const { book, t } = view;
  const items = shownOf(view);
  const count = (state: State) => items.filter((one) => stateOf(one) === state).length;
  const sent = items.length - count('waiting');
  const stopped = items.filter((one) => ['held', 'alarm'].includes(stateOf(one)));
  return {
    title: t(fieldTexts.sent),
    isMain: true,
    body: [
      el('p', { class: 'large', role: 'status' }, t(sentOf)(sent, items.length)),
      el('p', { class: 'second' }, t(fieldTexts.goesOn)),
      el('p', { class: 'squares', 'aria-hidden': 'true' }, ...items.map((one) => squareOf(stateOf(one)))),
      el(
        'p',
        {},
        `${count('recorded')} ${t(fieldTexts.recorded)} · ${count('held')} ${t(fieldTexts.onHold)} · ${count('waiting')} ${t(fieldTexts.waiting)}`,
      ),
      ...stopped.map((one) => cardOf(view, one)),
      el('p', { class: 'quiet' }, t(fieldTexts.noneRefused)),
      book.line === 'signed_out'
        ? el('a', { class: 'primary', href: paths.signIn }, t(fieldTexts.signIn))
        : null,
      button(t(fieldTexts.tryAgain), () => void book.send(), 'secondary'),
    ],
  };
}

function squareOf(state: State): HTMLElement {
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
        visit === null ? t(fieldItemNames[item.kind]) : pickWritten(visit.customerName, book.language),
        ' ',
      ),
      item.kind === 'collected' ? ltr(slipName(book, item)) : null,
      item.kind === 'collected' ? rupeesOf(view, item.amount) : null,
    ),
    reason === null ? null : el('p', {}, `${t(reason)}.`),
    el('p', {}, el('strong', {}, t(holdReason === null ? fieldTexts.callBranch : fieldTexts.branchDecides))),
  );
}

/** The cash that was taken on the day, slip by slip. */
export function cashPage(view: View): Page {
  const { book, t } = view;
  const slips = book.ofDay.filter(({ item }) => item.kind === 'collected').toReversed();
  const rows = slips.map((one) => {
    const { item } = one;
    const visit = visitOf(view, item.agreement);
    const onclick = () => view.go({ page: 'slip', position: item.position });
    return el(
      'li',
      {},
      el(
        'button',
        { type: 'button', class: 'row', onclick },
        el(
          'span',
          { class: 'who' },
          el('strong', {}, visit === null ? '' : pickWritten(visit.customerName, book.language)),
          item.kind === 'collected' ? ltr(slipName(book, item)) : null,
        ),
        el(
          'span',
          { class: 'what' },
          item.kind === 'collected' ? rupeesOf(view, item.amount) : null,
          stateOf(one) === 'held' ? el('span', { class: 'tag held' }, t(fieldTexts.onHold)) : null,
        ),
      ),
    );
  });
  return {
    title: t(fieldTexts.myCash),
    isMain: true,
    body: [
      el('p', { class: 'label' }, t(fieldTexts.cashToday)),
      el('p', { class: 'large' }, rupeesOf(view, cashOfDay(view))),
      el('ol', { class: 'slips' }, ...rows),
      slips.some((one) => stateOf(one) === 'held')
        ? el('p', { class: 'warned' }, t(fieldTexts.keepApart))
        : null,
      // The office counts what is in the hand by its own books, so all must have arrived.
      slips.length > 0 && book.unsent === 0 && book.line === 'idle'
        ? el('a', { class: 'primary', href: `${areas.employee}/cash` }, t(fieldTexts.handOver))
        : null,
    ],
  };
}
