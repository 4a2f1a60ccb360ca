import type { SiteGood } from '#contract/site/site-content.ts';
import { equalOfferOf } from '#domain/lending/agreements/offer.ts';

/** The equal installments of a thing over its longest term, in whole rupees; null if its price can't be split so. */
export function longestOffer(good: SiteGood<unknown>) {
  const months = Math.max(...good.termsMonths);
  const offer = equalOfferOf(good, months);
  return offer && { ...offer, months };
}
