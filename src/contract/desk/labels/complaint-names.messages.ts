import type { ComplaintKind, ComplaintStatus } from '#domain/desk/complaints/complaint.ts';
import type { Phrase } from '#domain/language.ts';

/** A label for each value of a complaint. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

/** The names of what people complain about. */
export const complaintKindNames: Names<ComplaintKind> = {
  conduct: { en: 'Behavior', ur: 'رویہ' },
  payment: { en: 'Amount or receipt', ur: 'رقم یا رسید' },
  terms: { en: 'Terms of the agreement', ur: 'معاہدے کی شرائط' },
  goods: { en: 'The goods', ur: 'سامان' },
  privacy: { en: 'Privacy', ur: 'رازداری' },
  other: { en: 'Something else', ur: 'کچھ اور' },
};

/** The names of a complaint's states. */
export const complaintStatusNames: Names<ComplaintStatus> = {
  received: { en: 'With us', ur: 'زیرِ غور' },
  looked_into: { en: 'Looked into', ur: 'چھان بین' },
  answered: { en: 'Answer given', ur: 'جواب دے دیا گیا' },
};
