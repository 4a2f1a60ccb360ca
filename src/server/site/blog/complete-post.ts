import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { BlogPostForm } from '#contract/site/blog.ts';
import { otherLanguages } from '#domain/written.ts';
import { Refusal } from '#server/platform/refusal.ts';

const always = ['title', 'summary', 'body'] as const;
const parts = ['own', ...otherLanguages] as const;

/** Refuses every field that a reader in one of the languages would miss. */
export function refuseIncomplete(
  form: BlogPostForm,
  hasCover: boolean,
  message: Extract<FieldMessageKey, 'needed_to_publish' | 'needed_while_published'>,
): void {
  const needed = [...always, ...(hasCover ? (['coverAlt'] as const) : [])];
  const missing = needed.flatMap((text) =>
    parts.filter((part) => form[text][part] === null).map((part) => `${text}.${part}`),
  );
  if (missing.length === 0) return;
  throw new Refusal(
    'invalid_input',
    undefined,
    missing.map((field) => ({ field, message })),
  );
}
