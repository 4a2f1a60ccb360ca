import type { FormEvent, ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { useLeaveWarning } from './engine/unsaved-forms.ts';
import type { FramedForm } from './engine/use-office-form.ts';
import { messages } from './form.messages.ts';
import { FormFoot } from './form-foot.tsx';
import { FormSummary } from './form-summary.tsx';

interface OfficeFormProps {
  readonly form: FramedForm;
  /** The label of the button, when it does more than save. */
  readonly verb?: Phrase;
  /** The target of the link that leaves without saving. */
  readonly back: string;
  /** Runs instead of sending at once. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/** A form that fills a page: the error summary on top, the save button always visible, and a question before it is left. */
export function OfficeForm({ form, verb = messages.save, back, onSubmit, children }: OfficeFormProps) {
  useLeaveWarning(form);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (onSubmit === undefined) void form.submit();
        else onSubmit();
      }}
    >
      <FormSummary form={form} refused={messages.notSaved} />
      {children}
      <FormFoot verb={verb} form={form} back={back} />
    </form>
  );
}
