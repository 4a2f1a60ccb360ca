import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of goods that are not on the list of products. */
export const costRefusals = {
  cost_not_proven: {
    status: 409,
    text: {
      en: 'Some goods are not on the product list and nothing shows their cost. Add the supplier’s invoice for each of them.',
      ur: 'کچھ سامان پروڈکٹس کی فہرست میں نہیں اور اس کی لاگت کا ثبوت درج نہیں۔ ہر چیز کے لیے سپلائر کا بل شامل کیجیے۔',
    },
  },
  price_above_cost: {
    status: 409,
    text: {
      en: 'The price of some goods is above what the supplier’s invoice says. Lower the price to the cost: more would be interest.',
      ur: 'کچھ سامان کی قیمت سپلائر کے بل سے زیادہ ہے۔ قیمت لاگت کے برابر کیجیے: زیادہ لینا سود ہوگا۔',
    },
  },
  invoiced_in_future: {
    status: 422,
    text: {
      en: 'This date is in the future. Choose the day that is on the invoice: goods are bought before they are sold.',
      ur: 'یہ تاریخ ابھی آئی نہیں۔ بل پر لکھی تاریخ چنیے: سامان پہلے خریدا جاتا ہے، پھر بیچا جاتا ہے۔',
    },
  },
  too_much_evidence: {
    status: 409,
    text: {
      en: ({ max }: { max: number }) =>
        `An agreement has at most ${max} invoices on record. Draft a new agreement if more are needed.`,
      ur: ({ max }: { max: number }) =>
        `ایک معاہدے میں زیادہ سے زیادہ \u2066${max}\u2069 بل درج ہوتے ہیں۔ مزید بل درکار ہوں تو نیا معاہدہ بنائیے۔`,
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
