import type { Phrase } from '#domain/language.ts';
import { documentKindNames } from '../../ground/labels/customer-words.messages.ts';
import { messages as account } from '../account.messages.ts';

export const messages = {
  title: documentKindNames.signed_agreement,
  lead: {
    en: 'A picture of each page that the customer signed',
    ur: 'ہر اس صفحے کی تصویر جس پر صارف نے دستخط کیے',
  },
  missing: { en: 'Missing', ur: 'موجود نہیں' },
  notOpened: account.documentsNotOpened,
} as const satisfies Record<string, Phrase>;
