import type { productEndpoints } from '#contract/lending/products.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { ProductRow } from './products.view.ts';
import { replacePicture } from './replace-picture.ts';

/** Leaves a product without a picture; the file stays. */
export function removeProductPicture(
  call: Call<typeof productEndpoints.removeProductPicture>,
): Promise<ProductRow> {
  return replacePicture(call, call.input.params.id, { action: 'remove_product_picture', picture: null });
}
