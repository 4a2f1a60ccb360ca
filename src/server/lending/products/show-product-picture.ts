import type { ShownPicture } from '#contract/endpoint.ts';
import type { productEndpoints } from '#contract/lending/products.ts';
import { keptPictureType } from '#contract/picture.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isProductPicture } from './products.queries.ts';

/** Shows the picture of a product. Only its own picture is accepted, so that no hash opens the file of somebody's document. */
export async function showProductPicture({
  context,
  input,
}: Call<typeof productEndpoints.showProductPicture>): Promise<ShownPicture> {
  const { id, hash } = input.params;
  if (!(await isProductPicture(context.pool, id, hash))) throw new Refusal('not_found');
  return { picture: await context.files.read(hash), mediaType: keptPictureType, isImmutable: true };
}
