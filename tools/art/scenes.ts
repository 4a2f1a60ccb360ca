import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artDir } from './browser.ts';

export const sceneNames = ['dowry', 'business', 'home'] as const;
export type SceneName = (typeof sceneNames)[number];

export const sceneWidth = 1600;
export const sceneHeight = 900;

/** The scene's drawing, as an `<svg>` element to stand in a page. */
export function sceneSvg(name: SceneName): string {
  return readFileSync(join(artDir, 'scenes', `${name}.svg`), 'utf8');
}

/** The words on the shop's sign are centred here; around this line they are turned back when the scene is mirrored. */
const signCentre = 1119;
const signWords = `<g font-family="'Noto Nastaliq Urdu'"`;

/** The shop for readers from the right: everything mirrored but the words on its sign. */
export function mirroredBusinessSvg(): string {
  const scene = sceneSvg('business');
  if (!scene.includes(signWords)) throw new Error('the shop sign was not found in the scene');
  const turned = scene.replace(
    signWords,
    `<g transform="translate(${2 * signCentre} 0) scale(-1 1)" font-family="'Noto Nastaliq Urdu'"`,
  );
  return `<div style="transform: scaleX(-1)">${turned}</div>`;
}
