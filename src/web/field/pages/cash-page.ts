import type { FieldCash, FieldSlip } from '#contract/lending/field/field-cash.ts';
import { slipOnHold } from '#contract/lending/labels/field-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf, listComma } from '#web/format/date-time.ts';
import { paths } from '#web/paths.ts';
import { phoneNow } from '../book/phone-clock.ts';
import { slipName } from '../book/slip-name.ts';
import {
  cashTexts,
  countedBy,
  custodian,
  differs,
  earlierSlips,
  fromTo,
  handIsFull,
  handOverAmount,
  onHoldToo,
  slipsCount,
  waitsToBeCounted,
} from '../cash.messages.ts';
import { check, danger, el, giving, icon, ltr, person } from '../dom.ts';
import { fieldTexts } from '../field.messages.ts';
import { button, cashOfDay, drawnButton, type Page, rupeesOf, type View, visitOf } from '../view.ts';
import { stateOf } from './item-state.ts';

/** The slips that are shown at once. */
const shownFirst = 5;

/** The cash in the hand by slip, and its way to the drawer of the branch. Without a network: the slips of the day on the phone. */
export function cashPage(view: View): Page {
  const { book, t } = view;
  const { known } = book.cash;
  const isLive = known !== null && book.unsent === 0;
  const slips = isLive ? known.slips : slipsOfPhone(view);
  const inHand = isLive ? known.inHand : cashOfDay(view);
  return {
    title: t(fieldTexts.myCash),
    body: [
      cardOf(view, inHand, slips, isLive ? cashTexts.inHand : fieldTexts.cashToday),
      ...(isLive ? warningsOf(view, known) : []),
      listOf(view, slips, isLive ? inHand : sumOf(slips)),
      ...(isLive ? [...endsOf(view, known), ...wayOf(view, known)] : []),
    ],
    foot: footOf(view, isLive ? known : null),
  };
}

/** The slips of the day as the phone has them, the newest first. */
function slipsOfPhone(view: View): readonly FieldSlip[] {
  return view.book.ofDay.toReversed().flatMap((one): FieldSlip[] => {
    const { item } = one;
    if (item.kind !== 'collected') return [];
    return [
      {
        number: slipName(view.book, item),
        customerName: visitOf(view, item.agreement)?.customerName ?? { own: '', ur: null },
        amount: item.amount,
        isOnHold: stateOf(one) === 'held',
      },
    ];
  });
}

/** `F03-00057`: in its own branch a slip needs no branch. */
const shortOf = ({ number }: FieldSlip) => number.slice(number.indexOf('-') + 1);
const codeOf = (slip: FieldSlip) => shortOf(slip).split('-')[0];
const areOfOnePhone = (slips: readonly FieldSlip[]) => new Set(slips.map(codeOf)).size === 1;
/** `00057`, beside others of the same phone. */
const serialOf = ({ number }: FieldSlip) => number.slice(number.lastIndexOf('-') + 1);

function rangeOf({ t }: View, slips: readonly FieldSlip[]): string | null {
  const [last, first] = [slips[0], slips.at(-1)];
  if (first === undefined || last === undefined || !areOfOnePhone(slips)) return null;
  return first === last ? shortOf(first) : t(fromTo)(shortOf(first), serialOf(last));
}

function cardOf(view: View, amount: number, slips: readonly FieldSlip[], label: Phrase) {
  const { t } = view;
  const range = rangeOf(view, slips);
  return el(
    'section',
    { class: 'girih-card' },
    el('p', {}, t(label)),
    el('p', { class: 'large' }, rupeesOf(view, amount)),
    slips.length === 0
      ? null
      : el(
          'p',
          {},
          t(slipsCount)(slips.length),
          ...(range === null ? [] : [t(listComma), ' ', el('bdi', {}, range)]),
        ),
  );
}

const sumOf = (slips: readonly FieldSlip[]) => slips.reduce((sum, { amount }) => sum + amount, 0);

function listOf(view: View, slips: readonly FieldSlip[], inHand: number): HTMLElement | null {
  const { book, t } = view;
  const isOfOne = areOfOnePhone(slips);
  const isCut = !book.cash.showsAll && slips.length > shownFirst + 1;
  const shown = isCut ? slips.slice(0, shownFirst) : slips;
  const earlier = slips.slice(shown.length);
  const other = inHand - sumOf(slips);
  if (slips.length === 0 && other === 0) return null;
  return el(
    'ol',
    { class: 'lines' },
    ...shown.map((slip) =>
      el(
        'li',
        {},
        el('span', { class: 'code' }, ltr(isOfOne ? serialOf(slip) : shortOf(slip))),
        nameOf(view, slip),
        slip.isOnHold ? el('span', { class: 'tag held' }, t(slipOnHold)) : null,
        rupeesOf(view, slip.amount),
      ),
    ),
    earlier.length === 0
      ? null
      : el(
          'li',
          {},
          button(t(earlierSlips)(earlier.length), () => book.cash.showAll(), 'unfold'),
          rupeesOf(view, sumOf(earlier)),
        ),
    other === 0
      ? null
      : el('li', {}, el('span', { class: 'name' }, t(cashTexts.otherCash)), rupeesOf(view, other)),
  );
}

