import { v7 as uuidv7 } from 'uuid';
import type { productEndpoints } from '#contract/products.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Call } from '../http/call.ts';
import { type ProductRow, productColumns } from './products.queries.ts';

const insertProduct = {
  name: 'insert-product',
  text: `INSERT INTO products
           (id, name, name_ur, category, cash_price, terms_months, down_payment_min_percent, rounding_step, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${productColumns}`,
};

/** Adds a product that can be sold from now on. */
export async function createProduct(call: Call<typeof productEndpoints.createProduct>): Promise<ProductRow> {
  const { context, input } = call;
  const { body } = input;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<ProductRow>({
      ...insertProduct,
      values: [
        uuidv7(),
        body.name,
        body.nameUr,
        body.category,
        body.cashPrice,
        body.termsMonths,
        body.downPaymentMinPercent,
        body.roundingStep,
        at,
      ],
    });
    const product = rows[0] as ProductRow;
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'create_product',
      subject: 'product',
      subjectId: product.id,
      after: body,
    });
    return product;
  });
}
