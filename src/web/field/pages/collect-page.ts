import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { directionOf, type Language, languages } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { isPayableAmount, rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { check, danger, el, icon, ltr, type Path } from '../dom.ts';
import { collectAmount, countedAgainst, fieldTexts } from '../field.messages.ts';
import { button, type Page, startAgain, type View } from '../view.ts';

const notes = [5_000, 1_000, 500, 100, 50] as const;

/** The amounts that are proposed, without one twice. */
function proposalsOf({
  dueNow,
  left,
  rows,
}: FieldVisit): readonly (readonly ['due' | 'two' | 'all', number])[] {
  const open = rows.map(([, amount, paid]) => amount - paid).filter((amount) => amount > 0);
  const two = (open[0] ?? 0) + (open[1] ?? 0);
  const all: readonly (readonly ['due' | 'two' | 'all', number])[] = [
    ['due', dueNow > 0 ? dueNow : (open[0] ?? left)],
    ['two', Math.min(two, left)],
    ['all', left],
  ];
  return all.filter(
    ([, amount], index) => amount > 0 && all.findIndex(([, other]) => other === amount) === index,
  );
}

/** The unit beside an amount that is typed. */
const unitOf = (language: Language) => saidRupees[language](0).replace('0', '').trim();

/** The amount in its box, with its unit. `told` hears what is typed. */
function amountBox({ book, t }: View, first: number, told: (amount: number) => void) {
  const input = el('input', {
    id: 'amount',
    class: 'typed',
    inputmode: 'numeric',
    autocomplete: 'off',
    dir: 'ltr',
    value: formatCount(first),
    oninput: (typed: string) => told(amountTyped(typed)),
  });
  const set = (amount: number) => {
    input.value = formatCount(amount);
  };
  input.addEventListener('change', () => set(amountTyped(input.value)));
  const label = el('label', { for: 'amount' }, t(fieldTexts.amount));
  const unit = el('span', { class: `unit-${book.language}`, 'aria-hidden': 'true' }, unitOf(book.language));
  return { element: el('p', { class: 'amount-box' }, label, unit, input), set };
}

const amountTyped = (typed: string) => Number(typed.replaceAll(/[^\d]/g, '')) || 0;

/** The texts about the cash above the button: the count beside the amount, a warning, and the amount in words. */
function toldOf({ book, t }: View, { left }: FieldVisit) {
  const agrees = el('p', { role: 'status' });
  const warning = el('p', { class: 'noted short held', role: 'status' });
  const words = languages.map((language) => {
    const props = { lang: language, dir: directionOf(language) };
    return el('p', language === book.language ? props : { ...props, class: 'other' });
  });
  const said = (path: Path, text: string) => [icon(path), el('span', {}, text)];
  function tell(counted: number, amount: number, taken: number): void {
    const isEqual = counted === amount;
    agrees.className = `noted short ${isEqual ? 'agrees' : 'differs'}`;
    agrees.replaceChildren(
      ...(counted === 0 ? [] : said(isEqual ? check : danger, t(countedAgainst)(counted, amount))),
    );
    const inWords = isPayableAmount(taken) ? amountInWords(rupees(taken)) : null;
    for (const line of words) line.textContent = inWords?.[line.lang as Language] ?? '';
    warning.replaceChildren(...(taken > left ? said(danger, t(fieldTexts.beyond)) : []));
  }
  return { elements: [agrees, warning, el('div', { class: 'words' }, ...words)], tell };
}

/** Takes cash: an amount is proposed, may be typed, and may be counted by notes. What is counted is what is taken. */
export function collectPage(view: View, visit: FieldVisit): Page {
  const { book, t } = view;
  const proposals = proposalsOf(visit);
  let amount = proposals[0]?.[1] ?? 0;
  const counts = new Map<number, number>();
  let isSaving = false;

  const counted = () => [...counts].reduce((sum, [note, count]) => sum + note * count, 0);
  const taken = () => (counted() > 0 ? counted() : amount);
  const box = amountBox(view, amount, (typed) => {
    amount = typed;
    show();
  });
  const told = toldOf(view, visit);
  const save = button('', () => void collect());

  async function collect(): Promise<void> {
    if (isSaving) return;
    isSaving = true;
    save.disabled = true;
    const made = { kind: 'collected', agreement: visit.agreementId, amount: taken() } as const;
    const added = await book.add(made).catch(startAgain);
    if (added === null) view.replace({ page: 'visit', agreementId: visit.agreementId });
    else view.replace({ page: 'slip', position: added.position });
  }

  const chips = chipsOf(view, proposals, (proposed) => {
    amount = proposed;
    box.set(proposed);
    show();
  });

  function show(): void {
    const sum = taken();
    for (const { chip, proposed } of chips) chip.setAttribute('aria-pressed', String(proposed === amount));
    told.tell(counted(), amount, sum);
    save.textContent = t(collectAmount)(sum);
    save.disabled = !isPayableAmount(sum) || isSaving;
  }
  show();

  return {
    title: t(fieldTexts.countCash),
    body: [
      box.element,
      el('p', { class: 'chips' }, ...chips.map(({ chip }) => chip)),
      countersOf(view, counts, show),
    ],
    foot: [
      ...told.elements,
      el('div', { class: 'first' }, save),
      el('p', { class: 'quiet rule' }, t(fieldTexts.onlyBranch)),
    ],
  };
}

/** A button for each proposed amount. */
function chipsOf({ t }: View, proposals: ReturnType<typeof proposalsOf>, take: (amount: number) => void) {
  return proposals.map(([name, proposed]) => {
    const chip = button('', () => take(proposed), 'chip');
    chip.append(el('span', {}, t(fieldTexts[name])), ltr(formatCount(proposed)));
    return { chip, proposed };
  });
}

/** The counters of notes, and a field for what has none. */
function countersOf(view: View, counts: Map<number, number>, show: () => void): HTMLElement {
  const rows = notes.map((note) => noteRow(note, counts, show));
  const coins = el('input', {
    id: 'coins',
    class: 'typed small',
    inputmode: 'numeric',
    dir: 'ltr',
    oninput: (typed: string) => {
      counts.set(1, Number(typed.replaceAll(/[^\d]/g, '')) || 0);
      show();
    },
  });
  const others = el('label', { for: 'coins' }, view.t(fieldTexts.others));
  return el('div', { class: 'notes' }, ...rows, el('p', { class: 'note-row' }, others, coins));
}

function noteRow(note: number, counts: Map<number, number>, show: () => void): HTMLElement {
  const count = ltr(0);
  const sum = ltr(0);
  const add = (step: number) => () => {
    const now = Math.max(0, (counts.get(note) ?? 0) + step);
    counts.set(note, now);
    count.textContent = String(now);
    sum.textContent = formatCount(now * note);
    show();
  };
  const of = (sign: string) => `${sign}1 × ${formatCount(note)}`;
  return el(
    'p',
    { class: 'note-row' },
    ltr(formatCount(note)),
    // More is on the right in both directions, as on the keys of a phone.
    el(
      'span',
      { class: 'steps', dir: 'ltr' },
      el('button', { type: 'button', class: 'step', 'aria-label': of('−'), onclick: add(-1) }, '−'),
      count,
      el('button', { type: 'button', class: 'step', 'aria-label': of('+'), onclick: add(1) }, '+'),
    ),
    sum,
  );
}
