import type { Phrase } from '#domain/language.ts';
import { identityWords } from '../ground/identity-words.messages.ts';

export const messages = {
  title: identityWords.googleSignIn,
  lead: {
    en: 'Anyone signed in to the linked Google account can sign in here without the password.',
    ur: 'جو شخص جڑے ہوئے گوگل اکاؤنٹ میں سائن اِن ہو وہ یہاں بغیر پاس ورڈ کے سائن اِن کر سکتا ہے۔',
  },
  linked: {
    en: 'It is on: a Google account is linked to this account.',
    ur: 'یہ فعال ہے: ایک گوگل اکاؤنٹ اس اکاؤنٹ سے جڑا ہوا ہے۔',
  },
  linkedOnly: {
    en: 'It is on, and it is your only way to sign in. Before you turn it off, set a password: choose “Forgot password?” on the sign-in page.',
    ur: 'یہ فعال ہے، اور آپ صرف اسی سے سائن اِن کر سکتے ہیں۔ اسے بند کرنے سے پہلے پاس ورڈ رکھیے: سائن اِن کے صفحے پر ”پاس ورڈ بھول گئے؟“ چنیے۔',
  },
  off: {
    en: 'It is off: no Google account opens this account.',
    ur: 'یہ بند ہے: کوئی گوگل اکاؤنٹ یہ اکاؤنٹ نہیں کھول سکتا۔',
  },
  turnOff: { en: 'Turn off Google sign-in', ur: 'گوگل سائن اِن بند کریں' },
  notTurnedOff: { en: 'It is still on', ur: 'یہ اب بھی فعال ہے' },
  turnOn: { en: 'Turn on Google sign-in', ur: 'گوگل سائن اِن فعال کریں' },
  notTurnedOn: { en: 'It is still off', ur: 'یہ اب بھی بند ہے' },
} as const satisfies Record<string, Phrase>;
