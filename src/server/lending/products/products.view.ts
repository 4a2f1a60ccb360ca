import type { Product } from '#contract/lending/products.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';

/** The fields of a product's form, as stored. */
export const productParticulars = columns(
  'products',
  ['category', 'pictogram', 'cash_price', 'terms_months', 'down_payment_min_percent', 'rounding_step'],
  { written: ['name'] },
);

const recordColumns = columns('products', [
  'id',
  'is_active',
  'is_public',
  'picture_hash',
  'picture_width',
  'picture_height',
  'version',
]);

/** A product's record, for SELECT and RETURNING. */
export const productColumns = `${recordColumns.selected()}, ${productParticulars.selected()}`;

export interface ProductRow extends RowOf<typeof recordColumns>, RowOf<typeof productParticulars> {}

export function productView(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    pictogram: row.pictogram,
    cashPrice: row.cashPrice,
    termsMonths: row.termsMonths,
    downPaymentMinPercent: row.downPaymentMinPercent,
    roundingStep: row.roundingStep,
    isActive: row.isActive,
    isPublic: row.isPublic,
    picture: pictureView(row),
    version: row.version,
  };
}

function pictureView({ pictureHash, pictureWidth, pictureHeight }: ProductRow): Product['picture'] {
  if (pictureHash === null || pictureWidth === null || pictureHeight === null) return null;
  return { hash: pictureHash.toString('hex'), width: pictureWidth, height: pictureHeight };
}
