import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language.ts';
import { CancelButton, FormActions, SendButton } from './form-actions.tsx';
import classes from './form-dialog.module.css';
import { FormDialog } from './form-dialog.tsx';
import { FormSummary } from './form-summary.tsx';
import { messages } from './forms.messages.ts';
import { Honeypot } from './honeypot.tsx';
import { Thanks } from './thanks.tsx';
import { Toast } from './toast.tsx';
import type { useVisitorForm } from './use-visitor-form.ts';

/** The properties that the opener of a dialog sets. */
export interface DialogProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface VisitorDialogProps extends DialogProps {
  readonly form: Omit<ReturnType<typeof useVisitorForm>, 'field'>;
  readonly title: string;
  readonly lead: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog, from its heading to the thanks. */
export function VisitorDialog({
  form,
  title,
  lead,
  language,
  isOpen,
  onClose,
  children,
}: VisitorDialogProps) {
  const titleId = useId();
  const { isReady, isSending, isThanked } = form;

  function close() {
    form.startOver();
    form.closeToast();
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
        <div className={classes.body}>
          <Thanks
            titleId={titleId}
            heading="h2"
            language={language}
            code={form.code}
            nextLabel={messages.close[language]}
            onNext={close}
          />
        </div>
      ) : (
        <form {...form.element} className={classes.form}>
          <h2 id={titleId} className={classes.head} tabIndex={-1}>
            {title}
          </h2>
          <div className={classes.body}>
            {form.summary.wrong.length === 0 && <p className={classes.lead}>{lead}</p>}
            <FormSummary {...form.summary} />
            {children}
            <Honeypot />
          </div>
          <div className={classes.foot}>
            <FormActions>
              <CancelButton isSending={isSending} label={messages.cancel[language]} onCancel={close} />
              <SendButton
                isReady={isReady}
                isSending={isSending}
                label={messages[isSending ? 'submitting' : 'submit'][language]}
              />
            </FormActions>
          </div>
        </form>
      )}
    </FormDialog>
  );
}
