import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';
import { artDir, drawPicture, launchBrowser, root } from './art/browser.ts';
import { cardHeight, cardWidth, markSvg, shareCardHtml } from './art/card.ts';
import { icoOf } from './art/icon-file.ts';
import { mirroredBusinessSvg, sceneHeight, sceneNames, sceneSvg, sceneWidth } from './art/scenes.ts';
import { windowHeight, windowHtml, windowWidth } from './art/window.ts';

/**
 * Renders the drawings of the site to pictures. The results are checked in, so it runs only when a drawing changes:
 * `node tools/render-art.ts`.
 */

const pictureDir = join(artDir, 'pictures');
const staticDir = join(root, 'src/server/site/publishing/static');

/** The part of a scene that a phone shows, in the scene's own px: the subject, without the wall that carries the text on a desktop. */
const phoneView = { left: 640, top: 0, width: sceneHeight, height: sceneHeight };

/** AVIF quality: 29 keeps the first picture on a phone under 25 KB, where a seam of the cloth is still a seam. */
const avif = { phone: 29, wide: 48, window: 50 } as const;
const webp = 66;

function save(name: string, picture: Buffer): void {
  writeFileSync(join(pictureDir, name), picture);
  process.stdout.write(`${name.padEnd(36)} ${(picture.length / 1024).toFixed(1).padStart(6)} KB\n`);
}

async function saveBoth(name: string, picture: Sharp, quality: number): Promise<void> {
  save(`${name}.avif`, await picture.clone().avif({ quality, effort: 5 }).toBuffer());
  save(`${name}.webp`, await picture.clone().webp({ quality: webp, effort: 6 }).toBuffer());
}

async function renderScene(browser: Browser, name: string, html: string): Promise<void> {
  const scale = 1.2;
  const scene = sharp(await drawPicture(browser, { html, width: sceneWidth, height: sceneHeight, scale }));
  const view = Object.fromEntries(Object.entries(phoneView).map(([side, px]) => [side, px * scale]));
  const fromTheRight = { ...view, left: (sceneWidth - phoneView.left - phoneView.width) * scale };
  const phone = scene.clone().extract((name.endsWith('-mirrored') ? fromTheRight : view) as Region);
  await saveBoth(`${name}-phone`, phone.resize(720), avif.phone);
  await saveBoth(`${name}-wide`, scene.clone().resize(1280), avif.wide);
  save(`${name}-widest.avif`, await scene.clone().avif({ quality: avif.wide, effort: 5 }).toBuffer());
}

async function renderWindows(browser: Browser): Promise<void> {
  for (const name of sceneNames) {
    const size = { width: windowWidth, height: windowHeight, scale: 2 };
    const picture = await drawPicture(browser, { html: windowHtml(name), ...size });
    await saveBoth(`${name}-window`, sharp(picture), avif.window);
  }
}

async function renderShareCard(browser: Browser): Promise<void> {
  const size = { width: cardWidth, height: cardHeight, scale: 1 };
  const picture = await drawPicture(browser, { html: shareCardHtml(), ...size });
  writeFileSync(
    join(staticDir, 'share-card.jpg'),
    await sharp(picture).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  );
}

/** Phones put the sign on their own ground, so it stands on white with room around it. */
async function signOnWhite(edge: number): Promise<Buffer> {
  const sign = await sharp(Buffer.from(markSvg()), { density: (72 * edge) / 48 })
    .resize(Math.round(edge * 0.72))
    .toBuffer();
  const ground = sharp({ create: { width: edge, height: edge, channels: 3, background: '#fff' } });
  return ground
    .composite([{ input: sign }])
    .png({ palette: true })
    .toBuffer();
}

async function renderIcons(): Promise<void> {
  for (const edge of [180, 192, 512])
    writeFileSync(join(staticDir, `icon-${edge}.png`), await signOnWhite(edge));
  const pictures = await Promise.all(
    [16, 32, 48].map(async (edge) => ({
      edge,
      png: await sharp(Buffer.from(markSvg()), { density: 192 }).resize(edge).png().toBuffer(),
    })),
  );
  writeFileSync(join(staticDir, 'favicon.ico'), icoOf(pictures));
  writeFileSync(join(staticDir, 'favicon.svg'), markSvg());
}

mkdirSync(pictureDir, { recursive: true });
mkdirSync(staticDir, { recursive: true });
const browser = await launchBrowser();
for (const name of sceneNames) await renderScene(browser, name, sceneSvg(name));
await renderScene(browser, 'business-mirrored', mirroredBusinessSvg());
await renderWindows(browser);
await renderShareCard(browser);
await browser.close();
await renderIcons();
