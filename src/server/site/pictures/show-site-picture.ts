import type { ShownPicture } from '#contract/endpoint.ts';
import { keptPictureType } from '#contract/picture.ts';
import type { sitePictureEndpoints } from '#contract/site/site-pictures.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

const findShown = {
  name: 'find-picture-of-site',
  text: `SELECT FROM products WHERE picture_hash = decode($1, 'hex') AND is_active AND is_public
         UNION ALL SELECT FROM blog_posts WHERE cover_hash = decode($1, 'hex') AND is_published LIMIT 1`,
};

/** Shows the picture of a product or the cover of a post that visitors see. A hash opens no other file. */
export async function showSitePicture({
  context,
  input,
}: Call<typeof sitePictureEndpoints.showSitePicture>): Promise<ShownPicture> {
  const { hash } = input.params;
  const { rowCount } = await context.pool.query({ ...findShown, values: [hash] });
  if (rowCount === 0) throw new Refusal('not_found');
  return { picture: await context.files.read(hash), mediaType: keptPictureType, isImmutable: true };
}
