import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const petals =
  'M20 14.8L14.8 7.4 20 1l5.2 6.4zM25.2 20l7.4-5.2L39 20l-6.4 5.2zM23.7 23.7l8.9 1.5.8 8.2-8.2-.8zM20 25.2l5.2 7.4L20 39l-5.2-6.4zM16.3 23.7l-1.5 8.9-8.2.8.8-8.2zM14.8 20l-7.4 5.2L1 20l6.4-5.2zM16.3 16.3l-8.9-1.5-.8-8.2 8.2.8z';
const lastPetal = 'M23.7 16.3l1.5-8.9 8.2-.8-.8 8.2z';

/** The mark of the lender on its blue. `corner` rounds the ground, `share` is the part of the side that the mark takes. */
function iconOf({ corner, share }: { readonly corner: number; readonly share: number }): string {
  const scale = (share * 64) / 40;
  const offset = (64 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="#0a2e6b"/><g transform="translate(${offset} ${offset}) scale(${scale})"><path fill="#9dbcec" d="${petals}"/><path fill="#b79bff" d="${lastPetal}"/></g></svg>`;
}

const rounded = iconOf({ corner: 12, share: 0.72 });
// A phone cuts a maskable icon to any shape within the inner four fifths.
const maskable = iconOf({ corner: 0, share: 0.56 });

/** Draws the icons with which the field book is on a home screen. */
export async function drawFieldIcons(folder: string): Promise<void> {
  const drawn = (svg: string, side: number, name: string) =>
    sharp(Buffer.from(svg), { density: (72 * side) / 64 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, name));
  await Promise.all([
    writeFile(join(folder, 'icon.svg'), rounded),
    drawn(rounded, 192, 'icon-192.png'),
    drawn(rounded, 512, 'icon-512.png'),
    drawn(maskable, 512, 'icon-maskable-512.png'),
  ]);
}
