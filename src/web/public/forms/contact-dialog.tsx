import { useState } from 'react';
import { PhoneField } from './fields/phone-field.tsx';
import { TextAreaField } from './fields/text-area-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { messages } from './forms.messages.ts';
import { contactUs } from './kinds/contact-us.ts';
import { useVisitorForm } from './use-visitor-form.ts';
import { type DialogProps, VisitorDialog } from './visitor-dialog.tsx';

/** A visitor leaves name, phone and address, to be called. */
export function ContactDialog(props: DialogProps) {
  const { language } = props;
  const { field, ...form } = useVisitorForm(contactUs, language);
  const about = field('about');
  /** Stays when the visitor clears it, and comes only with a thing from the calculator. */
  const [hasAbout, setHasAbout] = useState(false);
  if (about.value !== '' && !hasAbout) setHasAbout(true);
  return (
    <VisitorDialog
      {...props}
      form={form}
      title={messages.contactTitle[language]}
      lead={messages.contactLead[language]}
    >
      <TextField {...field('fullName')} label={messages.fullName[language]} autoComplete="name" />
      <PhoneField {...field('phoneNumber')} label={messages.phone[language]} />
      <TextField
        {...field('email')}
        label={messages.email[language]}
        type="email"
        autoComplete="email"
        isOptional
      />
      <TextField {...field('address')} label={messages.address[language]} autoComplete="street-address" />
      {hasAbout && (
        <TextAreaField {...about} label={messages.about[language]} rows={3} placeholder="" isOptional />
      )}
    </VisitorDialog>
  );
}
