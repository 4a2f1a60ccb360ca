import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Where you are signed in', ur: 'آپ کہاں کہاں سائن اِن ہیں' },
  lead: {
    en: 'If you do not recognize one of these, sign it out and change your password.',
    ur: 'اگر ان میں سے کوئی آپ کا نہیں تو اسے سائن آؤٹ کیجیے اور پاس ورڈ تبدیل کیجیے۔',
  },
  thisOne: { en: 'This device, in use now', ur: 'یہی ڈیوائس، اس وقت استعمال میں' },
  end: { en: 'Sign out', ur: 'سائن آؤٹ کریں' },
  endOthers: { en: 'Sign out everywhere else', ur: 'باقی ہر جگہ سے سائن آؤٹ کریں' },
  ended: { en: 'Signed out of that device', ur: 'وہاں سے سائن آؤٹ ہو گیا' },
} as const satisfies Record<string, Phrase>;

const unknownBrowser: Phrase = { en: 'Unknown browser', ur: 'نامعلوم براؤزر' };

/** The names are the makers' own, in Latin letters, and kept apart from the Urdu around them. */
export const browserOn: Phrase<(browser: string | null, system: string | null) => string> = {
  en: (browser, system) => `${browser ?? unknownBrowser.en}${system === null ? '' : ` on ${system}`}`,
  ur: (browser, system) => {
    const name = browser === null ? unknownBrowser.ur : `\u2068${browser}\u2069`;
    return system === null ? name : `${name}، \u2068${system}\u2069 پر`;
  },
};

export const lastUsed: Phrase<(moment: string) => string> = {
  en: (moment) => `Last used: ${moment}`,
  ur: (moment) => `آخری استعمال: ${moment}`,
};

export const signOutOf: Phrase<(name: string) => string> = {
  en: (name) => `Sign out ${name}`,
  ur: (name) => `${name}: سائن آؤٹ کریں`,
};
