import type { productEndpoints } from '#contract/lending/products.ts';
import { productSideMax, remakePicture } from '#server/platform/files/remake-picture.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { ProductRow } from './products.view.ts';
import { replacePicture } from './replace-picture.ts';

/** Gives a product a picture, in the place of the one it has. */
export async function setProductPicture(
  call: Call<typeof productEndpoints.setProductPicture>,
): Promise<ProductRow> {
  const { bytes, width, height } = await remakePicture(call.input.body, productSideMax);
  const hash = await call.context.files.put(bytes);
  return replacePicture(call, call.input.params.id, {
    action: 'set_product_picture',
    picture: { hash, width, height },
  });
}
