import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  result: plainWords.result,
  amount: plainWords.amount,
  promisedFor: lendingWords.promisedFor,
  today: plainWords.today,
  tomorrow: { en: 'Tomorrow', ur: 'کل' },
  callBackOn: { en: 'Call back on', ur: 'دوبارہ کال کی تاریخ' },
  callBackTime: { en: 'Call back at', ur: 'دوبارہ کال کا وقت' },
  channel: lendingWords.contactedVia,
  note: plainWords.notes,
  outsideHoursReason: lendingWords.outsideHoursReason,
} as const satisfies Record<string, Phrase>;
