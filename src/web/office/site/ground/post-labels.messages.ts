import type { BlogPostForm } from '#contract/site/blog.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

/** The names of a blog post's fields, wherever one is shown. A field without a name is a type error. */
export const postLabels = {
  title: { en: 'Title', ur: 'عنوان' },
  titleUr: plainWords.titleUr,
  summary: plainWords.summary,
  summaryUr: { en: 'Summary in Urdu', ur: 'خلاصہ، اردو میں' },
  body: { en: 'Text', ur: 'متن' },
  bodyUr: { en: 'Text in Urdu', ur: 'متن، اردو میں' },
  coverAlt: { en: 'What the cover shows', ur: 'سرورق پر کیا ہے' },
  coverAltUr: { en: 'What the cover shows, in Urdu', ur: 'سرورق پر کیا ہے، اردو میں' },
} as const satisfies Record<keyof BlogPostForm, Phrase>;
