import type { FormType, PreferredTime, ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { Language } from '#domain/language.ts';
import { type Story, unreachable } from './request-stories.ts';

/** A visitor's request to the sample lender, so many hours old. All people and numbers are invented. */
export interface SampleContactRequest {
  readonly hoursAgo: number;
  readonly formType: FormType;
  readonly fullName: string;
  readonly phone: string;
  readonly language: Language;
  readonly email?: string;
  readonly address?: string;
  readonly serviceType?: ServiceType;
  readonly message?: string;
  readonly preferredInDays?: number;
  readonly preferredTime?: PreferredTime;
  readonly notes?: string;
  /** The same visitor once more, before anybody answered. */
  readonly isAgain?: true;
  /** The work of the desk, if it does not follow from the request's age. */
  readonly story?: Story;
}

const contact = (
  hoursAgo: number,
  language: Language,
  fullName: string,
  phone: string,
  address: string,
  email?: string,
): SampleContactRequest => ({
  hoursAgo,
  formType: 'contact_us',
  language,
  fullName,
  phone,
  address,
  ...(email && { email }),
});

const inquiry = (
  hoursAgo: number,
  language: Language,
  fullName: string,
  phone: string,
  serviceType: ServiceType,
  message: string,
): SampleContactRequest => ({
  hoursAgo,
  formType: 'general_inquiry',
  language,
  fullName,
  phone,
  serviceType,
  message,
});

const visit = (
  hoursAgo: number,
  language: Language,
  fullName: string,
  phone: string,
  address: string,
  when: { inDays: number; time: PreferredTime; notes?: string },
): SampleContactRequest => ({
  hoursAgo,
  formType: 'home_visit',
  language,
  fullName,
  phone,
  address,
  preferredInDays: when.inDays,
  preferredTime: when.time,
  ...(when.notes && { notes: when.notes }),
});

export const sampleContactRequests: readonly SampleContactRequest[] = [
  visit(0.6, 'ur', 'سدرہ منیر', '03000000346', 'مکان 14، گلی 3، سیٹلائٹ ٹاؤن، سرگودھا', {
    inDays: 1,
    time: 'morning',
    notes: 'بیٹی کی شادی مارچ میں ہے۔ جامع مسجد کے سامنے والی گلی۔',
  }),
  inquiry(
    1.4,
    'en',
    'Riaz Ahmad',
    '03000000707',
    'business',
    'I sell fruit from a cart near Chungi No. 9, Multan. I want a motorcycle loader. How much must I pay first?',
  ),
  contact(
    2.2,
    'en',
    'Tahira Nasim',
    '03000000165',
    'House 22, Street 5, G-9/2, Islamabad',
    'tahira.nasim@example.com',
  ),
  inquiry(
    3.1,
    'ur',
    'محمد یوسف',
    '03000000512',
    'dowry',
    'بہن کے جہیز کے لیے فرنیچر اور بستر قسطوں پر چاہیے۔ ضامن کتنے درکار ہیں اور کاغذات کون سے لانے ہوں گے؟',
  ),
  visit(
    4.5,
    'en',
    'Haleema Sadia',
    '03000000992',
    'Flat 6, Rehman Heights, Block 13-A, Gulshan-e-Iqbal, Karachi',
    {
      inDays: 2,
      time: 'afternoon',
    },
  ),
  contact(6, 'ur', 'امجد پرویز', '03000000418', 'چک 47 شمالی، تحصیل سرگودھا'),
  inquiry(
    8.3,
    'en',
    'Nusrat Jabeen',
    '03000000859',
    'installments',
    'My fridge stopped working. Do you have a medium size one on 12 installments?',
  ),
  contact(
    9.7,
    'en',
    'Ghulam Mustafa',
    '03000000274',
    'Mohalla Islampura, near the old fruit market, Sargodha',
  ),
  visit(11, 'ur', 'پروین اختر', '03000000681', 'گلی 7، ڈھوک کھبہ، راولپنڈی', { inDays: 0, time: 'evening' }),
  inquiry(
    13.5,
    'ur',
    'خالد جاوید',
    '03000000533',
    'business',
    'درزی کی دکان کے لیے دو سلائی مشینیں لینی ہیں۔ کل کتنی قسطیں بن سکتی ہیں؟',
  ),
  contact(
    16,
    'en',
    'Naveed Anjum',
    '03000000394',
    'P-118, Peoples Colony No. 1, Faisalabad',
    'naveed.anjum@example.com',
  ),
  inquiry(
    19.2,
    'en',
    'Shaista Bano',
    '03000000847',
    'inquiry',
    'Is there really no charge at all if one month is late because of illness?',
  ),
  contact(21.5, 'ur', 'مشتاق علی', '03000000623', 'بوسن روڈ، نزد گول باغ، ملتان'),
  visit(23, 'en', 'Rukhsana Kausar', '03000000738', 'House 9, Johar Town Block G-1, Lahore', {
    inDays: 1,
    time: 'anytime',
    notes: 'Please call my brother first, he will open the gate.',
  }),
  inquiry(
    25.4,
    'en',
    'Imran Shahid',
    '03000000186',
    'installments',
    'Ceiling fans for four rooms before the summer, please tell me the price.',
  ),
  contact(28, 'ur', 'ثمینہ کوثر', '03000000915', 'یونیورسٹی روڈ، سرگودھا'),
  inquiry(
    31,
    'ur',
    'عبدالرشید',
    '03000000451',
    'dowry',
    'بیٹی کی رخصتی عید کے بعد ہے۔ برتن اور کپڑے کا سامان چاہیے۔',
  ),
  contact(34.6, 'en', 'Kashif Mehmood', '03000000329', 'Shop 3, Bank Road, Saddar, Rawalpindi'),
  visit(38, 'ur', 'زینب بی بی', '03000000572', 'محلہ اسلام پورہ، سرگودھا', { inDays: 3, time: 'morning' }),
  inquiry(
    43,
    'en',
    'Farzana Yasmin',
    '03000000864',
    'business',
    'I stitch at home and want to open a small boutique. May I bring my sister as guarantor?',
  ),
  contact(47, 'en', 'Bashir Hussain', '03000000207', 'Street 12, Ghulam Muhammad Abad, Faisalabad'),
  inquiry(
    52,
    'ur',
    'نبیلہ شاہین',
    '03000000790',
    'installments',
    'کیا واشنگ مشین اور استری ایک ساتھ قسطوں پر مل سکتی ہیں؟',
  ),
  contact(58, 'ur', 'ظفر اقبال', '03000000648', 'گلگشت کالونی، ملتان'),
  visit(66, 'en', 'Saima Rafiq', '03000000135', 'House 41, Street 8, Model Town, Lahore', {
    inDays: 0,
    time: 'afternoon',
  }),
  inquiry(74, 'en', 'Adnan Siddiqui', '03000000583', 'inquiry', 'Do you have a branch in Gujranwala?'),
  contact(83, 'en', 'Munir Ahmed', '03000000416', 'Korangi No. 2, Karachi'),
  inquiry(
    95,
    'ur',
    'شبنم گل',
    '03000000869',
    'dowry',
    'صرف ایک چھوٹی سی چیز ہے، کیا اس پر بھی قسطیں ہو جاتی ہیں؟',
  ),
  contact(110, 'ur', 'حاجی اللہ دتہ', '03000000244', 'بھلوال، ضلع سرگودھا'),
  visit(128, 'en', 'Asma Iqbal', '03000000957', 'Lane 4, Peshawar Road, Rawalpindi', {
    inDays: 0,
    time: 'morning',
  }),
  inquiry(
    150,
    'en',
    'Waqas Tariq',
    '03000000371',
    'business',
    'Need a deep freezer for an ice cream corner. What papers do you need from a tenant?',
  ),
  {
    ...inquiry(
      4.1,
      'en',
      'Ghulam Mustafa',
      '03000000274',
      'installments',
      'I wrote this morning. Please call before Zuhr, I am at the shop after that.',
    ),
    isAgain: true,
  },
  {
    ...contact(2.6, 'en', 'G. Mustafa', '03000000274', 'Mohalla Islampura, Sargodha'),
    isAgain: true,
  },
  { ...contact(2_600, 'ur', 'سدرہ منیر', '03000000346', 'سیٹلائٹ ٹاؤن، سرگودھا'), story: unreachable },
];
