import type { productEndpoints } from '#contract/lending/products.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockProduct } from './products.queries.ts';
import { type ProductRow, productColumns, productParticulars, productView } from './products.view.ts';

const updateProduct = namedStatement(
  'update-product',
  `UPDATE products SET ${productParticulars.assignments}, is_active = :isActive, is_public = :isPublic, version = version + 1
    WHERE id = :id RETURNING ${productColumns}`,
);

/** Changes a product for future sales. An agreement keeps its own copy of the products. */
export async function editProduct(call: Call<typeof productEndpoints.editProduct>): Promise<ProductRow> {
  const { context, input } = call;
  const { params, body } = input;
  const { isActive, isPublic } = body;
  return inTransaction(context.pool, async (client) => {
    const before = await lockProduct(client, params.id);
    if (before.version !== body.version) throw new Refusal('changed_meanwhile');
    const { rows } = await client.query<ProductRow>(
      updateProduct({ id: params.id, ...productParticulars.valuesOf(body), isActive, isPublic }),
    );
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
