import type { productEndpoints } from '#contract/lending/products.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { findProduct, type ProductRow } from './products.queries.ts';

const insertProduct = {
  name: 'insert-product',
  text: `INSERT INTO products
           (id, name, name_ur, category, cash_price, terms_months, down_payment_min_percent, rounding_step, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

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
      const { name, nameUr, category, cashPrice, termsMonths, downPaymentMinPercent, roundingStep } = body;
      await client.query({
        ...insertProduct,
        values: [
          newId,
          name,
          nameUr,
          category,
          cashPrice,
          termsMonths,
          downPaymentMinPercent,
          roundingStep,
          at,
        ],
      });
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
