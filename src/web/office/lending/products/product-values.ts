import type * as z from 'zod/mini';
import type { Product, productForm } from '#contract/lending/products.ts';
import { type Offer, offerOf } from '#domain/lending/agreements/offer.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** The values of the product form. A product is put on sale after it is saved. */
export type ProductValues = Draft<z.input<typeof productForm>> & {
  readonly isActive: boolean;
  readonly isPublic: boolean;
};

export const newProductValues: ProductValues = {
  name: { own: '', ur: '' },
  category: 'home_appliances',
  pictogram: null,
  cashPrice: null,
  termsMonths: [],
  downPaymentMinPercent: 0,
  roundingStep: 50,
  isActive: true,
  isPublic: false,
};

export function valuesOf({ id: _, version: __, picture: ___, ...particulars }: Product): ProductValues {
  return particulars;
}

/** The smallest installment that a product is sold for: over its longest term, with the smallest down payment. */
export function longestOfferOf(product: Product): (Offer & { readonly months: number }) | null {
  const months = Math.max(...product.termsMonths);
  const offer = offerOf(
    {
      cashPrice: rupees(product.cashPrice),
      downPaymentMinPercent: product.downPaymentMinPercent,
      roundingStep: rupees(product.roundingStep),
    },
    months,
  );
  return offer && { ...offer, months };
}
