const svgNames = 'http://www.w3.org/2000/svg';

type Child = Node | string | number | null | false;

export interface Props {
  readonly class?: string;
  readonly onclick?: () => void;
  readonly oninput?: (value: string) => void;
  readonly [attribute: string]: unknown;
}

/** An element with its attributes and children. Texts are set as text, so nothing that was typed becomes markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'onclick') made.addEventListener('click', value as () => void);
    else if (name === 'oninput')
      made.addEventListener('input', () =>
        (value as (typed: string) => void)((made as unknown as HTMLInputElement).value),
      );
    else if (value !== undefined && value !== null && value !== false)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children)
    if (child !== null && child !== false) made.append(String(child) === child ? child : (child as Node));
  return made;
}

/** A figure, a code or a time, which is read from left to right in any sentence. */
export function ltr(text: string | number): HTMLElement {
  return el('bdi', { dir: 'ltr' }, String(text));
}

/** A drawing of one path in a square of 24. */
export function icon(path: string, isMirrored = false): SVGElement {
  return drawing(path, { size: 24, viewed: 24, class: isMirrored ? 'icon turns' : 'icon' });
}

export function drawing(
  path: string,
  {
    size,
    viewed,
    ...attributes
  }: { readonly size: number; readonly viewed: number; readonly [name: string]: unknown },
): SVGElement {
  const svg = document.createElementNS(svgNames, 'svg');
  const all = { width: size, height: size, viewBox: `0 0 ${viewed} ${viewed}`, ...attributes };
  for (const [name, value] of Object.entries(all)) svg.setAttribute(name, String(value));
  if (!('role' in attributes)) svg.setAttribute('aria-hidden', 'true');
  const drawn = document.createElementNS(svgNames, 'path');
  drawn.setAttribute('d', path);
  svg.append(drawn);
  return svg;
}

/** A drawing of one path in a square of 24. */
export type Path = string;

export const back = 'M20 12H5M11 6l-6 6 6 6';
export const check = 'M4 12l6 6L20 6';
export const door = 'M6 21V3h12v18M4 21h16M14 12v1';
export const calendar = 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5';
export const pause = 'M9 6v12M15 6v12';
export const cash = 'M3 6h18v12H3zM7 10v4M17 10v4M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4';
export const list = 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01';
export const sheet = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';
export const printer = 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z';
export const qrCode = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM14 20h2M20 14h.01';
export const speaker = 'M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11';
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2';
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.8-4 3.6-5.5 7.5-5.5s6.7 1.5 7.5 5.5';
export const giving =
  'M2 15h3l4-2h3.5a1.8 1.8 0 0 1 0 3.6H9M13.5 15.5l5.5-2.3a1.7 1.7 0 0 1 1.5 3L13 20.5 5 19H2M13 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6';
export const arrowUp = 'M12 20V5M5 12l7-7 7 7';
export const phoneFull = 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h6';
export const hourglass = 'M7 3h10M7 21h10M8 3c0 5 8 7 8 18M16 3c0 5-8 7-8 18';
export const danger = 'M12 4L2.5 20h19zM12 10v5M12 17.5v.5';
export const padlock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const noNetwork =
  'M3 3l18 18M5 9.5a10 10 0 0 1 4-2.2M12.6 6.6A10 10 0 0 1 19 9.5M8 13a6 6 0 0 1 3-1.6M15.7 12.8l.3.2M12 17.5h.01';
export const place =
  'M12 21c-4-4.6-6-7.8-6-10.5a6 6 0 0 1 12 0c0 2.7-2 5.9-6 10.5M12 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4';
export const telephone =
  'M5 4h3.5l1.8 4.5-2.3 1.600a11 11 0 0 0 5.9 5.900l1.6-2.300L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4';
export const chat = 'M4 20l1.3-4A8 8 0 1 1 8.4 18.900zM9 10h6M9 13.5h4';
export const shield = 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9 12l2.2 2.200L15.5 10';
export const bookCover =
  'M6 3h12v18H7.5A2.5 2.5 0 0 1 5 18.5v-13A2.5 2.5 0 0 1 7.5 3M5 18.5A2.5 2.5 0 0 1 7.5 16H18';
export const home = 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6';
export const cross = 'M6 6l12 12M18 6L6 18';
export const ahead = 'M4 12h15M13 6l6 6-6 6';
export const erase = 'M9 5h12v14H9l-7-7zM12 9l6 6M18 9l-6 6';

const petals =
  'M20 14.8L14.8 7.4 20 1l5.2 6.4zM25.2 20l7.4-5.2L39 20l-6.4 5.2zM23.7 23.7l8.9 1.5.8 8.2-8.2-.8zM20 25.2l5.2 7.4L20 39l-5.2-6.4zM16.3 23.7l-1.5 8.9-8.2.8.8-8.2zM14.8 20l-7.4 5.2L1 20l6.4-5.2zM16.3 16.3l-8.9-1.5-.8-8.2 8.2.8z';
const lastPetal = 'M23.7 16.3l1.5-8.9 8.2-.8-.8 8.2z';

/** The mark of the lender. */
export function markDrawing(size = 76): SVGElement {
  const svg = drawing(petals, { size, viewed: 40, class: 'mark-drawing' });
  const last = document.createElementNS(svgNames, 'path');
  last.setAttribute('d', lastPetal);
  svg.append(last);
  return svg;
}
