import type { Phrase } from '#domain/language.ts';

/** The texts after a form was sent, or could not be sent. The lender's specification fixes the English of toasts and of the home visit. */
export const outcomeMessages = {
  contactSent: { en: 'Contact form submitted successfully!', ur: 'رابطے کا فارم کامیابی سے جمع ہو گیا!' },
  visitSent: {
    en: 'Home Visit Request submitted successfully!',
    ur: 'گھر پر ملاقات کی درخواست کامیابی سے جمع ہو گئی!',
  },
  contactNotSent: {
    en: 'An unknown error occurred. Please try again.',
    ur: 'کوئی نامعلوم خرابی پیش آ گئی۔ دوبارہ کوشش کیجیے۔',
  },
  messageNotSent: {
    en: 'Failed to submit contact form. Please try again.',
    ur: 'رابطے کا فارم جمع نہیں ہو سکا۔ دوبارہ کوشش کیجیے۔',
  },
  visitNotBooked: {
    en: 'Your visit is not booked yet. Check your connection and send again; nothing you typed is lost.',
    ur: 'آپ کی ملاقات ابھی طے نہیں ہوئی۔ انٹرنیٹ دیکھ کر دوبارہ بھیجیے، آپ کا لکھا ہوا محفوظ ہے۔',
  },
  offline: {
    en: 'You are offline. What you typed is kept; send it again when the connection is back.',
    ur: 'انٹرنیٹ منقطع ہے۔ آپ کا لکھا ہوا محفوظ ہے، رابطہ بحال ہونے پر دوبارہ بھیجیے۔',
  },
  unreachable: {
    en: 'We could not be reached. What you typed is kept; check your connection and send it again.',
    ur: 'ہم سے رابطہ نہیں ہو سکا۔ آپ کا لکھا ہوا محفوظ ہے، انٹرنیٹ دیکھ کر دوبارہ بھیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
