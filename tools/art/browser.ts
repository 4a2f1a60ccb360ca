import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '#test/support/browser/chromium.ts';

export const root = join(import.meta.dirname, '../..');
export const artDir = join(root, 'src/web/public/art');

/** The drawings need a real browser: simpler renderers lose their blends, filters and the shaping of Nastaliq. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch);
}

function fontFace(family: string, weight: string, file: string): string {
  const data = readFileSync(join(root, 'node_modules', file)).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
}

const fonts = [
  fontFace(
    'Noto Nastaliq Urdu',
    '700',
    '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff2',
  ),
  fontFace(
    'Noto Nastaliq Urdu',
    '400',
    '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
  ),
  fontFace('Barlow', '600', '@fontsource/barlow/files/barlow-latin-600-normal.woff2'),
].join('\n');

interface Picture {
  /** The content of the body. */
  readonly html: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS px. */
  readonly scale: number;
}

/** Draws a page and takes it as a PNG; what nothing covers stays transparent. */
export async function drawPicture(
  browser: Browser,
  { html, width, height, scale }: Picture,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(
    `<style>${fonts} body { margin: 0; inline-size: ${width}px; block-size: ${height}px; overflow: hidden } svg { display: block }</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
