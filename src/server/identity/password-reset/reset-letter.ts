import type { Letter } from '#server/platform/mail/letter.ts';

/** What goes with the link for a new password. */
export function resetLetter(link: string): Letter {
  return {
    subject: { en: 'A new password for your account', ur: 'آپ کے اکاؤنٹ کا نیا پاس ورڈ' },
    parts: [
      {
        en: 'A new password was asked for your account. Open this link within one hour and choose it:',
        ur: 'آپ کے اکاؤنٹ کے لیے نئے پاس ورڈ کی درخواست کی گئی ہے۔ ایک گھنٹے کے اندر یہ لنک کھول کر نیا پاس ورڈ چنیے:',
      },
      { control: { en: 'Choose a new password', ur: 'نیا پاس ورڈ چنیں' }, link },
      {
        en: 'If this was not you, do nothing: your password stays as it is. Give this link to nobody, not even to us.',
        ur: 'اگر یہ درخواست آپ نے نہیں کی تو کچھ نہ کیجیے، آپ کا پاس ورڈ وہی رہے گا۔ یہ لنک کسی کو نہ دیجیے، ہمیں بھی نہیں۔',
      },
    ],
  };
}
