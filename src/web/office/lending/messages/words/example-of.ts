import type { OutputOf } from '#contract/endpoint.ts';
import type { messageWordsEndpoints } from '#contract/lending/messages/message-words.ts';
import type { Phrase } from '#domain/language.ts';
import type { MessageFactTexts } from '#domain/lending/messages/message-gaps.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';

type AllWords = OutputOf<typeof messageWordsEndpoints.listMessageWords>;

/** The facts of the example reader of a message: a customer, or the visitor whose link is that of a request. */
export function exampleOf(
  template: MessageTemplate,
  { example: { en, ur }, visitorLink }: Pick<AllWords, 'example' | 'visitorLink'>,
): Phrase<MessageFactTexts> {
  if (template !== 'request_received') return { en, ur };
  return { en: { ...en, link: visitorLink }, ur: { ...ur, link: visitorLink } };
}
