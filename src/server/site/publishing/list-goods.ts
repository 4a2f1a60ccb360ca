import type { Pool } from 'pg';
import type { SiteGood } from '#contract/site/site-content.ts';
import {
  type Pictogram,
  type ProductCategory,
  pictogramOf,
  productCategories,
} from '#domain/lending/products/pictogram.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { phraseOfWritten, type Written } from '#domain/written.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { postAddress } from '../blog/post-address.ts';
import { sitePictureUrl } from '../pictures/site-picture-url.ts';

/** As many as a visitor looks through. */
const goodsMax = 200;

interface GoodRow extends Omit<SiteGood, 'name' | 'pictogram' | 'service' | 'slug' | 'picture'> {
  readonly id: string;
  readonly name: Written;
  readonly category: ProductCategory;
  readonly pictogram: Pictogram | null;
  readonly cashPrice: Rupees;
  readonly pictureHash: string | null;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

const list = {
  name: 'list-goods-of-site',
  text: `SELECT id, ${writtenOf('name')} AS name, encode(picture_hash, 'hex') AS "pictureHash", picture_width AS "pictureWidth",
                picture_height AS "pictureHeight", category, pictogram, cash_price AS "cashPrice", terms_months AS "termsMonths",
                down_payment_min_percent AS "downPaymentMinPercent", rounding_step AS "roundingStep"
           FROM products WHERE is_active AND is_public ORDER BY array_position(ARRAY['${productCategories.join("', '")}'], category), lower(name), id LIMIT ${goodsMax}`,
};

function serviceOf(category: ProductCategory): SiteGood['service'] {
  if (category === 'dowry_set') return 'dowry';
  return category === 'business_asset' ? 'business' : 'installments';
}

/** The address of each product: its name, and a part of its id if an earlier one has the same name or the name has no Latin letter. */
function slugsOf(rows: readonly GoodRow[]): ReadonlyMap<string, string> {
  const taken = new Set(['']);
  const slugs = new Map<string, string>();
  // An id begins with the time of its making, so the oldest keeps the plain address.
  for (const { id, name } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const plain = postAddress(name.own);
    const slug = taken.has(plain) ? [plain, id.slice(-6)].filter(Boolean).join('-') : plain;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}

function pictureOf({ pictureHash, pictureWidth, pictureHeight }: GoodRow): SiteGood['picture'] {
  if (pictureHash === null) return null;
  return { url: sitePictureUrl(pictureHash), width: pictureWidth, height: pictureHeight };
}

/** The products that the lender sells and shows to visitors. */
export async function listGoods(pool: Pool): Promise<SiteGood[]> {
  const { rows } = await pool.query<GoodRow>(list);
  const slugs = slugsOf(rows);
  return rows.map((row) => ({
    slug: slugs.get(row.id) ?? row.id,
    name: phraseOfWritten(row.name),
    pictogram: pictogramOf(row),
    picture: pictureOf(row),
    service: serviceOf(row.category),
    cashPrice: row.cashPrice,
    termsMonths: row.termsMonths,
    downPaymentMinPercent: row.downPaymentMinPercent,
    roundingStep: row.roundingStep,
  }));
}
