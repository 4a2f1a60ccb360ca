import type { ReactNode } from 'react';
import type { Product } from '#contract/lending/products.ts';

/** Drawn on a ground line at y = 80. The filled part is the one that draws the eye. */
const drawings: Readonly<Record<Product['category'], ReactNode>> = {
  home_appliances: (
    <>
      <rect x="30" y="12" width="32" height="66" rx="5" fill="#fff" />
      <path d="M30 36h32M36 22v7M36 44v12" />
      <path d="M34 78v3M58 78v3" />
      <rect x="70" y="40" width="30" height="38" rx="4" fill="#fff" />
      <path d="M70 49h30" />
      <circle cx="85" cy="63" r="9" fill="#c9dcfb" />
      <path d="M79 64c2-2 4-2 6 0s4 2 6 0M76 44.5h4" />
      <circle cx="94" cy="44.5" r="1" />
    </>
  ),
  electronics: (
    <>
      <rect x="22" y="18" width="60" height="42" rx="4" fill="#fff" />
      <path d="M28 24h48v30H28z" fill="#c9dcfb" />
      <path d="M46 60l-4 20M58 60l4 20M34 80h36" />
      <path d="M36 48l10-12 7 8 5-5 9 9" />
      <rect x="86" y="44" width="18" height="34" rx="4" fill="#fff" />
      <path d="M92 73h6M86 50h18M86 68h18" />
    </>
  ),
  daily_essentials: (
    <>
      <path d="M36 30c-6 8-10 20-10 32 0 12 5 17 24 17s24-5 24-17c0-12-4-24-10-32z" fill="#fff" />
      <path d="M36 30c4 3 24 3 28 0M38 22c6-4 18-4 24 0l2 8H36z" fill="#c9dcfb" />
      <path d="M50 46v22M50 54c-6 0-9-4-9-9 6 0 9 4 9 9zM50 60c6 0 9-4 9-9-6 0-9 4-9 9z" />
      <rect x="80" y="68" width="28" height="11" rx="4" fill="#fff" />
      <rect x="82" y="57" width="24" height="11" rx="4" fill="#c9dcfb" />
      <rect x="80" y="46" width="28" height="11" rx="4" fill="#fff" />
      <path d="M86 51.5h10M88 62.5h8M86 73.5h10" />
    </>
  ),
  dowry_set: (
    <>
      <path d="M26 48h68v28a3 3 0 0 1-3 3H29a3 3 0 0 1-3-3z" fill="#fff" />
      <path d="M26 48c0-14 6-20 18-20h32c12 0 18 6 18 20z" fill="#c9dcfb" />
      <path d="M40 29v19M80 29v19M40 48v31M80 48v31" />
      <path d="M54 48h12v9a6 6 0 0 1-12 0z" fill="#fff" />
      <path d="M60 53v4" />
      <path
        d="M60.0 6.0L62.3 9.5L66.4 8.6L65.5 12.7L69.0 15.0L65.5 17.3L66.4 21.4L62.3 20.5L60.0 24.0L57.7 20.5L53.6 21.4L54.5 17.3L51.0 15.0L54.5 12.7L53.6 8.6L57.7 9.5z"
        fill="#e6dbfb"
        stroke="#7c3aed"
      />
    </>
  ),
  business_asset: (
    <>
      <path d="M20 66h82v8H20z" fill="#fff" />
      <path d="M28 74v6M94 74v6" />
      <path d="M34 36a8 8 0 0 1 8-8h38a8 8 0 0 1 8 8v30H72V46H48v8H34z" fill="#fff" />
      <circle cx="93" cy="40" r="7" fill="#c9dcfb" />
      <path d="M93 37v6M41 54v9M36 63h10M56 37h12M64 28v-5M70 28v-5" />
      <rect x="61" y="16" width="12" height="7" rx="2" fill="#c9dcfb" />
    </>
  ),
};

interface ProductDrawingProps {
  readonly category: Product['category'];
}

/** A drawing of the category, for a product without a picture. Its name says the same to those who do not see it. */
export function ProductDrawing({ category }: ProductDrawingProps) {
  return (
    <svg
      viewBox="0 0 120 92"
      aria-hidden="true"
      fill="none"
      stroke="#1463d8"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 80h96" stroke="#9dbef2" />
      {drawings[category]}
    </svg>
  );
}
