import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { phrase, spoken } from '#contract/fields/phrase-field.ts';
import { languages, type Phrase } from '#domain/language.ts';
import { messageGaps, problemOfWords } from '#domain/lending/messages/message-gaps.ts';
import { messageChannels, messageTemplates } from '#domain/lending/messages/message-template.ts';

import { gapTexts } from './gap-texts.messages.ts';

/** The most characters of a message, with the names of its gaps. */
export const messageWordsMax = 800;

/** The words of one message in both languages. Each gap in them is one that can be filled, and none that the message needs is missing. */
export const messageWordsForm = z
  .object({ template: z.enum(messageTemplates), words: phrase(messageWordsMax) })
  .check(
    z.superRefine(({ template, words }, ctx) => {
      for (const language of languages) {
        const problem = problemOfWords(template, words[language]);
        // Empty words are refused as such.
        if (problem === null || words[language] === '') continue;
        const text = gapTexts[problem.kind];
        ctx.addIssue({
          code: 'custom',
          path: ['words', language],
          params: { said: { en: text.en(problem.gap), ur: text.ur(problem.gap) } satisfies Phrase },
        });
      }
    }),
  );
export type MessageWordsForm = z.output<typeof messageWordsForm>;

const messageWords = z.object({
  template: z.enum(messageTemplates),
  /** Each change adds one; 0 while nobody has changed them. */
  version: z.number(),
  words: spoken,
  /** The words with which the product comes. */
  byDefault: spoken,
  /** True for words of the lender's own. */
  isOwn: z.boolean(),
});
export type MessageWords = z.output<typeof messageWords>;

const exampleFacts = z.object(
  Object.fromEntries(messageGaps.map((gap) => [gap, z.string()])) as Record<
    (typeof messageGaps)[number],
    z.ZodMiniString
  >,
);

export const messageWordsEndpoints = {
  listMessageWords: endpoint({
    method: 'GET',
    path: '/api/settings/message-words',
    summary: 'The words of each message to customers, and an example customer to read them with',
    access: 'settings.manage',
    output: z.object({
      /** The way messages go out. WhatsApp approves words beforehand. */
      by: z.enum(['hand', ...messageChannels]),
      words: z.array(messageWords),
      /** The facts of an example customer. */
      example: z.object({ en: exampleFacts, ur: exampleFacts }),
      /** The link of an example visitor, who has no receipt. */
      visitorLink: z.string(),
    }),
  }),
  saveMessageWords: endpoint({
    method: 'PUT',
    path: '/api/settings/message-words',
    summary: 'Changes the words of one message, for messages that are queued from now on',
    access: 'settings.manage',
    body: z.object({ content: messageWordsForm, version: z.number() }),
    output: messageWords,
    errors: ['changed_meanwhile'],
  }),
};
