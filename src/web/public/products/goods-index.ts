import type { SiteContent } from '#contract/site/site-content.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages } from '#domain/language.ts';
import { pictogramUrl } from '#web/goods/pictogram.tsx';
import { longestOffer } from './longest-offer.ts';

/** A thing as the search shows it, with the numbers of its sentences in whole rupees. */
export interface IndexedGood {
  readonly address: string;
  /** In the language of the page, then in the other. */
  readonly names: readonly string[];
  readonly picture: string;
  readonly isPhoto: boolean;
  readonly months: number;
  /** Absent if the lender shows no prices, or this one can't be split into equal installments. */
  readonly offer?: { readonly amount: number; readonly down: number; readonly total: number };
}

/** All things of the list, for the search of a page in one language. */
export function goodsIndex({ goods, showsPrices }: SiteContent, language: Language): IndexedGood[] {
  const inOrder = languages.toSorted((a, b) => Number(b === language) - Number(a === language));
  return goods.map((good) => {
    const offer = showsPrices ? longestOffer(good) : null;
    return {
      address: sitePagePath({ page: 'product', slug: good.slug }, language),
      names: inOrder.map((each) => good.name[each]),
      picture: good.picture?.url ?? pictogramUrl(good.pictogram),
      isPhoto: good.picture !== null,
      months: Math.max(...good.termsMonths),
      ...(offer && { offer: { amount: offer.installment, down: offer.downPayment, total: good.cashPrice } }),
    };
  });
}
