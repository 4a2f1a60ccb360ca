import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Hand-overs to take back', ur: 'واپس ہونے والی حوالگیاں' },
  lead: {
    en: 'One side asked. The cash goes back when the other side agrees.',
    ur: 'ایک فریق نے درخواست دی ہے۔ دوسرے کی رضامندی پر نقد واپس ہو جائے گا۔',
  },
  askedBy: { en: 'Requested by', ur: 'درخواست دینے والا' },
  agree: { en: 'Agree', ur: 'رضامند ہوں' },
  agreeTitle: { en: 'Take this cash back?', ur: 'یہ نقد واپس کر دیا جائے؟' },
  agreed: { en: 'Both sides are as before', ur: 'دونوں طرف نقد پہلے جیسا ہو گیا' },
  keep: { en: 'Leave as it is', ur: 'ایسے ہی رہنے دیں' },
  keepTitle: { en: 'Leave the hand-over as it is?', ur: 'حوالگی ایسے ہی رہنے دی جائے؟' },
  keepText: {
    en: 'The request ends, and the cash stays where it is.',
    ur: 'درخواست ختم ہو جائے گی، اور نقد جہاں ہے وہیں رہے گا۔',
  },
  kept: { en: 'The hand-over stays as it is', ur: 'حوالگی ایسے ہی برقرار ہے' },
  otherAgrees: {
    en: 'The other side agrees. If they are gone, another superadmin does.',
    ur: 'اس پر دوسرا فریق رضامند ہوگا۔ وہ نہ رہا ہو تو کوئی دوسرا سپر ایڈمن۔',
  },
  ask: { en: 'Ask to take it back', ur: 'واپسی کی درخواست دیں' },
  asked: { en: 'The other side has been asked', ur: 'دوسرے فریق سے پوچھ لیا گیا ہے' },
  askText: {
    en: 'When the other side agrees, both places are as before, and so is a difference that nobody has settled.',
    ur: 'دوسرے فریق کی رضامندی پر دونوں جگہ نقد پہلے جیسا ہو جائے گا، اور نہ نمٹا ہوا فرق بھی ختم ہو جائے گا۔',
  },
  reversed: { en: 'Reversed', ur: 'منسوخ' },
  alone: { en: 'Reversed alone', ur: 'اکیلے منسوخ کیا گیا' },
} as const satisfies Record<string, Phrase>;

/** The name of the menu of a slip. */
export const moreOfSlip: Phrase<(slip: string) => string> = {
  en: (slip) => `More about slip ${slip}`,
  ur: (slip) => `پرچی \u2066${slip}\u2069: مزید`,
};

/** The person who asked, beside the one who agreed. */
export const askedByText: Phrase<(name: string) => string> = {
  en: (name) => `asked for by ${name}`,
  ur: (name) => `درخواست: ${name}`,
};

export const takeBackVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Take back ${amount}`,
  ur: (amount) => `${amount} واپس کریں`,
};
