import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import type { Product } from '#contract/lending/products.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Desk } from '#test/support/lending/lending.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture of one color, as a decoder would give it. */
export function plain(width = 60, height = 40, background = '#2f6f5e'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The encoded bytes, in memory of their own. */
export async function bytesOf(picture: Sharp): Promise<Bytes> {
  return new Uint8Array(await picture.toBuffer());
}

/** A true PNG of black pixels, one bit each: a few hundred bytes for a million of them. */
export function blackPng(width: number, height: number): Bytes {
  return png([width, height, 1, 0, 0], height * (1 + Math.ceil(width / 8)));
}

/** Width and height, then bits of a channel, kind of color and whether it is interlaced, as the header of a PNG has them. */
type PngHeader = readonly [width: number, height: number, bits: number, color: number, interlaced: number];

function png([width, height, bits, color, interlaced]: PngHeader, unfoldedBytes: number): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, interlaced], 8);
  const chunk = (type: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(unfoldedBytes), { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * A real PNG with the most accepted pixels, which must be in memory as a whole, at 8 bytes per pixel, before it can be scaled
 * down.
 */
export function hungryPng(): Bytes {
  const [width, height] = [8_000, 6_200];
  // The seven passes of an interlaced picture: where each begins, and how far apart its pixels are.
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const bytes = passes.map(
    ([left, top, across, down]) =>
      Math.ceil((height - top) / down) * (1 + 8 * Math.ceil((width - left) / across)),
  );
  return png(
    [width, height, 16, 6, 1],
    bytes.reduce((sum, one) => sum + one, 0),
  );
}

let shades = 0;

/** A JPEG that no other test of the file has sent. */
export function samplePicture(): Promise<Bytes> {
  shades += 1;
  return bytesOf(plain(60, 40, `#${(shades * 0x1f3f).toString(16).padStart(6, '0').slice(-6)}`).jpeg());
}

/** Sends a document that must be accepted and answers it. */
export function addDocument(
  testApi: TestApi,
  { employee }: Desk,
  customerId: string,
  kind: BodyOf<'addCustomerDocument'>['kind'],
  picture: Bytes,
): Promise<CustomerDocument> {
  const given = { as: employee, params: { id: customerId }, body: { kind, picture } };
  return testApi.call('addCustomerDocument', given);
}

/** Gives a product a picture that must be accepted and answers the product. */
export function setPicture(
  testApi: TestApi,
  { superadmin }: Desk,
  productId: string,
  picture: Bytes,
): Promise<Product> {
  return testApi.call('setProductPicture', { as: superadmin, params: { id: productId }, body: { picture } });
}
