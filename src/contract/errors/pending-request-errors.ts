import type { CatalogueEntry } from './catalogue-entry.ts';

/** The refusal of a request that waits already. An agreement's menu shows it, so it is apart from those that only drawers show. */
export const pendingRequestErrors = {
  already_requested: {
    status: 409,
    text: {
      en: 'This was already requested and is waiting for a decision.',
      ur: 'اس کی درخواست پہلے ہی دی جا چکی ہے اور فیصلے کی منتظر ہے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
