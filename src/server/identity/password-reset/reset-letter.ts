import type { Letter } from '#server/platform/mail/letter.ts';

/** The letter with the link for a new password. */
export function resetLetter(link: string): Letter {
  return {
    name: 'reset_link',
    subject: { en: 'Set a new password for your account', ur: 'اپنے اکاؤنٹ کا نیا پاس ورڈ رکھیے' },
    parts: [
      {
        en: 'Someone asked to reset the password of your account. Open this link within one hour to set a new one:',
        ur: 'آپ کے اکاؤنٹ کے لیے نئے پاس ورڈ کی درخواست کی گئی ہے۔ ایک گھنٹے کے اندر یہ لنک کھول کر نیا پاس ورڈ رکھیے:',
      },
      { control: { en: 'Set a new password', ur: 'نیا پاس ورڈ رکھیں' }, link },
      {
        en: 'If this was not you, ignore this email: your password stays the same. Do not share this link with anyone, not even with us.',
        ur: 'اگر یہ درخواست آپ نے نہیں کی تو کچھ نہ کیجیے، آپ کا پاس ورڈ وہی رہے گا۔ یہ لنک کسی کو نہ دیجیے، ہمیں بھی نہیں۔',
      },
    ],
  };
}
