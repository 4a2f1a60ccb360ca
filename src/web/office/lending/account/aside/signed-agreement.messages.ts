import type { Phrase } from '#domain/language.ts';
import { documentKindNames } from '../../ground/labels/customer-words.messages.ts';
import { messages as account } from '../account.messages.ts';

export const messages = {
  title: documentKindNames.signed_agreement,
  missing: { en: 'Missing', ur: 'موجود نہیں' },
  notOpened: account.documentsNotOpened,
} as const satisfies Record<string, Phrase>;
