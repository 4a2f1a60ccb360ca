import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import type { CodePurpose } from './sign-in-code.messages.ts';

export const messages = {
  lead: {
    en: 'Give them this code now: it works once and will not be shown again.',
    ur: 'یہ کوڈ انہیں ابھی دے دیجیے: یہ ایک ہی بار چلے گا اور دوبارہ نہیں دکھایا جائے گا۔',
  },
  copy: { en: 'Copy', ur: 'کاپی کریں' },
  copied: { en: 'Copied', ur: 'کاپی ہو گیا' },
  whatsApp: { en: 'Send by WhatsApp', ur: 'واٹس ایپ پر بھیجیں' },
  done: plainWords.done,
  waits: { en: 'Another superadmin confirms it', ur: 'ایک اور سپر ایڈمن منظوری دیں گے' },
  waitsText: {
    en: 'This account decides about money. The code is shown to the superadmin who confirms it on this person’s page.',
    ur: 'یہ اکاؤنٹ رقم کے فیصلے کرتا ہے۔ کوڈ اس سپر ایڈمن کو دکھایا جائے گا جو اس شخص کے صفحے پر منظوری دیں گے۔',
  },
} as const satisfies Record<string, Phrase>;

export const worksUntil: Phrase<(moment: string) => string> = {
  en: (moment) => `Works until ${moment}`,
  ur: (moment) => `${moment} تک کارآمد ہے`,
};

interface Letter {
  readonly name: string;
  readonly lender: string;
  readonly code: string;
  readonly address: string;
}

interface Words {
  readonly question: Phrase<(name: string) => string>;
  readonly text: Phrase;
  readonly codeFor: Phrase<(name: string) => string>;
  /** The message that the person reads in WhatsApp, in their own language. */
  readonly letter: Phrase<(facts: Letter) => string>;
}

/** The texts of the dialog for each kind of code. */
export const ofCode: Readonly<Record<CodePurpose, Words>> = {
  activation: {
    question: {
      en: (name) => `Issue an activation code for ${name}?`,
      ur: (name) => `کیا \u2068${name}\u2069 کے لیے ایکٹیویشن کوڈ جاری کیا جائے؟`,
    },
    text: {
      en: 'Anyone with the code can create the account, so give it to no one else. A previous code stops working, and it goes on record that you issued this one.',
      ur: 'جس کے پاس کوڈ ہو وہ اکاؤنٹ بنا سکتا ہے: کسی اور کو نہ دیجیے۔ پچھلا کوڈ ختم ہو جائے گا، اور یہ درج ہوگا کہ نیا کوڈ آپ نے جاری کیا۔',
    },
    codeFor: {
      en: (name) => `Activation code for ${name}`,
      ur: (name) => `\u2068${name}\u2069 کے لیے ایکٹیویشن کوڈ`,
    },
    letter: {
      en: ({ name, lender, code, address }) =>
        `Assalam-o-alaikum, ${name}. Your ${lender} account is ready. Open ${address} and set it up with this activation code: ${code}\nThe code works once. Do not share it with anyone.`,
      ur: ({ name, lender, code, address }) =>
        `السلام علیکم ${name}۔ ${lender} میں آپ کا اکاؤنٹ تیار ہے۔ یہ صفحہ کھولیے:\n${address}\nاور اس ایکٹیویشن کوڈ سے اسے فعال کیجیے:\n${code}\nکوڈ ایک ہی بار چلے گا۔ کسی کو نہ بتائیے۔`,
    },
  },
  password: {
    question: {
      en: (name) => `Issue a code for a new password for ${name}?`,
      ur: (name) => `کیا \u2068${name}\u2069 کے لیے نئے پاس ورڈ کا کوڈ جاری کیا جائے؟`,
    },
    text: {
      en: 'Make sure the request really comes from them: look at the CNIC, or call the number on record. A previous code stops working, and it goes on record that you issued this one.',
      ur: 'پہلے یقین کر لیجیے کہ واقعی انہی نے کہا ہے: شناختی کارڈ دیکھیے یا درج شدہ نمبر پر فون کیجیے۔ پچھلا کوڈ ختم ہو جائے گا، اور یہ درج ہوگا کہ نیا کوڈ آپ نے جاری کیا۔',
    },
    codeFor: {
      en: (name) => `Password code for ${name}`,
      ur: (name) => `\u2068${name}\u2069 کے لیے پاس ورڈ کوڈ`,
    },
    letter: {
      en: ({ name, lender, code, address }) =>
        `Assalam-o-alaikum, ${name}. To set a new password for your ${lender} account, open ${address} and enter this code: ${code}\nThe code works once. Do not share it with anyone.`,
      ur: ({ name, lender, code, address }) =>
        `السلام علیکم ${name}۔ ${lender} میں اپنے اکاؤنٹ کا نیا پاس ورڈ رکھنے کے لیے یہ صفحہ کھولیے:\n${address}\nاور یہ کوڈ لکھیے:\n${code}\nکوڈ ایک ہی بار چلے گا۔ کسی کو نہ بتائیے۔`,
    },
  },
};
