import type { MessageWords } from '#contract/lending/messages/message-words.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import { paymentSerials } from '#domain/lending/agreements/payment-number.ts';
import { messageTemplates } from '#domain/lending/messages/message-template.ts';
import { rupees } from '#domain/money/rupees.ts';
import { factTexts, type Sender } from './message-facts.ts';
import { messageTexts } from './message-texts.ts';
import type { WordsInForce } from './message-words.ts';

export function messageWordsView({ template, version, words }: WordsInForce): MessageWords {
  const byDefault = messageTexts[template];
  return {
    template,
    version,
    words: words ?? byDefault,
    byDefault,
    isOwn: words !== null,
  };
}

/** Every template, with the words in force. */
export const wordsView = (own: readonly WordsInForce[]): MessageWords[] =>
  messageTemplates.map((template) =>
    messageWordsView(own.find((each) => each.template === template) ?? { template, version: 0, words: null }),
  );

/** Nobody's figures, as long as a customer's mostly are. */
const example = {
  name: { own: 'Ghulam Abbas', ur: 'غلام عباس' },
  phone: null,
  takesMessages: true,
  agreementNumber: 'SGD-26-00012',
  paymentSerial: paymentSerials.first,
  dueOn: calendarDate('2026-11-20'),
  oldestUnpaidDueOn: null,
  oldestUnpaid: rupees(18_600),
  promise: null,
  about: null,
  code: { digits: '482913', termsVersion: 1 },
  receipt: {
    ...{ serial: 123, branchCode: 'SGD', code: '7Q4M-2K9D-XR3T-8H5W', amount: rupees(18_600) },
    ...{ valuedOn: calendarDate('2026-11-20'), isVoid: false },
  },
};

const exampleIn = (language: Language, sender: Sender) => factTexts({ ...example, language }, sender);

export const exampleView = (sender: Sender) => ({
  en: exampleIn('en', sender),
  ur: exampleIn('ur', sender),
});

/** The link in the message to an example visitor. */
export const visitorLinkOf = (sender: Sender) =>
  factTexts({ ...example, language: 'en', receipt: null, trackingCode: 'A-7Q4M-2K9D-XR3T-8H5W' }, sender)
    .link;
