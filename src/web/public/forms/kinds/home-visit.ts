import { outcomeMessages } from './outcome.messages.ts';
import type { Values, VisitorForm } from './visitor-form.ts';

type Field = 'name' | 'phone' | 'address' | 'email' | 'date' | 'time' | 'notes';

/** The names that the desk reads, and the raw fields beside them, as the lender's specification has it. */
function payload(values: Values<Field>) {
  return {
    ...values,
    formType: 'home_visit' as const,
    fullName: values.name,
    phoneNumber: values.phone,
    preferredDate: values.date,
    preferredTime: values.time,
  };
}

/** The home-visit dialog's form. */
export const homeVisit: VisitorForm<Field> = {
  name: 'home-visit',
  empty: { name: '', phone: '', address: '', email: '', date: '', time: '', notes: '' },
  checkedOnBlur: ['name', 'phone', 'address', 'date'],
  fieldOf: { fullName: 'name', phoneNumber: 'phone', preferredDate: 'date', preferredTime: 'time' },
  payload,
  sent: outcomeMessages.visitSent,
  failureToast: () => null,
  failureText: ({ message }, language, isExplained) =>
    [outcomeMessages.visitNotBooked[language], isExplained ? null : message].filter(Boolean).join(' '),
};
