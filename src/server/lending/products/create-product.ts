import type { productEndpoints } from '#contract/lending/products.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { findProduct } from './products.queries.ts';
import { type ProductRow, productParticulars } from './products.view.ts';

const insertProduct = namedStatement(
  'insert-product',
  `INSERT INTO products (id, ${productParticulars.names}, created_at)
   VALUES (:id, ${productParticulars.parameters}, :at)`,
);

/** Adds a product that can be sold from now on. */
export async function createProduct(call: Call<typeof productEndpoints.createProduct>): Promise<ProductRow> {
  const { context, actor, input, idempotencyKey } = call;
  const { body } = input;
  const at = new Date(context.clock.now());
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('createProduct', body),
  };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, keyed, at, async (newId) => {
      await client.query(insertProduct({ id: newId, ...productParticulars.valuesOf(body), at }));
      await recordAuditEvent(client, call, at, {
        branchId: null,
        action: 'create_product',
        subject: 'product',
        subjectId: newId,
        after: body,
      });
    });
    return findProduct(client, id);
  });
}
