import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import type { Rupees } from '#domain/money/rupees.ts';

/**
 * The words with which the product comes; a superadmin may set others. The templates at WhatsApp have the same words, with the gaps
 * numbered in their order, so a change here is submitted there first.
 */
export const messageTexts: Readonly<Record<MessageTemplate, Phrase>> = {
  receipt: {
    en: 'Assalam-o-alaikum {name}. {lender} received {amount} for agreement {agreement} on {day}, receipt {receipt}: {link} . Not yours? Call us at {phone}. If you send money by bank or wallet, write payment number {payment_number}. Thank you.',
    ur: 'السلام علیکم {name}! {lender} کو معاہدے {agreement} کے {amount} وصول ہوئے، تاریخ {day}، رسید نمبر {receipt}: {link} ۔ یہ ادائیگی آپ کی نہیں؟ ہمیں {phone} پر کال کیجیے۔ بینک یا والٹ سے بھیجیں تو ادائیگی نمبر {payment_number} ضرور لکھیے۔ شکریہ۔',
  },
  promise: {
    en: 'Assalam-o-alaikum {name}. {lender} has noted your promise: {amount} for agreement {agreement} on {day}. Until then you are not reminded, and nothing is added. If you send it by bank or wallet, write payment number {payment_number}. If this is not right, call us at {phone}. Thank you.',
    ur: 'السلام علیکم {name}! {lender} نے آپ کا وعدہ درج کر لیا ہے: معاہدے {agreement} کے {amount}، تاریخ {day}۔ اس دن تک آپ کو یاد دہانی نہیں بھیجی جائے گی، اور کوئی اضافی رقم نہیں۔ بینک یا والٹ سے بھیجیں تو ادائیگی نمبر {payment_number} ضرور لکھیے۔ کوئی بات درست نہ ہو تو {phone} پر کال کیجیے۔ شکریہ۔',
  },
  agreement_approved: {
    en: 'Assalam-o-alaikum {name}. Your agreement {agreement} with {lender} is approved. For the next step come to your branch, or call us at {phone}.',
    ur: 'السلام علیکم {name}! {lender} کے ساتھ آپ کا معاہدہ {agreement} منظور ہو گیا ہے۔ اگلے مرحلے کے لیے اپنی برانچ تشریف لائیے، یا {phone} پر کال کیجیے۔',
  },
  relief_approved: {
    en: 'Assalam-o-alaikum {name}. Relief is approved for you at {lender}: {amount} of agreement {agreement} need not be paid. Questions? Call us at {phone}.',
    ur: 'السلام علیکم {name}! {lender} میں آپ کے لیے ہمدردانہ رعایت منظور ہو گئی ہے: معاہدے {agreement} کے {amount} اب ادا نہیں کرنے۔ کوئی سوال ہو تو {phone} پر کال کیجیے۔',
  },
  relief_not_approved: {
    en: 'Assalam-o-alaikum {name}. Your request for relief on agreement {agreement} was not approved at {lender}. Nothing is added to what you owe. If paying is difficult, please call us at {phone} or come to the branch, and we will look for a way together.',
    ur: 'السلام علیکم {name}! {lender} میں معاہدے {agreement} پر آپ کی رعایت کی درخواست منظور نہیں ہوئی۔ آپ کے بقایا میں کوئی اضافہ نہیں۔ اگر ادائیگی مشکل ہو تو {phone} پر کال کیجیے یا برانچ تشریف لائیے، ہم مل کر کوئی راستہ نکالیں گے۔',
  },
  answer: {
    en: 'Assalam-o-alaikum {name}. {lender} has answered your request of {day} about agreement {agreement}. Read the answer in your account, or call us at {phone}.',
    ur: 'السلام علیکم {name}! {lender} نے معاہدے {agreement} کے بارے میں آپ کی {day} کی درخواست کا جواب دے دیا ہے۔ جواب اپنے اکاؤنٹ میں پڑھیے، یا {phone} پر کال کیجیے۔',
  },
  code: {
    en: '{lender}: your code for agreement {agreement} is {code}. By reading it back to us you consent to the terms of key fact statement version {version}. It counts for {minutes} minutes. If you have not read the statement or heard it read, give the code to no one.',
    ur: '{lender}: معاہدہ {agreement} کے لیے آپ کا کوڈ {code} ہے۔ یہ کوڈ ہمیں پڑھ کر سنانے سے آپ بنیادی معلومات نامے، نسخہ {version}، کی شرائط پر رضامندی دیتے ہیں۔ یہ {minutes} منٹ تک چلے گا۔ اگر آپ نے معلومات نامہ پڑھا یا سنا نہیں تو کوڈ کسی کو نہ بتائیے۔',
  },
  request_received: {
    en: '{lender} has received your request and calls you within 24 hours. See how far it is, add a word or cancel it: {link} . If you did not send it, call us at {phone}.',
    ur: '{lender} کو آپ کی درخواست مل گئی ہے۔ ہم 24 گھنٹے کے اندر آپ کو فون کریں گے۔ درخواست دیکھنے، کوئی بات شامل کرنے یا اسے منسوخ کرنے کے لیے: {link} ۔ اگر یہ آپ نے نہیں بھیجی تو {phone} پر کال کیجیے۔',
  },
  due_soon: {
    en: 'Assalam-o-alaikum {name}. Your next installment at {lender} (agreement {agreement}) is {amount}, due on {day}. If you send it by bank or wallet, write payment number {payment_number}. Thank you.',
    ur: 'السلام علیکم {name}! {lender} میں آپ کے معاہدے {agreement} کی اگلی قسط {amount} ہے، جو {day} کو واجب الادا ہے۔ بینک یا والٹ سے بھیجیں تو ادائیگی نمبر {payment_number} ضرور لکھیے۔ شکریہ۔',
  },
  due_today: {
    en: 'Assalam-o-alaikum {name}. {amount} is due today at {lender} (agreement {agreement}). If you send it by bank or wallet, write payment number {payment_number}. Thank you for paying in time.',
    ur: 'السلام علیکم {name}! {lender} میں آپ کے معاہدے {agreement} کے {amount} آج واجب الادا ہیں۔ بینک یا والٹ سے بھیجیں تو ادائیگی نمبر {payment_number} ضرور لکھیے۔ بروقت ادائیگی کا شکریہ۔',
  },
  late_3: {
    en: 'Assalam-o-alaikum {name}. {amount} of your agreement {agreement} at {lender} was due on {day}. There is no penalty and nothing is added. Please pay, or call us at {phone} if you need another date. If you send it by bank or wallet, write payment number {payment_number}. Thank you.',
    ur: 'السلام علیکم {name}! {lender} میں آپ کے معاہدے {agreement} کے {amount} {day} کو واجب الادا تھے۔ تاخیر پر کوئی جرمانہ یا اضافی رقم نہیں۔ براہِ کرم ادا کر دیجیے، یا دوسری تاریخ درکار ہو تو {phone} پر کال کیجیے۔ بینک یا والٹ سے بھیجیں تو ادائیگی نمبر {payment_number} ضرور لکھیے۔ شکریہ۔',
  },
  late_7: {
    en: 'Assalam-o-alaikum {name}. {amount} of your agreement {agreement} at {lender} was due on {day}, a week ago. There is no penalty and nothing is added. If paying is difficult now, please call us at {phone} or come to the branch, and we will look for a way together. If you send it by bank or wallet, write payment number {payment_number}. Thank you.',
    ur: 'السلام علیکم {name}! {lender} میں آپ کے معاہدے {agreement} کے {amount} ایک ہفتہ پہلے، {day} کو، واجب الادا تھے۔ تاخیر پر کوئی جرمانہ یا اضافی رقم نہیں۔ اگر اس وقت ادائیگی مشکل ہو تو {phone} پر کال کیجیے یا برانچ تشریف لائیے، ہم مل کر کوئی راستہ نکالیں گے۔ بینک یا والٹ سے بھیجیں تو ادائیگی نمبر {payment_number} ضرور لکھیے۔ شکریہ۔',
  },
};

/** `Rs 1,500`, in Urdu `1,500 روپے`. With a plain space: another one would make a text of Latin letters UCS-2. */
export const amountInMessage: Phrase<(amount: Rupees) => string> = {
  en: (amount) => `Rs ${amount.toLocaleString('en-US')}`,
  ur: (amount) => `${amount.toLocaleString('en-US')} ${amount === 1 ? 'روپیہ' : 'روپے'}`,
};

const dayFormats: Phrase<Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
  ur: new Intl.DateTimeFormat('ur-PK', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }),
};

/** `20 Nov 2026`, in Urdu `20 نومبر 2026`. */
export function dayInMessage(day: CalendarDate, language: Language): string {
  return dayFormats[language].format(new Date(`${day}T00:00:00Z`));
}
