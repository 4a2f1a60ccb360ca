import type { ComplaintKind, ComplaintSource } from '#domain/desk/complaints/complaint.ts';
import type { Language } from '#domain/language.ts';
import type { Gender } from '#domain/person/gender.ts';

/** Something said about a complaint, and the hours after its arrival. */
interface SampleStep {
  readonly kind: 'taken' | 'added' | 'noted' | 'answered' | 'reopened';
  readonly hours: number;
  readonly said?: string;
}

export interface SampleComplaint {
  readonly daysAgo: number;
  /** The branch, as the sample's lender has it. */
  readonly branch: number;
  readonly source: Extract<ComplaintSource, 'site' | 'phone'>;
  readonly kind: ComplaintKind;
  readonly text: string;
  readonly language: Language;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly gender: Gender | null;
  readonly isNameHidden?: boolean;
  readonly steps: readonly SampleStep[];
}

/** A few complaints in each state, as people of Punjab would write them. */
export const sampleComplaints: readonly SampleComplaint[] = [
  {
    ...{ daysAgo: 19, branch: 0, source: 'site', kind: 'goods', language: 'ur', gender: 'female' },
    text: 'واشنگ مشین کا ڈرائر تیسرے دن ہی بند ہو گیا۔ دکان والا کہتا ہے برانچ سے بات کریں۔',
    ...{ fullName: 'نسرین اختر', phone: '03017745120' },
    steps: [
      { kind: 'taken', hours: 4 },
      { kind: 'noted', hours: 26, said: 'Dealer promises a new dryer motor on Thursday.' },
      {
        kind: 'answered',
        hours: 73,
        said: 'آپ کی مشین کی نئی موٹر لگا دی گئی ہے اور دکان نے ایک سال کی وارنٹی دوبارہ لکھ دی ہے۔ تکلیف کے لیے معذرت۔',
      },
    ],
  },
  {
    ...{ daysAgo: 16, branch: 1, source: 'site', kind: 'payment', language: 'en', gender: 'male' },
    text: 'I paid Rs 4,000 at the counter on Monday, but my statement shows Rs 3,000.',
    ...{ fullName: 'Muhammad Waqas', phone: '03336172045' },
    steps: [
      { kind: 'taken', hours: 3 },
      { kind: 'answered', hours: 30, said: 'The receipt says Rs 3,000. Please bring it to the branch.' },
      {
        kind: 'reopened',
        hours: 54,
        said: 'I have the receipt in my hand and it says Rs 4,000. Please look again.',
      },
    ],
  },
  {
    ...{ daysAgo: 17, branch: 0, source: 'phone', kind: 'terms', language: 'ur', gender: 'male' },
    text: 'معاہدے پر دستخط سے پہلے شیڈول پڑھ کر نہیں سنایا گیا۔ مجھے لگا تھا قسط ہر مہینے کی دس تاریخ کو ہوگی۔',
    ...{ fullName: 'اللہ دتہ', phone: '03457716029' },
    steps: [{ kind: 'taken', hours: 20 }],
  },
  {
    ...{ daysAgo: 6, branch: 0, source: 'site', kind: 'payment', language: 'en', gender: 'female' },
    text: 'I sent the installment by bank transfer nine days ago and still get reminders.',
    ...{ fullName: 'Rubina Kausar', phone: '03024410987' },
    steps: [
      { kind: 'taken', hours: 5 },
      { kind: 'added', hours: 28, said: 'The reference number on the slip is 884120.' },
    ],
  },
  {
    ...{
      daysAgo: 2,
      branch: 2,
      source: 'site',
      kind: 'conduct',
      language: 'ur',
      gender: 'female',
      isNameHidden: true,
    },
    text: 'قسط لینے والے صاحب شام کے بعد گھر آئے اور گلی میں سب کے سامنے بات کی۔ براہِ کرم فون کر کے آیا کریں۔',
    ...{ fullName: 'شازیہ بی بی', phone: '03066123478' },
    steps: [],
  },
  {
    ...{ daysAgo: 0, branch: 0, source: 'site', kind: 'other', language: 'ur', gender: null },
    text: 'برانچ میں خواتین کے بیٹھنے کی الگ جگہ نہیں ہے، گرمی میں کھڑے رہنا پڑتا ہے۔',
    ...{ fullName: null, phone: null },
    steps: [],
  },
];
