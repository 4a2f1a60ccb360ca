import type { productEndpoints } from '#contract/lending/products.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { productSideMax } from '#server/platform/files/picture-remaker.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { ProductRow } from './products.view.ts';
import { replacePicture } from './replace-picture.ts';

/** Sets or replaces the picture of a product. */
export async function setProductPicture(
  call: Call<typeof productEndpoints.setProductPicture>,
): Promise<ProductRow> {
  const { pictures } = call.context;
  const { bytes, width, height } = await call.input.body((form) =>
    pictures.remake(form.picture, productSideMax),
  );
  return replacePicture(call, call.input.params.id, {
    action: 'set_product_picture',
    picture: { hash: hashOf(bytes), width, height },
    bytes,
  });
}
