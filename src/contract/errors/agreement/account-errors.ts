import type { CatalogueEntry } from '../catalogue-entry.ts';

/** Refusals that an account shows before anybody asks, so they are apart from those that only drawers show. */
export const accountErrors = {
  already_requested: {
    status: 409,
    text: {
      en: 'This was already requested and is waiting for a decision.',
      ur: 'اس کی درخواست پہلے ہی دی جا چکی ہے اور فیصلے کی منتظر ہے۔',
    },
  },
  not_rescheduled: {
    status: 409,
    text: {
      en: 'The dates of this agreement were not changed, so there is nothing to undo.',
      ur: 'اس معاہدے کی تاریخیں بدلی نہیں گئیں، اس لیے بحال کرنے کو کچھ نہیں۔',
    },
  },
  customer_blocked: {
    status: 409,
    text: {
      en: 'This customer is blocked, so no agreement can be made or started. Ask a superadmin.',
      ur: 'اس صارف پر پابندی ہے، اس لیے معاہدہ نہ بن سکتا ہے نہ شروع ہو سکتا ہے۔ سپر ایڈمن سے رابطہ کیجیے۔',
    },
  },
  entry_is_reversal: {
    status: 422,
    text: {
      en: 'A reversal cannot be reversed. Record the entry again instead.',
      ur: 'منسوخی خود منسوخ نہیں ہو سکتی۔ اس کے بجائے اندراج نئے سرے سے کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
