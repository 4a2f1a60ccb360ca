import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { isPayableAmount, rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { el, ltr } from '../dom.ts';
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

/** Takes cash: an amount is proposed, may be typed, and may be counted by notes. What is counted is what is taken. */
export function collectPage(view: View, visit: FieldVisit): Page {
  const { book, t } = view;
  const proposals = proposalsOf(visit);
  let amount = proposals[0]?.[1] ?? 0;
  const counts = new Map<number, number>();
  let isSaving = false;

  const counted = () => [...counts].reduce((sum, [note, count]) => sum + note * count, 0);
  const taken = () => (counted() > 0 ? counted() : amount);
  const input = el('input', {
    id: 'amount',
    class: 'typed',
    inputmode: 'numeric',
    autocomplete: 'off',
    dir: 'ltr',
    value: String(amount),
    oninput: (typed: string) => {
      amount = Number(typed.replaceAll(/[^\d]/g, '')) || 0;
      show();
    },
  });
  const agrees = el('p', { role: 'status' });
  const words = el('p', { class: 'words' });
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

  const counters = countersOf(view, counts, show);
  const chips = chipsOf(view, proposals, (proposed) => {
    amount = proposed;
    input.value = String(proposed);
    show();
  });

  function show(): void {
    const sum = taken();
    for (const { chip, proposed } of chips) chip.setAttribute('aria-pressed', String(proposed === amount));
    agrees.className = counted() === 0 || counted() === amount ? 'agrees' : 'differs';
    agrees.textContent = counted() === 0 ? '' : t(countedAgainst)(counted(), amount);
    const isRight = isPayableAmount(sum);
    words.textContent = isRight ? amountInWords(rupees(sum))[book.language] : '';
    if (sum > visit.left) words.textContent += `\n${t(fieldTexts.beyond)}`;
    save.textContent = t(collectAmount)(sum);
    save.disabled = !isRight || isSaving;
  }
  show();

  return {
    title: t(fieldTexts.countCash),
    body: [
      el('p', { class: 'field' }, el('label', { for: 'amount' }, t(fieldTexts.amount)), input),
      el('p', { class: 'chips' }, ...chips.map(({ chip }) => chip)),
      ...counters,
      agrees,
    ],
    foot: [words, el('div', { class: 'first' }, save), el('p', { class: 'quiet' }, t(fieldTexts.onlyBranch))],
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
function countersOf(view: View, counts: Map<number, number>, show: () => void): HTMLElement[] {
  const rows = notes.map((note) => noteRow(view, note, counts, show));
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
  return [
    el('div', { class: 'notes' }, ...rows),
    el('p', { class: 'field' }, el('label', { for: 'coins' }, view.t(fieldTexts.others)), coins),
  ];
}

function noteRow({ book }: View, note: number, counts: Map<number, number>, show: () => void): HTMLElement {
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
    { class: 'note-row', lang: book.language },
    ltr(formatCount(note)),
    el('button', { type: 'button', class: 'step', 'aria-label': of('−'), onclick: add(-1) }, '−'),
    count,
    el('button', { type: 'button', class: 'step', 'aria-label': of('+'), onclick: add(1) }, '+'),
    sum,
  );
}
