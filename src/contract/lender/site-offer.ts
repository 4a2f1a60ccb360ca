import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { phrase } from '#contract/fields/phrase-field.ts';
import { payableRupees, rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';

/** The most characters in each part, so that it fits on the narrowest phone. */
export const offerLengthsMax = {
  headline: 60,
  promise: 120,
  name: 60,
  shortName: 20,
  summary: 320,
  item: 80,
  figure: 8,
  claim: 40,
  note: 60,
} as const;

/** The most goods on the card of a service. */
export const serviceItemsMax = 6;

const { headline, promise, name, shortName, summary, item, figure, claim, note } = offerLengthsMax;

const service = z.object({
  name: phrase(name),
  shortName: phrase(shortName),
  summary: phrase(summary),
  items: z.array(phrase(item)).check(z.minLength(1, 'service_items_required'), z.maxLength(serviceItemsMax)),
});

const badge = z.object({ figure: optionalText(figure), claim: phrase(claim), note: phrase(note) });

const stat = z.object({ figure: requiredText(figure, 'text_required'), label: phrase(claim) });

/** The lender's claims on the site: headline, services, prices, the example of relief, badges, promise and figures. */
export const siteOffer = z.object({
  headline: phrase(headline),
  services: z.object({ dowry: service, business: service, installments: service }),
  reliefExample: z.object({ requested: payableRupees(), repaid: rupeesOrNone() }).check(
    z.refine(({ requested, repaid }) => repaid < requested, {
      error: 'relief_example_waives_nothing' satisfies FieldMessageKey,
      path: ['repaid'],
    }),
  ),
  badges: z.object({ regulator: badge, noInterest: badge, families: badge }),
  /** True if visitors see the prices of products and their installments. */
  showsPrices: z.boolean(),
  promise: phrase(promise),
  stats: z.object({
    families: stat,
    years: stat,
    /** Without a figure, the site shows the number of its branches. */
    branches: z.object({ figure: optionalText(figure), label: phrase(claim) }),
    interest: stat,
  }),
});
export type SiteOfferForm = z.output<typeof siteOffer>;
