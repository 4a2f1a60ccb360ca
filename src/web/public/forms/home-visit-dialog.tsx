import { DateField } from './fields/date-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { TextAreaField } from './fields/text-area-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { TimeField } from './fields/time-field.tsx';
import classes from './form-dialog.module.css';
import { messages } from './forms.messages.ts';
import { homeVisit } from './kinds/home-visit.ts';
import { useVisitorForm } from './use-visitor-form.ts';
import { type DialogProps, VisitorDialog } from './visitor-dialog.tsx';

/** A visitor who can't come to a branch requests a visit. After a failure, a text above the fields says that nothing is booked. */
export function HomeVisitDialog(props: DialogProps) {
  const { language } = props;
  const { field, ...form } = useVisitorForm(homeVisit, language);
  return (
    <VisitorDialog
      {...props}
      form={form}
      title={messages.visitTitle[language]}
      lead={messages.visitLead[language]}
    >
      <div className={classes.pair}>
        <TextField {...field('name')} label={messages.fullName[language]} autoComplete="name" />
        <PhoneField {...field('phone')} label={messages.phone[language]} />
      </div>
      <TextField {...field('address')} label={messages.address[language]} autoComplete="street-address" />
      <div className={classes.pair}>
        <TextField
          {...field('email')}
          label={messages.email[language]}
          type="email"
          autoComplete="email"
          isOptional
        />
        <DateField {...field('date')} label={messages.date[language]} isOptional />
      </div>
      <TimeField {...field('time')} label={messages.time[language]} />
      <TextAreaField
        {...field('notes')}
        label={messages.notes[language]}
        rows={1}
        placeholder={messages.notesHint[language]}
        isOptional
      />
    </VisitorDialog>
  );
}
