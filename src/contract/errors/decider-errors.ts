import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of a person who may not decide a waiting request. Only the drawer of a decision shows them, so they are no part of other pages. */
export const deciderErrors = {
  related_decider: {
    status: 403,
    text: {
      en: 'This is about you, someone you are the guarantor of, or your household. Let someone else decide it.',
      ur: 'یہ معاملہ آپ کا، آپ کے گھرانے کا، یا کسی ایسے صارف کا ہے جن کے آپ ضامن ہیں۔ اس کا فیصلہ کسی اور سے کرائیے۔',
    },
  },
  another_person_decides: {
    status: 403,
    text: {
      en: 'You requested this yourself. Let someone else decide it.',
      ur: 'یہ درخواست آپ نے خود دی ہے۔ اس کا فیصلہ کسی اور سے کرائیے۔',
    },
  },
  related_requester: {
    status: 403,
    text: {
      en: 'This is about the person who requested it, someone they are the guarantor of, or their household. Only a superadmin decides it.',
      ur: 'یہ معاملہ درخواست دینے والے کا، ان کے گھرانے کا، یا کسی ایسے صارف کا ہے جن کے وہ ضامن ہیں۔ اس کا فیصلہ صرف سپر ایڈمن کر سکتے ہیں۔',
    },
  },
  beyond_decision_limit: {
    status: 403,
    text: {
      en: 'Your limits do not cover this request. A superadmin has to decide it.',
      ur: 'یہ درخواست آپ کے فیصلے کی حد سے باہر ہے۔ اس کا فیصلہ سپر ایڈمن کریں گے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
