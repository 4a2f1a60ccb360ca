import type { SiteService } from '#contract/site/site-content.ts';
import type { Terms } from '#domain/lending/agreements/offer.ts';
import { parseRupees } from '#domain/money/read-rupees.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { addToDraft } from '../forms/sending/draft.ts';
import { tabStorage } from '../forms/sending/tab-storage.ts';
import type { filledIn } from './calculator.messages.ts';
import { filled } from './filled.ts';
import { type PricePlan, planPrice, priceLimits } from './plan-price.ts';

/** All that the page knows when it is opened. */
export interface CalculatorData {
  readonly goods: readonly (Terms & {
    readonly name: string;
    readonly service: SiteService['type'];
    readonly termsMonths: readonly number[];
  })[];
  readonly texts: Readonly<Record<keyof typeof filledIn, string>>;
}

/** Comes after the load, because only it needs the calendar. */
const { hydrate = '' } = document.querySelector<HTMLElement>('[data-hydrate]')?.dataset ?? {};
addEventListener('load', () => import(/* @vite-ignore */ hydrate));

const messageFields = ['name', 'phone', 'email', 'service', 'message'] as const;
const visitFields = ['name', 'phone', 'address', 'email', 'date', 'time', 'notes'] as const;
const contactFields = ['fullName', 'phoneNumber', 'email', 'address', 'about'] as const;

const form = document.querySelector<HTMLFormElement>('[data-calculator]') as HTMLFormElement;
const { goods, texts }: CalculatorData = JSON.parse(form.dataset.calculator ?? '');

const out = (name: string) => document.querySelector<HTMLElement>(`[data-out=${name}]`) as HTMLElement;
const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const radios = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
const chosen = (name: string) => radios(name).find(({ checked }) => checked)?.value;
const goodNow = () => goods[Number(chosen('good') ?? -1)];

/** Of a typed price: the strictest terms of the shown things, so that the branch can only offer more. */
const strictest = {
  downPaymentMinPercent: Math.max(...goods.map((good) => good.downPaymentMinPercent)),
  roundingStep: rupees(Math.max(...goods.map((good) => good.roundingStep))),
  termsMonths: radios('months').map(({ value }) => Number(value)),
};

let isOwnDownPayment = false;

/** The thing and the terms that are asked for; '' while nothing can be worked out. */
let asked = '';

/** True once the visitor chose something, as who opens the page of one thing did before. */
let isChosen = goods.length === 1;

/** A link to the forms of the landing page takes what is chosen along, whichever of them the visitor then fills in. */
function takeAlong({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[href$="#contact"],[href$="#home-visit"]');
  if (link === null || asked === '' || !(isChosen || link.dataset.out)) return;
  const service = goodNow()?.service ?? '';
  addToDraft(tabStorage, 'message', messageFields, ['message', asked], { service });
  addToDraft(tabStorage, 'home-visit', visitFields, ['notes', asked]);
  addToDraft(tabStorage, 'contact', contactFields, ['about', asked]);
}

/** Offers the terms of the chosen thing, and chooses the longest one unless the present one is offered too. */
function offerMonths(): void {
  const { termsMonths } = goodNow() ?? strictest;
  for (const radio of radios('months')) {
    radio.disabled = !termsMonths.includes(Number(radio.value));
    (radio.parentElement as HTMLElement).hidden = radio.disabled;
  }
  if (radios('months').some(({ checked, disabled }) => checked && !disabled)) return;
  for (const radio of radios('months')) radio.checked = Number(radio.value) === Math.max(...termsMonths);
}

/** Shows the plan of what is chosen and typed, or what is wrong with it. */
function show(): void {
  const terms = goodNow() ?? strictest;
  const plan = planPrice(
    {
      price: parseRupees(input('price').value),
      downPayment: isOwnDownPayment ? parseRupees(input('down').value) : undefined,
      months: Number(chosen('months')),
    },
    terms,
    priceLimits(goods),
  );
  out('least').textContent = filled(texts.atLeast, { percent: terms.downPaymentMinPercent });
  const problem = 'problem' in plan ? filled(texts[plan.problem], { ...plan }) : '';
  const isOfPrice = 'problem' in plan && plan.problem === 'wrongPrice';
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]'))
    place.textContent = (place.dataset.problem === 'price') === isOfPrice ? problem : '';
  document.body.toggleAttribute('data-unknown', problem !== '');
  if ('problem' in plan) showNothing();
  else showPlan(plan, goodNow()?.name ?? '');
}

function showNothing(): void {
  asked = '';
  for (const name of ['thing', 'times', 'dates', 'price', 'sum', 'total', 'parts', 'schedule'])
    out(name).replaceChildren();
  out('amount').textContent = '–';
}

function showPlan({ price, downPayment, rows }: PricePlan, thing: string): void {
  const [amount = 0] = rows;
  const last = rows.at(-1) ?? 0;
  const months = rows.length;
  const equal = last === amount ? months : months - 1;
  const times = filled(months === 1 ? texts.timesOnce : equal === months ? texts.times : texts.lastDiffers, {
    months,
    last,
  });
  const sums = [downPayment > 0 && formatCount(downPayment), `${equal} × ${formatCount(amount)}`];
  const said = {
    ...{ thing, times },
    amount: filled(texts.amount, { amount }),
    price: formatCount(price),
    sum: [...sums, equal < months && formatCount(last)].filter(Boolean).join(' + '),
    total: formatCount(price),
  };
  for (const [name, value] of Object.entries(said)) out(name).textContent = value;
  if (!isOwnDownPayment) input('down').value = formatCount(downPayment);
  out('parts').replaceChildren(...barsOf(downPayment, rows));
  out('schedule').replaceChildren(...rows.map(rowOf));
  dispatchEvent(new Event('planned'));
  const named = thing && `${thing}. `;
  asked = filled(texts.asked, { price, amount, times, down: downPayment, thing: named });
  const chat = out('chat').closest('a');
  if (chat !== null) chat.search = `?text=${encodeURIComponent(asked)}`;
}

/** An installment of the schedule, to which the other script adds its day. */
function rowOf(amount: number): HTMLElement {
  const row = document.createElement('li');
  row.textContent = filled(texts.amount, { amount });
  return row;
}

/** A bar for the down payment and one for each installment, as wide as their shares of the price. */
function barsOf(downPayment: number, rows: readonly number[]): HTMLElement[] {
  const parts = downPayment > 0 ? [downPayment, ...rows] : rows;
  return parts.map((part, index) => {
    const bar = document.createElement('i');
    bar.style.flexGrow = String(part);
    bar.toggleAttribute('data-down', index === 0 && downPayment > 0);
    return bar;
  });
}

function choose(good: Terms | undefined): void {
  if (good !== undefined) input('price').value = formatCount(good.cashPrice);
}

addEventListener('click', takeAlong);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  const { name } = target as HTMLInputElement;
  isChosen = true;
  if (name === 'good') choose(goodNow());
  if (name === 'price') for (const radio of radios('good')) radio.checked = false;
  isOwnDownPayment = name === 'down' || (isOwnDownPayment && name === 'months');
  offerMonths();
  show();
});
// The visitor may have chosen before this script came, and the browser may have filled the fields after a reload.
if (input('price').value === '') {
  isChosen ||= chosen('good') !== undefined;
  if (!isChosen) for (const radio of radios('good').slice(0, 1)) radio.checked = true;
  choose(goodNow());
}
offerMonths();
show();
