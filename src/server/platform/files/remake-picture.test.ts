import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { blackPng, bytesOf, plain } from '#test/support/files/pictures.ts';
import { fc } from '#test/support/runs/properties.ts';
import { documentSideMax } from './picture-remaker.ts';
import { type RemadePicture, remakePicture } from './remake-picture.ts';

async function remake(bytes: Uint8Array, sideMax = documentSideMax): Promise<RemadePicture> {
  const outcome = await remakePicture(bytes, sideMax);
  if ('refused' in outcome) throw new Error(`the picture is refused: ${outcome.refused}`);
  return outcome;
}

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const outcome = await remakePicture(bytes, documentSideMax);
  return 'refused' in outcome ? outcome.refused : expect.unreachable('the picture was taken');
}

/** Red, green and blue of one pixel. */
async function colorAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

/** An image beside another. */
async function halves(left: string, right: string): Promise<Sharp> {
  const input = await plain(30, 40, right).png().toBuffer();
  return plain(60, 40, left).composite([{ input, left: 30, top: 0 }]);
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a WebP that looks the same', async (format) => {
  const remade = await remake(await bytesOf(plain(300, 200, '#c02040').toFormat(format)));
  expect(await sharp(remade.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  const [red = 0, green = 0, blue = 0] = await colorAt(remade.bytes, 150, 100);
  expect([red > 180, green < 50, blue < 80]).toEqual([true, true, true]);
});

test('place, time and camera of a picture are removed', async () => {
  const sent = await bytesOf(
    plain()
      .withExif({
        IFD0: { Make: 'Telling camera', Copyright: 'Somebody' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '32/1 5/1 1/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '72/1 40/1 1/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Telling note</note></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg(),
  );
  const before = await sharp(sent).metadata();
  expect([before.exif, before.xmp, before.icc].map((part) => part !== undefined)).toEqual([true, true, true]);
  const { bytes } = await remake(sent);
  const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
  expect({ exif, xmp, icc, iptc, comments }).toEqual({});
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Telling|GPS|Somebody/);
});

test('a picture is rotated the way the camera was held', async () => {
  // 6: the camera was turned, and its left belongs at the top.
  const sent = await bytesOf((await halves('#ff0000', '#0000ff')).withMetadata({ orientation: 6 }).jpeg());
  const { bytes, width, height } = await remake(sent);
  expect([width, height]).toEqual([40, 60]);
  expect((await colorAt(bytes, 20, 10))[0]).toBeGreaterThan(200);
  expect((await colorAt(bytes, 20, 50))[2]).toBeGreaterThan(200);
});

test.each([
  [4000, 3000, 1600, 1200],
  [900, 3200, 450, 1600],
  [640, 480, 640, 480],
  [1, 1, 1, 1],
])('%i by %i pixels are stored as %i by %i', async (sentWidth, sentHeight, width, height) => {
  const remade = await remake(await bytesOf(plain(sentWidth, sentHeight).jpeg()));
  expect([remade.width, remade.height]).toEqual([width, height]);
});

test('an animated picture keeps its first frame', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((color) => plain(40, 40, color).png().toBuffer()),
  );
  const sent = await bytesOf(sharp(frames, { join: { animated: true } }).webp({ loop: 0 }));
  expect((await sharp(sent).metadata()).pages).toBe(2);
  const { bytes, height } = await remake(sent);
  expect(height).toBe(40);
  expect((await sharp(bytes).metadata()).pages).toBeUndefined();
  expect((await colorAt(bytes, 20, 20))[0]).toBeGreaterThan(200);
});

test('the same picture is always re-encoded to the same bytes', async () => {
  const sent = await bytesOf((await halves('#123456', '#fedcba')).jpeg());
  const [first, second] = await Promise.all([remake(sent), remake(sent)]);
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each<[string, () => Promise<Uint8Array>]>([
  ['nothing', async () => new Uint8Array()],
  ['a text', async () => Buffer.from('This is photo.jpg, honestly.')],
  ['an SVG', async () => Buffer.from(svg)],
  ['a program', async () => (await readFile(process.execPath)).subarray(0, 100_000)],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => bytesOf(plain().gif())],
  ['a TIFF', () => bytesOf(plain().tiff())],
  ['an AVIF', () => bytesOf(plain().avif())],
  ['a JPEG that breaks off', async () => (await bytesOf(plain(600, 400).jpeg())).slice(0, 700)],
  ['the first bytes of a PNG before a page', async () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
])('%s is no picture', async (_, make) => {
  expect(await refusalOf(await make())).toBe('not_a_picture');
});

test('a small file that decompresses to 30,000 by 30,000 pixels is refused before it does', async () => {
  const bomb = blackPng(30_000, 30_000);
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  expect(await remake(blackPng(300, 300))).toMatchObject({ width: 300, height: 300 });
  const { rss } = process.memoryUsage();
  expect(await refusalOf(bomb)).toBe('picture_too_large');
  // Unfolded it would take 900 MB.
  expect(process.memoryUsage().rss - rss).toBeLessThan(100_000_000);
});

test.each([
  [1, 49_999_999],
  [49_999_999, 1],
  [10_001, 1],
])(
  'a picture of %i by %i pixels is refused for its longer side before it is decoded',
  async (width, height) => {
    expect(await refusalOf(blackPng(width, height))).toBe('picture_too_large');
  },
);

test('any bytes are either a picture or refused', async () => {
  const formats = ['jpeg', 'png', 'webp'] as const;
  const real = await Promise.all(
    formats.map(async (format) => bytesOf((await halves('#ff0000', '#0000ff')).toFormat(format))),
  );
  const damaged = fc
    .tuple(
      fc.constantFrom(...real),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.nat(),
    )
    .map(([bytes, changes, cut]) => {
      const copy = bytes.slice();
      for (const [place, value] of changes) copy[place % copy.length] = value;
      return cut % 3 === 0 ? copy.slice(0, cut % copy.length) : copy;
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 400 }), damaged), async (bytes) => {
      const outcome = await remakePicture(bytes, documentSideMax);
      if ('refused' in outcome) expect(['not_a_picture', 'picture_too_large']).toContain(outcome.refused);
      else expect(outcome).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    }),
  );
});
