import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artDir } from './browser.ts';
import { sceneSvg } from './scenes.ts';

export const cardWidth = 1200;
export const cardHeight = 630;

/** The lender's sign, as an `<svg>` element. */
export function markSvg(): string {
  return readFileSync(join(artDir, 'mark.svg'), 'utf8');
}

/** The picture for shared links to the site. It names no lender, so every lender may keep it. */
export function shareCardHtml(): string {
  return `
    <div style="position: absolute; inset: 0; overflow: hidden">
      <div style="transform: translate(-30px, -34px) scale(.82); transform-origin: 0 0">${sceneSvg('dowry')}</div>
      <div style="position: absolute; inset: 0; background: linear-gradient(90deg, #f6f8fc 30%, rgb(246 248 252 / 0) 56%)"></div>
      <div style="position: absolute; inset-block-start: 84px; inset-inline-start: 80px; transform: scale(2.4); transform-origin: 0 0">${markSvg()}</div>
      <p lang="ur" dir="rtl" style="position: absolute; margin: 0; inset-block-start: 176px; left: 80px; font: 400 58px/2 'Noto Nastaliq Urdu'; color: #0f4dab">بلا سود اقساط</p>
      <p style="position: absolute; margin: 0; inset-block-start: 312px; inset-inline-start: 80px; font: 600 84px/1.08 Barlow; color: #0f1b2d">Interest-Free<br>Installments</p>
    </div>`;
}
