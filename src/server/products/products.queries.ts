import type { Pool } from 'pg';

export interface ProductRow {
  id: string;
  name: string;
  name_ur: string | null;
  category: 'home_appliances' | 'electronics' | 'daily_essentials' | 'dowry_set' | 'business_asset';
  cash_price: number;
  terms_months: number[];
  down_payment_min_percent: number;
  rounding_step: number;
  is_active: boolean;
  version: number;
}

export const productColumns =
  'id, name, name_ur, category, cash_price, terms_months, down_payment_min_percent, rounding_step, is_active, version';

const findProducts = {
  name: 'list-products',
  text: `SELECT ${productColumns} FROM products WHERE is_active ORDER BY created_at DESC, id DESC LIMIT $1`,
};

/** A lender sells hundreds of products, not thousands: they are one page. */
const productsMax = 500;

/** What can be sold now, newest first. */
export async function listProducts(pool: Pool): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>({ ...findProducts, values: [productsMax] });
  return rows;
}
