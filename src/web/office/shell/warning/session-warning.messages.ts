import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Are you still there?', ur: 'کیا آپ موجود ہیں؟' },
  text: {
    en: 'This page has not been used for a while. To protect customer records, you will be signed out. What you have typed stays as it is.',
    ur: 'کچھ دیر سے یہ صفحہ استعمال نہیں ہوا، اس لیے صارفین کے ریکارڈ کی حفاظت کے لیے آپ کو سائن آؤٹ کر دیا جائے گا۔ آپ نے جو کچھ لکھا ہے وہ جوں کا توں رہے گا۔',
  },
  finalTitle: { en: 'Your session is about to end', ur: 'آپ کا سیشن ختم ہونے والا ہے' },
  finalText: {
    en: 'A session cannot last longer than this, even while you are working. Save your work now, then sign in again.',
    ur: 'استعمال کے دوران بھی سیشن اس سے زیادہ دیر نہیں چل سکتا۔ اپنا کام ابھی محفوظ کیجیے، پھر دوبارہ سائن اِن کیجیے۔',
  },
  timeLeft: { en: 'Time left', ur: 'باقی وقت' },
  stay: { en: 'Stay signed in', ur: 'سائن اِن رہیں' },
  goOn: { en: 'Keep working until then', ur: 'تب تک کام جاری رکھیں' },
  signOut: { en: 'Sign out', ur: 'سائن آؤٹ کریں' },
} as const satisfies Record<string, Phrase>;
