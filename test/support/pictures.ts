import sharp, { type Sharp } from 'sharp';
import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import type { Product } from '#contract/lending/products.ts';
import type { TestApi } from './api.ts';
import type { Desk } from './lending.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture of one color, as a decoder would give it. */
export function plain(width = 60, height = 40, background = '#2f6f5e'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The encoded bytes, in memory of their own. */
export async function bytesOf(picture: Sharp): Promise<Bytes> {
  return new Uint8Array(await picture.toBuffer());
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
  kind: CustomerDocument['kind'],
  picture: Bytes,
): Promise<CustomerDocument> {
  const given = { as: employee, params: { id: customerId }, query: { kind }, body: picture };
  return testApi.call('addCustomerDocument', given);
}

/** Gives a product a picture that must be accepted and answers the product. */
export function setPicture(
  testApi: TestApi,
  { superadmin }: Desk,
  productId: string,
  picture: Bytes,
): Promise<Product> {
  return testApi.call('setProductPicture', { as: superadmin, params: { id: productId }, body: picture });
}
