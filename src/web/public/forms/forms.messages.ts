import type { PreferredTime, ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun } from '#web/format/count.ts';

/** Labels and controls of the three forms. */
export const messages = {
  contactTitle: { en: 'Contact us', ur: 'ہم سے رابطہ کیجیے' },
  contactLead: {
    en: 'Leave your details and a representative will contact you within 24 hours.',
    ur: 'اپنا نام اور فون نمبر لکھ دیجیے، ہمارا نمائندہ 24 گھنٹے کے اندر آپ سے رابطہ کرے گا۔',
  },
  messageTitle: { en: 'Send us a message', ur: 'ہمیں پیغام بھیجیے' },
  visitTitle: { en: 'Request a home visit', ur: 'گھر پر ملاقات کی درخواست' },
  visitLead: {
    en: 'We will call to confirm before we come.',
    ur: 'آنے سے پہلے ہم فون پر تصدیق کریں گے۔',
  },

  fullName: { en: 'Full name', ur: 'پورا نام' },
  phone: { en: 'Phone number', ur: 'فون نمبر' },
  email: { en: 'Email', ur: 'ای میل' },
  address: { en: 'Address', ur: 'پتہ' },
  service: { en: 'Service', ur: 'سہولت' },
  chooseService: { en: 'Choose a service', ur: 'سہولت چنیں' },
  message: { en: 'Message', ur: 'پیغام' },
  messageHint: { en: 'What does your family need?', ur: 'آپ کے خاندان کو کس چیز کی ضرورت ہے؟' },
  date: { en: 'Preferred date', ur: 'پسندیدہ تاریخ' },
  time: { en: 'Preferred time', ur: 'پسندیدہ وقت' },
  about: { en: 'You ask for', ur: 'آپ کی مطلوبہ چیز' },
  notes: { en: 'Notes', ur: 'مزید تفصیل' },
  notesHint: { en: 'A landmark near your home', ur: 'گھر کے قریب کوئی نشانی' },
  optional: { en: '(optional)', ur: '(اختیاری)' },

  cancel: { en: 'Cancel', ur: 'رہنے دیں' },
  submit: { en: 'Submit', ur: 'جمع کرائیں' },
  submitting: { en: 'Submitting...', ur: 'جمع ہو رہا ہے...' },
  sendMessage: { en: 'Send Message', ur: 'پیغام بھیجیں' },
  sendAnother: { en: 'Send Another Message', ur: 'ایک اور پیغام بھیجیں' },
  close: { en: 'Close', ur: 'بند کریں' },
  closeNotice: { en: 'Close this notice', ur: 'یہ اطلاع بند کریں' },

  thanksTitle: { en: 'Thank you', ur: 'شکریہ' },
  thanksArrived: { en: 'Your request has reached us.', ur: 'آپ کی درخواست ہمیں مل گئی ہے۔' },
  thanksPromise: {
    en: 'A representative will contact you within 24 hours.',
    ur: 'ہمارا نمائندہ 24 گھنٹے کے اندر آپ سے رابطہ کرے گا۔',
  },
  follow: { en: 'Follow your request', ur: 'اپنی درخواست کا حال دیکھیں' },
} as const satisfies Record<string, Phrase>;

export const serviceNames = {
  dowry: { en: 'Dowry Easy Installments', ur: 'جہیز، آسان اقساط پر' },
  business: { en: 'Business Easy Installments', ur: 'کاروبار، آسان اقساط پر' },
  installments: { en: 'Product Easy Installments', ur: 'گھریلو اشیاء، آسان اقساط پر' },
  inquiry: { en: 'General inquiry', ur: 'عام سوال' },
} as const satisfies Record<ServiceType, Phrase>;

export const timeNames = {
  morning: { en: 'Morning', ur: 'صبح' },
  afternoon: { en: 'Afternoon', ur: 'دوپہر' },
  evening: { en: 'Evening', ur: 'شام' },
  anytime: { en: 'Any time', ur: 'کسی بھی وقت' },
} as const satisfies Record<PreferredTime, Phrase>;

/** The figure is isolated (U+2066 … U+2069), so that its neighbors never pull it to their side in Urdu. */
export const correctFields: Phrase<(count: number) => string> = {
  en: (count) => `Please correct ${count} ${countNoun(count, 'field', 'fields')}`,
  ur: (count) => `براہِ کرم \u2066${count}\u2069 ${count === 1 ? 'خانہ' : 'خانے'} درست کیجیے`,
};
