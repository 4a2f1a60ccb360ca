import type { Language } from '#domain/language.ts';
import { PhoneField } from './fields/phone-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { CancelButton, FormActions, SendButton } from './form-actions.tsx';
import classes from './form-dialog.module.css';
import { FormDialog } from './form-dialog.tsx';
import { FormSummary } from './form-summary.tsx';
import { messages } from './forms.messages.ts';
import { Honeypot } from './honeypot.tsx';
import { contactUs } from './kinds/contact-us.ts';
import { Thanks } from './thanks.tsx';
import { Toast } from './toast.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

const titleId = 'contact-dialog-title';

interface ContactDialogProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A visitor leaves name, phone and address, to be called. */
export function ContactDialog({ language, isOpen, onClose }: ContactDialogProps) {
  const form = useVisitorForm(contactUs, language);
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
              {messages.contactTitle[language]}
            </h2>
            {form.summary.problemCount === 0 && <p>{messages.contactLead[language]}</p>}
          </div>
          <FormSummary {...form.summary} />
          <TextField {...form.field('fullName')} label={messages.fullName[language]} autoComplete="name" />
          <PhoneField {...form.field('phoneNumber')} label={messages.phone[language]} />
          <TextField
            {...form.field('email')}
            label={messages.email[language]}
            type="email"
            autoComplete="email"
            isOptional
          />
          <TextField
            {...form.field('address')}
            label={messages.address[language]}
            autoComplete="street-address"
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
