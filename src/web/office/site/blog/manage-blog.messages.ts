import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

/** The texts around the posts, for the writer. */
export const messages = {
  lead: {
    en: 'What visitors of the site and customers read, in English and Urdu.',
    ur: 'وہ تحریریں جو ویب سائٹ پر آنے والے اور صارفین پڑھتے ہیں، انگریزی اور اردو میں۔',
  },
  byState: plainWords.status,
  post: { en: 'Post', ur: 'تحریر' },
  author: { en: 'Author', ur: 'مصنف' },
  firstPublished: { en: 'First published', ur: 'پہلی اشاعت' },
  emptyTitle: { en: 'No posts yet', ur: 'ابھی کوئی تحریر نہیں' },
  emptyText: {
    en: 'Write about what customers ask most. No one sees a draft until it is published.',
    ur: 'وہ لکھیے جو صارفین سب سے زیادہ پوچھتے ہیں۔ مسودہ شائع ہونے تک کسی کو نظر نہیں آتا۔',
  },
  noMatchText: { en: 'No post has this status.', ur: 'اس حالت میں کوئی تحریر نہیں۔' },

  create: { en: 'Save draft', ur: 'مسودہ محفوظ کریں' },
  newLead: {
    en: 'It is saved as a draft. You add the cover and publish it after that.',
    ur: 'تحریر مسودے کے طور پر محفوظ ہوگی۔ سرورق اور اشاعت اس کے بعد۔',
  },
  loadError: { en: 'The post could not be opened', ur: 'تحریر نہیں کھل سکی' },
  saved: plainWords.saved,

  english: plainWords.english,
  urdu: plainWords.urdu,
  languageLead: {
    en: 'Both languages are needed to publish; a draft may be incomplete.',
    ur: 'اشاعت کے لیے دونوں زبانیں ضروری ہیں؛ مسودہ نامکمل ہو سکتا ہے۔',
  },
  summaryHint: { en: 'One or two sentences for the list', ur: 'فہرست کے لیے ایک دو جملے' },
  bodyHint: {
    en: 'Markdown: **bold**, ## for a heading, - for a list, [text](https://…) for a link. Pictures and HTML are left out.',
    ur: 'مارک ڈاؤن: موٹے حروف کے لیے \u2066**…**\u2069، سرخی کے لیے \u2066##\u2069، فہرست کے لیے \u2066-\u2069، لنک کے لیے \u2066[…](https://…)\u2069۔ تصویریں اور \u2066HTML\u2069 شامل نہیں ہوتے۔',
  },
  altHint: {
    en: 'Read out to those who do not see the cover; needed when there is one',
    ur: 'ان کے لیے جو سرورق نہیں دیکھ سکتے؛ سرورق ہو تو ضروری ہے',
  },
  preview: { en: 'Preview', ur: 'جھلک دیکھیں' },
  previewEmpty: { en: 'There is no text yet.', ur: 'ابھی کوئی متن نہیں۔' },

  cover: { en: 'Cover', ur: 'سرورق' },
  coverLead: {
    en: 'Saved as soon as it is chosen, and cut to 16:9. JPEG, PNG or WebP, up to 8\u00a0MB.',
    ur: 'چنتے ہی محفوظ ہو جاتا ہے، اور \u206616:9\u2069 میں دکھایا جاتا ہے۔ \u2066JPEG\u2069، \u2066PNG\u2069 یا \u2066WebP\u2069، زیادہ سے زیادہ \u20668 MB\u2069۔',
  },
  coverSaved: { en: 'The cover is saved', ur: 'سرورق محفوظ ہو گیا' },
  coverRemoved: { en: 'The cover is removed', ur: 'سرورق ہٹا دیا گیا' },

  status: plainWords.status,
  statusLead: {
    en: 'A published post keeps its address, even if its title changes.',
    ur: 'شائع شدہ تحریر کا پتہ وہی رہتا ہے، عنوان کچھ بھی ہو جائے۔',
  },
  publish: { en: 'Publish', ur: 'شائع کریں' },
  notPublished: { en: 'It cannot be published yet', ur: 'یہ ابھی شائع نہیں ہو سکتی' },
  unpublish: { en: 'Unpublish', ur: 'اشاعت روکیں' },
  published: { en: 'The post is published', ur: 'تحریر شائع ہو گئی' },
  unpublished: { en: 'The post is a draft again', ur: 'تحریر دوبارہ مسودہ بن گئی' },
  saveFirst: { en: 'Save your changes first.', ur: 'پہلے اپنی تبدیلیاں محفوظ کیجیے۔' },
} as const satisfies Record<string, Phrase>;

export const stateNames = {
  all: plainWords.all,
  draft: { en: 'Draft', ur: 'مسودہ' },
  published: { en: 'Published', ur: 'شائع شدہ' },
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown) => `${formatCount(shown)} ${countNoun(shown, 'post', 'posts')}`,
  ur: (shown) => `${formatCount(shown)} ${shown === 1 ? 'تحریر' : 'تحریریں'}`,
};
