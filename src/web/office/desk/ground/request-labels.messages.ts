import type { CloseReason, ContactOutcome } from '#domain/desk/contact-requests/request-actions.ts';
import type { Phrase } from '#domain/language.ts';

/** A label for each value of a contact request. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

export const closeReasonNames: Names<CloseReason> = {
  answered: { en: 'Question answered', ur: 'سوال کا جواب دے دیا' },
  not_interested: { en: 'Not interested', ur: 'دلچسپی نہیں' },
  unreachable: { en: 'Unreachable', ur: 'رابطہ نہ ہو سکا' },
  duplicate: { en: 'Duplicate request', ur: 'دوہری درخواست' },
  withdrawn: { en: 'Cancelled by the visitor', ur: 'درخواست گزار نے منسوخ کی' },
  spam: { en: 'Spam', ur: 'فضول پیغام' },
};

export const contactOutcomeNames: Names<ContactOutcome> = {
  reached: { en: 'Reached', ur: 'بات ہو گئی' },
  call_back: { en: 'Asked to be called back', ur: 'دوبارہ کال کرنے کو کہا' },
  not_interested: { en: 'Not interested', ur: 'دلچسپی نہیں' },
  no_answer: { en: 'No answer', ur: 'جواب نہیں ملا' },
  wrong_number: { en: 'Wrong number', ur: 'غلط نمبر' },
  message_left: { en: 'Left a message', ur: 'پیغام چھوڑا' },
};
