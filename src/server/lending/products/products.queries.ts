import type { Pool, PoolClient } from 'pg';
import { invariant } from '#domain/invariant.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ProductRow, productColumns } from './products.view.ts';

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

const find = {
  name: 'find-product',
  text: `SELECT ${productColumns} FROM products WHERE id = $1`,
};

/** A product that is known to be there, sold or not. */
export async function findProduct(client: PoolClient, id: string): Promise<ProductRow> {
  const { rows } = await client.query<ProductRow>({ ...find, values: [id] });
  invariant(rows[0] !== undefined, 'what was created is there');
  return rows[0];
}

const lock = {
  name: 'lock-product',
  text: `SELECT ${productColumns} FROM products WHERE id = $1 FOR NO KEY UPDATE`,
};

/** A product that nobody else changes until the transaction ends. */
export async function lockProduct(client: PoolClient, id: string): Promise<ProductRow> {
  const { rows } = await client.query<ProductRow>({ ...lock, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const findPicture = {
  name: 'find-product-picture',
  text: `SELECT FROM products WHERE id = $1 AND picture_hash = decode($2, 'hex')`,
};

/** Whether this is how a product looks now. */
export async function isProductPicture(pool: Pool, id: string, hash: string): Promise<boolean> {
  return (await pool.query({ ...findPicture, values: [id, hash] })).rowCount === 1;
}
