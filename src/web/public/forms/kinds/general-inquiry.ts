import { failureText } from './failure-text.ts';
import { outcomeMessages } from './outcome.messages.ts';
import type { Values, VisitorForm } from './visitor-form.ts';

type Field = 'name' | 'phone' | 'email' | 'service' | 'message';

/** The form's own fields and, beside them, the names that the API reads: the lender's specification asks for both. */
function payload(values: Values<Field>) {
  return {
    ...values,
    formType: 'general_inquiry' as const,
    fullName: values.name,
    phoneNumber: values.phone,
    emailAddress: values.email,
    serviceType: values.service,
  };
}

/** The message form of the page's contact section. */
export const generalInquiry: VisitorForm<Field> = {
  name: 'message',
  empty: { name: '', phone: '', email: '', service: '', message: '' },
  checkedOnBlur: ['phone', 'message'],
  fieldOf: { fullName: 'name', phoneNumber: 'phone', emailAddress: 'email', serviceType: 'service' },
  payload,
  sent: outcomeMessages.contactSent,
  failureToast: (_, language) => outcomeMessages.messageNotSent[language],
  failureText: (outcome, language, isExplained) =>
    isExplained ? null : failureText(outcome, language, outcomeMessages.messageNotSent),
};
