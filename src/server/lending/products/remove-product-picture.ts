import type { productEndpoints } from '#contract/lending/products.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { ProductRow } from './products.view.ts';
import { replacePicture } from './replace-picture.ts';

/** Removes the picture of a product; the file stays. */
export function removeProductPicture(
  call: Call<typeof productEndpoints.removeProductPicture>,
): Promise<ProductRow> {
  return replacePicture(call, call.input.params.id, { action: 'remove_product_picture', picture: null });
}
