import { failureText } from './failure-text.ts';
import { outcomeMessages } from './outcome.messages.ts';
import type { Values, VisitorForm } from './visitor-form.ts';

type Field = 'fullName' | 'phoneNumber' | 'email' | 'address' | 'about';

/** The body as the lender's specification has it, and the thing from the calculator if there is one. */
function payload({ about, ...values }: Values<Field>) {
  return { ...values, ...(about && { about }), formType: 'contact_us' as const };
}

/** The contact dialog's form. */
export const contactUs: VisitorForm<Field> = {
  name: 'contact',
  empty: { fullName: '', phoneNumber: '', email: '', address: '', about: '' },
  checkedOnBlur: ['fullName', 'phoneNumber', 'address'],
  fieldOf: {},
  payload,
  sent: outcomeMessages.contactSent,
  failureToast: ({ errors }, language) => errors[0]?.message ?? outcomeMessages.contactNotSent[language],
  failureText: (outcome, language, isExplained) =>
    isExplained ? null : failureText(outcome, language, outcomeMessages.contactNotSent),
};