/** The name of a customer, which opens the slip where this phone has it. */
function nameOf(view: View, { number, customerName }: FieldSlip): HTMLElement {
  const { book } = view;
  const name = pickWritten(customerName, book.language);
  const own = book.ofDay.find(({ item }) => item.kind === 'collected' && slipName(book, item) === number);
  if (own === undefined) return el('span', { class: 'name' }, name);
  return button(name, () => view.go({ page: 'slip', position: own.position }), 'name');
}

function warningsOf({ t }: View, { inHand, limit }: FieldCash): HTMLElement[] {
  if (limit === null || inHand < limit) return [];
  return [el('p', { class: 'warned' }, t(handIsFull)(inHand))];
}

/** The offers that wait to be counted, and how the last hand-over ended. */
function endsOf(view: View, { waiting, counted, slips }: FieldCash): (HTMLElement | null)[] {
  const { book, t } = view;
  const held = slips.filter(({ isOnHold }) => isOnHold);
  return [
    held.length === 0
      ? null
      : el(
          'p',
          { class: 'noted held' },
          icon(danger),
          el('span', {}, t(onHoldToo)(held.length, sumOf(held))),
        ),
    ...waiting.map(({ id, amount }) =>
      el(
        'section',
        { class: 'waits' },
        el('p', { role: 'status' }, t(waitsToBeCounted)(amount)),
        button(t(cashTexts.takeBack), () => void book.cash.takeBack(id), 'secondary'),
      ),
    ),
    counted === null || waiting.length > 0 || !isOfToday(counted.countedAt) ? null : countedOf(view, counted),
  ];
}

const isOfToday = (at: string) => businessDateOf(instantOf(at)) === businessDateOf(phoneNow());

function countedOf({ book, t }: View, counted: NonNullable<FieldCash['counted']>): HTMLElement {
  const difference = counted.amount - counted.offered;
  const time = formatMoment(instantOf(counted.countedAt), book.language, phoneNow());
  const said = t(countedBy)({ ...counted, name: t(counted.countedByName), time });
  return el(
    'p',
    { class: `noted ${difference === 0 ? 'agrees' : 'differs'}`, role: 'status' },
    icon(difference === 0 ? check : danger),
    el('span', {}, said, ' ', difference === 0 ? t(cashTexts.agrees) : t(differs)(difference)),
  );
}

/** The drawer that the cash goes to, and how it is counted there. */
function wayOf({ t }: View, { drawer, inHand }: FieldCash): HTMLElement[] {
  if (drawer === null || inHand <= 0) return [];
  const { custodianName, city } = drawer;
  return [
    el(
      'p',
      { class: 'to' },
      icon(person),
      el(
        'span',
        {},
        el('span', { class: 'second' }, `${t(cashTexts.to)}: `),
        el(
          'strong',
          {},
          custodianName === null ? `${t(cashTexts.branchCash)}, ${t(city)}` : t(custodian)(t(custodianName)),
        ),
      ),
    ),
    el('p', { class: 'quiet' }, t(cashTexts.countedBlind)),
  ];
}

function footOf(view: View, known: FieldCash | null): HTMLElement[] {
  const { book, t } = view;
  const why = reasonOf(view, known);
  const said = why === null ? [] : [el('p', { class: 'quiet', role: 'status' }, why)];
  if (book.cash.refused?.status === 401)
    return [...said, el('a', { class: 'primary', href: paths.signIn }, t(fieldTexts.signIn))];
  if (book.unsent > 0 && known === null)
    return [...said, button(t(fieldTexts.sendNow), () => void book.send(), 'secondary')];
  if (known === null || known.drawer === null || known.inHand <= 0) return said;
  const give = drawnButton(
    giving,
    book.cash.isBusy ? t(cashTexts.handingOver) : t(handOverAmount)(known.inHand),
    () => void book.cash.handOver(),
  );
  give.disabled = book.cash.isBusy;
  return [...said, el('div', { class: 'first' }, give)];
}

/** The reason why cash cannot be handed over now. Null if it can. */
function reasonOf({ book, t }: View, known: FieldCash | null): string | null {
  const { refused, isBusy } = book.cash;
  if (book.unsent > 0) return t(cashTexts.sendFirst);
  if (refused?.code === 'network' || !navigator.onLine) return t(cashTexts.needsNetwork);
  if (refused?.status === 401) return t(cashTexts.signInToHandOver);
  if (refused?.code === 'not_found') return t(cashTexts.ofAnother);
  if (refused !== null) return refused.message;
  if (known === null) return isBusy ? t(cashTexts.asking) : null;
  return known.drawer === null ? t(cashTexts.notOpened) : null;
}
