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

export function sendDocument(
  testApi: TestApi,
  { employee }: Desk,
  customerId: string,
  kind: CustomerDocument['kind'],
  picture: Bytes,
): Promise<Response> {
  const path = `/api/customers/${customerId}/documents?kind=${kind}`;
  return testApi.send('POST', path, { as: employee, body: picture });
}

/** Sends a document that must be accepted and answers it. */
export async function addDocument(...sent: Parameters<typeof sendDocument>): Promise<CustomerDocument> {
  return dataOf<CustomerDocument>(await sendDocument(...sent));
}

/** Gives a product a picture that must be accepted and answers the product. */
export async function setPicture(
  testApi: TestApi,
  { superadmin }: Desk,
  productId: string,
  picture: Bytes,
): Promise<Product> {
  const path = `/api/products/${productId}/picture`;
  return dataOf<Product>(await testApi.send('PUT', path, { as: superadmin, body: picture }));
}

async function dataOf<Data>(response: Response): Promise<Data> {
  if (response.status !== 200) throw new Error(`the picture was answered ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}
