import { Suspense, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { PhoneField } from './fields/phone-field.tsx';
import { ServiceField } from './fields/service-field.tsx';
import { TextAreaField } from './fields/text-area-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { FormActions, SendButton } from './form-actions.tsx';
import { FormSummary } from './form-summary.tsx';
import { messages } from './forms.messages.ts';
import { Honeypot } from './honeypot.tsx';
import { generalInquiry } from './kinds/general-inquiry.ts';
import { LateThanks } from './late-thanks.tsx';
import classes from './message-form.module.css';
import { takeFocus } from './take-focus.ts';
import { Toast } from './toast.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

const titleId = 'message-form-title';

interface MessageFormProps {
  readonly language: Language;
}

/** The card of the contact section, where a visitor writes a message. */
export function MessageForm({ language }: MessageFormProps) {
  const form = useVisitorForm(generalInquiry, language);
  const { isReady, isSending, isThanked } = form;
  const [isAnother, setIsAnother] = useState(false);

  function writeAnother() {
    setIsAnother(true);
    form.startOver();
  }

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      {isThanked ? (
        <Suspense>
          <LateThanks
            titleId={titleId}
            heading="h3"
            language={language}
            code={form.code}
            nextLabel={messages.sendAnother[language]}
            onNext={writeAnother}
          />
        </Suspense>
      ) : (
        <form {...form.element} className={classes.form}>
          <h3 id={titleId} ref={isAnother ? takeFocus : null} tabIndex={-1}>
            {messages.messageTitle[language]}
          </h3>
          <FormSummary {...form.summary} />
          <div className={classes.pair}>
            <TextField {...form.field('name')} label={messages.fullName[language]} autoComplete="name" />
            <PhoneField {...form.field('phone')} label={messages.phone[language]} />
          </div>
          <div className={classes.pair}>
            <TextField
              {...form.field('email')}
              label={messages.email[language]}
              type="email"
              autoComplete="email"
              isOptional
            />
            <ServiceField {...form.field('service')} label={messages.service[language]} isOptional />
          </div>
          <TextAreaField
            {...form.field('message')}
            label={messages.message[language]}
            rows={5}
            placeholder={messages.messageHint[language]}
          />
          <Honeypot />
          <FormActions>
            <SendButton
              isReady={isReady}
              isSending={isSending}
              label={messages[isSending ? 'submitting' : 'sendMessage'][language]}
            />
          </FormActions>
        </form>
      )}
      <div className={classes.toast}>
        <Toast toast={form.toast} language={language} onClose={form.closeToast} />
      </div>
    </section>
  );
}
