import type { Language } from '#domain/language.ts';
import { DateField } from './fields/date-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { TextAreaField } from './fields/text-area-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { TimeField } from './fields/time-field.tsx';
import { CancelButton, FormActions, SendButton } from './form-actions.tsx';
import classes from './form-dialog.module.css';
import { FormDialog } from './form-dialog.tsx';
import { FormSummary } from './form-summary.tsx';
import { messages } from './forms.messages.ts';
import { Honeypot } from './honeypot.tsx';
import { homeVisit } from './kinds/home-visit.ts';
import { Thanks } from './thanks.tsx';
import { Toast } from './toast.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

const titleId = 'home-visit-dialog-title';

interface HomeVisitDialogProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A visitor who can't come to a branch asks to be visited. A failure says above the fields that nothing is booked. */
export function HomeVisitDialog({ language, isOpen, onClose }: HomeVisitDialogProps) {
  const form = useVisitorForm(homeVisit, language);
  const { isReady, isSending, isThanked } = form;

  function close() {
    form.startOver();
    onClose();
  }

  return (
    <FormDialog
      titleId={titleId}
      language={language}
      isOpen={isOpen}
      isSending={isSending}
      onClose={close}
      toast={<Toast toast={form.toast} language={language} onClose={form.closeToast} />}
    >
      {isThanked ? (
        <Thanks
          titleId={titleId}
          heading="h2"
          language={language}
          nextLabel={messages.close[language]}
          onNext={close}
        />
      ) : (
        <form {...form.element} className={classes.form}>
          <div className={classes.head}>
            <h2 id={titleId} tabIndex={-1}>
              {messages.visitTitle[language]}
            </h2>
            {form.summary.problemCount === 0 && <p>{messages.visitLead[language]}</p>}
          </div>
          <FormSummary {...form.summary} />
          <div className={classes.pair}>
            <TextField {...form.field('name')} label={messages.fullName[language]} autoComplete="name" />
            <PhoneField {...form.field('phone')} label={messages.phone[language]} />
          </div>
          <TextField
            {...form.field('address')}
            label={messages.address[language]}
            autoComplete="street-address"
          />
          <div className={classes.pair}>
            <TextField
              {...form.field('email')}
              label={messages.email[language]}
              type="email"
              autoComplete="email"
              isOptional
            />
            <DateField {...form.field('date')} label={messages.date[language]} isOptional />
          </div>
          <TimeField {...form.field('time')} label={messages.time[language]} />
          <TextAreaField
            {...form.field('notes')}
            label={messages.notes[language]}
            rows={1}
            placeholder={messages.notesHint[language]}
            isOptional
          />
          <Honeypot />
          <FormActions>
            <CancelButton isSending={isSending} label={messages.cancel[language]} onCancel={close} />
            <SendButton
              isReady={isReady}
              isSending={isSending}
              label={messages[isSending ? 'submitting' : 'submit'][language]}
            />
          </FormActions>
        </form>
      )}
    </FormDialog>
  );
}
