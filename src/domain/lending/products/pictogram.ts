export const productCategories = [
  'home_appliances',
  'electronics',
  'daily_essentials',
  'dowry_set',
  'business_asset',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** The drawings of goods, each a file of that name. */
export const pictograms = [
  'air-conditioner',
  'air-cooler',
  'beauty-parlour-kit',
  'bedding-set',
  'bedroom-set',
  'bicycle',
  'ceiling-fan',
  'deep-freezer',
  'dinner-set',
  'dowry-chest',
  'flour-sack',
  'laptop',
  'led-tv',
  'loader-rickshaw',
  'microwave',
  'milk-chiller',
  'mobile-phone',
  'motorcycle',
  'refrigerator',
  'sewing-machine',
  'shop-counter',
  'stove',
  'washing-machine',
  'water-pump',
] as const;
export type Pictogram = (typeof pictograms)[number];

const ofCategories: Readonly<Record<ProductCategory, Pictogram>> = {
  home_appliances: 'washing-machine',
  electronics: 'led-tv',
  daily_essentials: 'flour-sack',
  dowry_set: 'dowry-chest',
  business_asset: 'shop-counter',
};

interface Drawn {
  /** The one chosen for the product; null where none is. */
  readonly pictogram: Pictogram | null;
  readonly category: ProductCategory;
}

/** The drawing of a product: the one chosen for it, or that of its category. */
export function pictogramOf({ pictogram, category }: Drawn): Pictogram {
  return pictogram ?? ofCategories[category];
}
