import type { BlogPostForm } from '#contract/site/blog.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

/** The names of a blog post's fields, wherever one is shown. A field without a name is a type error. */
export const postLabels = {
  title: { en: 'Title', ur: 'عنوان' },
  summary: plainWords.summary,
  body: { en: 'Text', ur: 'متن' },
  coverAlt: { en: 'What the cover shows', ur: 'سرورق پر کیا ہے' },
} as const satisfies Record<keyof BlogPostForm, Phrase>;
