import type { PoolClient } from 'pg';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { AgreementForm } from '#contract/lending/agreements.ts';
import { isListed, type ListedProduct } from '#domain/lending/agreements/listed-goods.ts';
import { leastDownPayment } from '#domain/lending/agreements/offer.ts';
import { rupees } from '#domain/money/rupees.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import type { RefusedField } from '#server/platform/refusal.ts';

const soldColumns = columns('products', ['id', 'cash_price', 'terms_months', 'down_payment_min_percent']);
type SoldProduct = RowOf<typeof soldColumns>;

const findProducts = {
  name: 'find-products-of-draft',
  text: `SELECT ${soldColumns.selected()} FROM products WHERE id = ANY ($1::uuid[]) AND is_active`,
};

const findListed = {
  name: 'find-products-for-sale',
  text: `SELECT array_remove(ARRAY[name, name_ur], NULL) AS names, cash_price AS "cashPrice" FROM products WHERE is_active`,
};

type Item = AgreementForm['items'][number];

/**
 * The fields of a draft that break the terms of its products. A product is sold at its cash price: a higher price for those
 * who pay in installments would be interest under another name. So a product for sale is chosen, not described by hand.
 */
export async function wrongItems(client: PoolClient, form: AgreementForm): Promise<RefusedField[]> {
  return [...(await describedProducts(client, form)), ...(await wrongProducts(client, form))];
}

async function describedProducts(client: PoolClient, { items }: AgreementForm): Promise<RefusedField[]> {
  if (items.every(({ productId }) => productId !== null)) return [];
  const { rows: products } = await client.query<ListedProduct>(findListed);
  return items.flatMap((item, index) =>
    refusedIf(
      item.productId === null && products.some((product) => isListed(item, product)),
      `items.${index}.productId`,
      'product_not_chosen',
    ),
  );
}

async function wrongProducts(client: PoolClient, form: AgreementForm): Promise<RefusedField[]> {
  const ids = form.items.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return [];
  const { rows } = await client.query<SoldProduct>({ ...findProducts, values: [ids] });
  const products = new Map(rows.map((product) => [product.id, product]));
  const fields = form.items.flatMap((item, index) => refusedItem(item, index, products));
  const isTermAllowed = rows.every((product) => isTermOf(product, form));
  const least = form.items.reduce((sum, item) => sum + leastDownPaymentOn(item, products), 0);
  return [
    ...fields,
    ...refusedIf(!isTermAllowed, 'count', 'term_not_allowed'),
    ...refusedIf(form.downPayment < least, 'downPayment', 'down_payment_too_small'),
  ];
}

function refusedItem(
  { productId, unitPrice }: Item,
  index: number,
  products: ReadonlyMap<string, SoldProduct>,
): RefusedField[] {
  if (productId === null) return [];
  const product = products.get(productId);
  if (product === undefined) return refusedIf(true, `items.${index}.productId`, 'product_unknown');
  return refusedIf(unitPrice !== product.cashPrice, `items.${index}.unitPrice`, 'price_not_cash_price');
}

/** The terms are numbers of months, so they do not limit weekly or daily installments. */
function isTermOf({ termsMonths }: SoldProduct, { count, frequency }: AgreementForm): boolean {
  return frequency.unit !== 'months' || termsMonths.includes(count * frequency.every);
}

function leastDownPaymentOn(
  { productId, quantity, unitPrice }: Item,
  products: ReadonlyMap<string, SoldProduct>,
): number {
  const percent = products.get(productId ?? '')?.downPaymentMinPercent ?? 0;
  return leastDownPayment(rupees(quantity * unitPrice), percent);
}

function refusedIf(isWrong: boolean, field: string, message: FieldMessageKey): RefusedField[] {
  return isWrong ? [{ field, message }] : [];
}
