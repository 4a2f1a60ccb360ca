import type { Pool, PoolClient } from 'pg';
import type { Phrase } from '#domain/language.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';

/** Words of the lender in force. */
export interface WordsInForce {
  readonly template: MessageTemplate;
  readonly version: number;
  /** Null for the words of the product. */
  readonly words: Phrase | null;
}

/** The words of the row `w` of `message_words`, null for those of the product. */
export const wordsColumn = `CASE WHEN w.words IS NOT NULL THEN ${phraseOf('w.words')} END AS words`;

/** The version in force of the template that the expression names. */
export const versionInForce = (template: string) =>
  `coalesce((SELECT max(version) FROM message_words WHERE template = ${template}), 0)`;

const find = {
  name: 'find-message-words',
  text: `SELECT DISTINCT ON (w.template) w.template, w.version, ${wordsColumn} FROM message_words w
          ORDER BY w.template, w.version DESC`,
};

/** The last words of each template that the lender has ever changed. */
export async function findWordsInForce(client: Pool | PoolClient): Promise<WordsInForce[]> {
  return (await client.query<WordsInForce>(find)).rows;
}
