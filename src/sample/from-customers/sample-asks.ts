import type { CustomerRequestKind } from '#domain/lending/customer-requests/customer-request.ts';

/** A customer's request in their own words, its age, and the branch's answer. */
interface SampleAsk {
  readonly kind: Exclude<CustomerRequestKind, 'call_back'>;
  readonly hoursAgo: number;
  readonly reason: string;
  readonly wishedInDays?: number;
  /** Null while it waits. */
  readonly answer: string | null;
}

export const sampleAsks: readonly SampleAsk[] = [
  {
    kind: 'relief',
    hoursAgo: 4,
    reason: 'والد کا آپریشن ہوا ہے اور گھر کا سارا خرچ علاج پر جا رہا ہے۔ مہربانی کر کے کچھ رعایت دیجیے۔',
    answer: null,
  },
  {
    kind: 'another_date',
    hoursAgo: 21,
    reason: 'From this month my salary comes on the 10th. Can the installment be due after that?',
    wishedInDays: 18,
    answer: null,
  },
  {
    kind: 'another_date',
    hoursAgo: 30,
    reason: 'گندم کی رقم اگلے مہینے ملے گی، اس وقت تک مہلت چاہیے۔',
    wishedInDays: 33,
    answer: null,
  },
  {
    kind: 'another_date',
    hoursAgo: 6 * 24,
    reason: 'The market is closed for two weeks. I can pay when my shop opens again.',
    wishedInDays: 20,
    answer: 'Please come with your CNIC this week. We will sign the new dates together. Nothing is added.',
  },
  {
    kind: 'relief',
    hoursAgo: 9 * 24,
    reason: 'والدہ کے علاج پر بہت خرچ ہو گیا ہے۔ کیا ایک قسط معاف ہو سکتی ہے؟',
    answer:
      'علاج کے کاغذات لے کر برانچ آئیے۔ درخواست ہم خود لکھ کر آگے بھیجیں گے، فیصلہ آپ کو یہیں نظر آئے گا۔',
  },
];

/** An earlier request of the customer with the sample sign-in. */
export const zainabsAsk: SampleAsk = {
  kind: 'another_date',
  hoursAgo: 16 * 24,
  reason: 'اس مہینے گاہکوں سے پیسے دیر سے ملیں گے۔ کیا قسط ایک ہفتہ بعد دے سکتی ہوں؟',
  wishedInDays: -4,
  answer: 'جی ہاں، ایک ہفتہ بعد دے دیجیے۔ کوئی اضافی رقم نہیں لگے گی۔',
};

/** Because of this an officer has requested the relief that waits for a decision. */
export const reasonForRelief = 'میرا آپریشن ہوا ہے اور تب سے کام بند ہے۔ باقی رقم میں کچھ کمی کر دیجیے۔';

export const reasonsForCalls = {
  waiting: 'شام چار بجے کے بعد فون کر دیجیے، باقی قسطوں کا حساب سمجھنا ہے۔',
  met: 'Please call me. I want to know what is left if I pay two installments together.',
} as const;

/** Why transfers were refused: the customer reads it. */
export const refusalReasons: readonly string[] = [
  'No transfer with this number has reached our account. Please ask your bank and send us its answer.',
  'یہ رقم ہمارے اکاؤنٹ میں نہیں پہنچی۔ اپنے بینک سے پوچھ کر نئی رسید بھیجیے۔',
];
