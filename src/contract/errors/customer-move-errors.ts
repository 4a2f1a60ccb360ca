import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of moving customers to another officer or branch. */
export const customerMoveErrors = {
  too_many_customers: {
    status: 422,
    text: {
      en: 'Too many customers to move at once. Choose fewer, or narrow the list with a filter.',
      ur: 'ایک ساتھ منتقل کرنے کے لیے صارفین بہت زیادہ ہیں۔ کم صارفین چنیے یا فلٹر سے فہرست مختصر کیجیے۔',
    },
  },
  nothing_to_move: {
    status: 409,
    text: {
      en: 'The chosen customers are already with this officer at this branch. Choose another officer or branch.',
      ur: 'چنے گئے صارفین پہلے ہی اسی برانچ میں اسی افسر کے پاس ہیں۔ کوئی اور افسر یا برانچ چنیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
