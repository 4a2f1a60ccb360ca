import type { Phrase } from '#domain/language.ts';
import type { CustomerRequestKind } from '#domain/lending/customer-requests/customer-request.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The names of the requests that a customer sends from their own page. */
export const customerRequestNames: Readonly<Record<CustomerRequestKind, Phrase>> = {
  relief: lendingWords.relief,
  another_date: { en: 'Another date', ur: 'دوسری تاریخ' },
  call_back: { en: 'Call back', ur: 'کال کی درخواست' },
};
