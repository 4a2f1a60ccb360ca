import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { BlogPostForm } from '#contract/site/blog.ts';
import { Refusal } from '#server/platform/refusal.ts';

const always = ['titleUr', 'summary', 'summaryUr', 'body', 'bodyUr'] as const;
const withCover = ['coverAlt', 'coverAltUr'] as const;

/** Refuses every field that a reader in one of the languages would miss. */
export function refuseIncomplete(
  form: BlogPostForm,
  hasCover: boolean,
  message: Extract<FieldMessageKey, 'needed_to_publish' | 'needed_while_published'>,
): void {
  const needed = [...always, ...(hasCover ? withCover : [])];
  const missing = needed.filter((field) => form[field] === null);
  if (missing.length === 0) return;
  throw new Refusal(
    'invalid_input',
    undefined,
    missing.map((field) => ({ field, message })),
  );
}
