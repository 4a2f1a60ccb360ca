import { filled } from '../calculator/filled.ts';
import type { IndexedGood } from './goods-index.ts';
import { matchingGoods } from './matching-goods.ts';
import type { saidBySearch } from './products.messages.ts';

const form = document.querySelector<HTMLFormElement>('[data-search]') as HTMLFormElement;
const field = form.querySelector('input') as HTMLInputElement;
const status = form.querySelector<HTMLElement>('[role=status]') as HTMLElement;
const list = document.querySelector<HTMLElement>('[data-goods]') as HTMLElement;
const none = document.querySelector<HTMLElement>('[data-none]') as HTMLElement;
/** The whole list, which is away while something is searched. */
const whole = [...list.children];
const besides = document.querySelectorAll<HTMLElement>('main nav');
const { index: address = '' } = document.querySelector<HTMLElement>('[data-index]')?.dataset ?? {};

const text = (name: keyof typeof saidBySearch) => form.dataset[name] ?? '';

let asked: Promise<readonly IndexedGood[]> | undefined;

async function readIndex(): Promise<readonly IndexedGood[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function element(tag: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

function pictureOf({ picture, isPhoto }: IndexedGood): HTMLImageElement {
  const image = new Image(96, 96);
  image.alt = '';
  image.loading = 'lazy';
  image.toggleAttribute(isPhoto ? 'data-photo' : 'data-pictogram', true);
  image.src = picture;
  return image;
}

/** A row as the list has it. */
function rowOf(good: IndexedGood): HTMLElement {
  const { address: href, names, months, offer } = good;
  const [name = ''] = names;
  const said = offer
    ? [
        element('b', [filled(text('eachMonth'), offer)]),
        element('small', [
          filled(text('terms'), { months, down: offer.down }),
          document.createElement('br'),
          filled(text('sum'), { total: offer.total }),
        ]),
      ]
    : [element('small', [filled(text('upTo'), { months })])];
  const link = element('a', [
    element('span', [pictureOf(good)]),
    element('span', [name, document.createElement('br'), ...said]),
  ]) as HTMLAnchorElement;
  link.href = href;
  return element('li', [link]);
}

function showWhole(said = ''): void {
  list.replaceChildren(...whole);
  for (const each of besides) each.hidden = false;
  none.hidden = true;
  status.textContent = said;
}

async function search(): Promise<void> {
  const wanted = field.value;
  if (wanted.trim() === '') return showWhole();
  asked ??= readIndex();
  try {
    const found = matchingGoods(await asked, wanted);
    // Something else has been typed while the index came.
    if (field.value !== wanted) return;
    list.replaceChildren(...found.map(rowOf));
    for (const each of besides) each.hidden = true;
    none.hidden = found.length > 0;
    status.textContent = filled(text('found'), { count: found.length });
  } catch {
    asked = undefined;
    showWhole(text('failed'));
  }
}

form.addEventListener('input', search);
form.addEventListener('submit', (event) => event.preventDefault());
// After a step back the browser may have filled the field already.
search();
