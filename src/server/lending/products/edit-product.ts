import type { productEndpoints } from '#contract/lending/products.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockProduct, type ProductRow, productColumns } from './products.queries.ts';
import { productView } from './products.view.ts';

const updateProduct = {
  name: 'update-product',
  text: `UPDATE products
            SET name = $2, name_ur = $3, category = $4, cash_price = $5, terms_months = $6,
                down_payment_min_percent = $7, rounding_step = $8, is_active = $9, version = version + 1
          WHERE id = $1 RETURNING ${productColumns}`,
};

/** Changes a product for what is sold from now on: an agreement keeps its own copy of what it sold. */
export async function editProduct(call: Call<typeof productEndpoints.editProduct>): Promise<ProductRow> {
  const { context, input } = call;
  const { params, body } = input;
  return inTransaction(context.pool, async (client) => {
    const before = await lockProduct(client, params.id);
    if (before.version !== body.version) throw new Refusal('changed_meanwhile');
    const { rows } = await client.query<ProductRow>({
      ...updateProduct,
      values: [
        params.id,
        body.name,
        body.nameUr,
        body.category,
        body.cashPrice,
        body.termsMonths,
        body.downPaymentMinPercent,
        body.roundingStep,
        body.isActive,
      ],
    });
    const after = rows[0] as ProductRow;
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'edit_product',
      subject: 'product',
      subjectId: params.id,
      before: productView(before),
      after: productView(after),
    });
    return after;
  });
}
