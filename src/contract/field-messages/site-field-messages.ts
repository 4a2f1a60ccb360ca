import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of a blog post. */
export const siteFieldMessages = {
  needed_to_publish: {
    en: 'Readers in both languages need this: fill it in and save, then publish',
    ur: 'دونوں زبانوں کے قارئین کو اس کی ضرورت ہے: اسے لکھ کر محفوظ کیجیے، پھر شائع کیجیے',
  },
  needed_while_published: {
    en: 'Readers see this post: fill this in, or unpublish the post first',
    ur: 'یہ تحریر شائع شدہ ہے: اسے پُر کیجیے، یا پہلے تحریر کی اشاعت روکیے',
  },
  post_title_taken: {
    en: 'Another post has this title: change it and save, then publish',
    ur: 'اسی عنوان کی ایک تحریر پہلے سے ہے: عنوان بدل کر محفوظ کیجیے، پھر شائع کیجیے',
  },
  post_title_without_letters: {
    en: 'The address of the post is made of this title: use English letters or figures',
    ur: 'تحریر کا پتہ اسی عنوان سے بنتا ہے: انگریزی حروف یا ہندسے لکھیے',
  },
} as const satisfies Record<string, Phrase>;
