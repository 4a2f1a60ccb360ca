import type { Pool, PoolClient } from 'pg';
import type { Product, productStates } from '#contract/lending/products.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ProductRow, productColumns } from './products.view.ts';

type ProductSort = 'newest' | 'name' | '-name' | 'cashPrice' | '-cashPrice';

const orders: Readonly<Record<ProductSort, string>> = {
  newest: 'created_at DESC',
  name: 'lower(name)',
  '-name': 'lower(name) DESC',
  cashPrice: 'cash_price',
  '-cashPrice': 'cash_price DESC',
};

interface ProductFilters {
  readonly search?: string | undefined;
  readonly category?: Product['category'] | undefined;
  readonly state?: (typeof productStates)[number] | undefined;
  readonly sort?: Exclude<ProductSort, 'newest'> | undefined;
}

/** A lender sells hundreds of products, not thousands, so the list has one page and the names need no index. */
const productsMax = 500;

/** The products that have every word of the search in their name, in either language. */
export async function listProducts(pool: Pool, filters: ProductFilters): Promise<ProductRow[]> {
  const { search = '', category, state, sort = 'newest' } = filters;
  const words = foldForSearch(search).split(' ');
  const { rows } = await pool.query<ProductRow>({
    name: `list-products-by-${sort}`,
    text: `SELECT ${productColumns} FROM products
            WHERE ($1::text IS NULL OR category = $1) AND ($2::boolean IS NULL OR is_active = $2)
              AND NOT EXISTS (SELECT FROM unnest($3::text[]) word
                               WHERE position(word IN folded_name(concat_ws(' ', name, name_ur))) = 0)
            ORDER BY ${orders[sort]}, id DESC LIMIT $4`,
    values: [category, state === undefined ? null : state === 'active', words, productsMax],
  });
  return rows;
}

const find = {
  name: 'find-product',
  text: `SELECT ${productColumns} FROM products WHERE id = $1`,
};

/** A product, active or not. Refuses an unknown id. */
export async function findProduct(client: Pool | PoolClient, id: string): Promise<ProductRow> {
  const { rows } = await client.query<ProductRow>({ ...find, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const lock = {
  name: 'lock-product',
  text: `SELECT ${productColumns} FROM products WHERE id = $1 FOR NO KEY UPDATE`,
};

/** A product that is locked until the transaction ends. */
export async function lockProduct(client: PoolClient, id: string): Promise<ProductRow> {
  const { rows } = await client.query<ProductRow>({ ...lock, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const findPicture = {
  name: 'find-product-picture',
  text: `SELECT FROM products WHERE id = $1 AND picture_hash = decode($2, 'hex')`,
};

/** True if this is the product's present picture. */
export async function isProductPicture(pool: Pool, id: string, hash: string): Promise<boolean> {
  return (await pool.query({ ...findPicture, values: [id, hash] })).rowCount === 1;
}
