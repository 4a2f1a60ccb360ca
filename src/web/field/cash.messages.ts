import type { Phrase } from '#domain/language.ts';
import { saidRupees } from '#web/format/rupees.ts';

export const cashTexts = {
  inHand: { en: 'In my hand', ur: 'میرے ہاتھ میں' },
  otherCash: { en: 'Not from the field, or from before', ur: 'فیلڈ کے علاوہ یا پہلے کا نقد' },
  to: { en: 'To whom', ur: 'کس کو' },
  branchCash: { en: 'Branch cash', ur: 'برانچ کیش' },
  countedBlind: {
    en: 'The cash is counted without sight of your figure. If it agrees it is taken over; if not, the difference stays open with a name.',
    ur: 'نقد آپ کی رقم دیکھے بغیر گنا جائے گا۔ فرق نکلا تو نام کے ساتھ درج رہے گا۔',
  },
  needsNetwork: {
    en: 'No network. Cash is handed over once there is one.',
    ur: 'نیٹ ورک نہیں۔ نقد نیٹ ورک آنے پر حوالے کیا جا سکتا ہے۔',
  },
  sendFirst: {
    en: 'Send everything first: the branch counts the slips that arrived.',
    ur: 'پہلے سب کچھ بھیجیے: برانچ انہی پرچیوں کا نقد گنتی ہے جو پہنچ چکی ہوں۔',
  },
  notOpened: {
    en: 'The branch does not follow its cash here yet. Hand it over on paper.',
    ur: 'برانچ ابھی یہاں نقد کا حساب نہیں رکھتی۔ نقد کاغذ پر حوالے کیجیے۔',
  },
  signInToHandOver: {
    en: 'Sign in to hand over your cash.',
    ur: 'نقد حوالے کرنے کے لیے سائن اِن کیجیے۔',
  },
  ofAnother: {
    en: 'Another officer is signed in. Cash is handed over by its own officer.',
    ur: 'کوئی اور افسر سائن اِن ہے۔ نقد وہی افسر حوالے کرے جس نے وصول کیا۔',
  },
  asking: { en: 'Asking the branch…', ur: 'برانچ سے پوچھا جا رہا ہے…' },
  handingOver: { en: 'Handing over…', ur: 'حوالے کیا جا رہا ہے…' },
  takeBack: { en: 'Take the cash back', ur: 'نقد واپس لیں' },
  agrees: { en: 'It agrees.', ur: 'رقم برابر ہے۔' },
} as const satisfies Record<string, Phrase>;

export const slipsCount: Phrase<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 slip' : `${count} slips`),
  ur: (count) => (count === 1 ? '1 پرچی' : `${count} پرچیاں`),
};

export const fromTo: Phrase<(first: string, last: string) => string> = {
  en: (first, last) => `${first} to ${last}`,
  ur: (first, last) => `\u2066${first}\u2069 تا \u2066${last}\u2069`,
};

export const earlierSlips: Phrase<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 earlier slip' : `${count} earlier slips`),
  ur: (count) => (count === 1 ? 'پہلے کی 1 پرچی' : `پہلے کی ${count} پرچیاں`),
};

export const onHoldToo: Phrase<(count: number, amount: number) => string> = {
  en: (count, amount) => `${count} on hold, ${saidRupees.en(amount)}, go in with the rest.`,
  ur: (count, amount) =>
    `ان میں ${count} روکی گئی ${count === 1 ? 'پرچی' : 'پرچیاں'} بھی ہیں: ${saidRupees.ur(amount)}`,
};

export const custodian: Phrase<(name: string) => string> = {
  en: (name) => `${name}, branch cash`,
  ur: (name) => `${name}، برانچ کیش`,
};

export const handOverAmount: Phrase<(amount: number) => string> = {
  en: (amount) => `Hand over ${saidRupees.en(amount)}`,
  ur: (amount) => `${saidRupees.ur(amount)} حوالے کریں`,
};

export const waitsToBeCounted: Phrase<(amount: number) => string> = {
  en: (amount) => `${saidRupees.en(amount)} wait to be counted`,
  ur: (amount) => `${saidRupees.ur(amount)} گنے جانے باقی ہیں`,
};

interface Counted {
  readonly number: string;
  readonly name: string;
  readonly amount: number;
  readonly time: string;
}

export const countedBy: Phrase<(counted: Counted) => string> = {
  en: ({ number, name, amount, time }) =>
    `${name} counted ${saidRupees.en(amount)}, ${time}, slip ${number}.`,
  ur: ({ number, name, amount, time }) =>
    `${time}: ${name} نے ${saidRupees.ur(amount)} گنے، سلپ \u2066${number}\u2069۔`,
};

export const differs: Phrase<(difference: number) => string> = {
  en: (difference) =>
    `${saidRupees.en(Math.abs(difference))} ${difference < 0 ? 'short' : 'too much'}: it stays open in your name.`,
  ur: (difference) =>
    `${saidRupees.ur(Math.abs(difference))} ${difference < 0 ? 'کم' : 'زیادہ'}: یہ فرق آپ کے نام پر درج رہے گا۔`,
};

/** A warning, and no stop: cash of a family is never refused. */
export const handIsFull: Phrase<(held: number) => string> = {
  en: (held) => `You hold ${saidRupees.en(held)}: hand over before you collect more.`,
  ur: (held) => `آپ کے پاس ${saidRupees.ur(held)} ہیں، مزید وصولی سے پہلے حوالے کیجیے۔`,
};
