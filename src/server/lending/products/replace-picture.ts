import type { Product } from '#contract/lending/products.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';
import { lockProduct } from './products.queries.ts';
import { type ProductRow, productColumns, productView } from './products.view.ts';

type Replacement =
  | { readonly action: 'remove_product_picture'; readonly picture: null }
  | {
      readonly action: 'set_product_picture';
      readonly picture: NonNullable<Product['picture']>;
      /** The content of the file that the picture names. */
      readonly bytes: Uint8Array;
    };

const updatePicture = {
  name: 'update-product-picture',
  text: `UPDATE products SET picture_hash = decode($2, 'hex'), picture_width = $3, picture_height = $4
          WHERE id = $1 RETURNING ${productColumns}`,
};

/** Replaces or removes the picture of a product. Stores nothing and records nothing if it is the same. */
export async function replacePicture(
  call: Origin & { readonly context: AppContext },
  productId: string,
  replacement: Replacement,
): Promise<ProductRow> {
  const { pool, clock, files } = call.context;
  const { action, picture } = replacement;
  return inTransaction(pool, async (client) => {
    const before = await lockProduct(client, productId);
    const { picture: previous } = productView(before);
    if (previous?.hash === picture?.hash) return before;
    if (replacement.action === 'set_product_picture') {
      await lockFile(client, replacement.picture.hash);
      await files.put(replacement.bytes);
    }
    const { rows } = await client.query<ProductRow>({
      ...updatePicture,
      values: [productId, picture?.hash, picture?.width, picture?.height],
    });
    await recordAuditEvent(client, call, new Date(clock.now()), {
      branchId: null,
      action,
      subject: 'product',
      subjectId: productId,
      before: { picture: previous },
      after: { picture },
    });
    return rows[0] as ProductRow;
  });
}
