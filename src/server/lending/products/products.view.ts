import type { Product } from '#contract/lending/products.ts';
import type { ProductRow } from './products.queries.ts';

export function productView(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    nameUr: row.name_ur,
    category: row.category,
    cashPrice: row.cash_price,
    termsMonths: row.terms_months,
    downPaymentMinPercent: row.down_payment_min_percent,
    roundingStep: row.rounding_step,
    isActive: row.is_active,
    picture: pictureView(row),
    version: row.version,
  };
}

function pictureView({ picture_hash, picture_width, picture_height }: ProductRow): Product['picture'] {
  if (picture_hash === null || picture_width === null || picture_height === null) return null;
  return { hash: picture_hash.toString('hex'), width: picture_width, height: picture_height };
}
