import type { Phrase } from '#domain/language.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import type { ArrearsFilter, customerStatuses } from '../customers.ts';

/** The names of a customer's states. */
export const customerStatusNames: Readonly<Record<(typeof customerStatuses)[number], Phrase>> = {
  active: { en: 'Active', ur: 'فعال' },
  blocked: { en: 'Blocked', ur: 'پابندی عائد' },
};

/** The names of the arrears that customers are filtered by. */
export const arrearsNames: Readonly<Record<ArrearsFilter, Phrase>> = {
  active: { en: 'Active agreement', ur: 'فعال معاہدہ' },
  on_time: { en: 'On time', ur: 'بروقت' },
  late: { en: 'Past due', ur: 'تاخیر' },
  over_30: { en: 'Over 30 days', ur: '\u206630\u2069 دن سے زائد' },
  over_90: { en: 'Over 90 days', ur: '\u206690\u2069 دن سے زائد' },
};

/** The relation of a member of staff to a customer. */
export const staffRelationNames: Readonly<Record<StaffRelation, Phrase>> = {
  customer: { en: 'Is the customer', ur: 'خود صارف ہیں' },
  guarantor: { en: 'Is a guarantor', ur: 'ضامن ہیں' },
  household: { en: 'Same household', ur: 'ایک ہی گھرانہ' },
};
