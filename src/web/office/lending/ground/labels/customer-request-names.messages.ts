import type { Phrase } from '#domain/language.ts';
import type { CustomerRequestKind } from '#domain/lending/customer-requests/customer-request.ts';
import { lendingWords } from './lending-words.messages.ts';

/** What a customer asks for from their own page. */
export const customerRequestNames: Readonly<Record<CustomerRequestKind, Phrase>> = {
  relief: lendingWords.relief,
  another_date: { en: 'Another date', ur: 'دوسری تاریخ' },
  call_back: { en: 'Call back', ur: 'کال کی درخواست' },
};
