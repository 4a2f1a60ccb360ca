import type { FormEvent, ReactNode, RefObject } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { FieldProblems } from './field-problems.ts';
import { FormFoot } from './form-foot.tsx';
import { FormSummary } from './form-summary.tsx';
import { LeaveWarning } from './leave-warning.tsx';

interface OfficeFormProps {
  readonly form: {
    readonly problems: FieldProblems;
    readonly refusal: string | null;
    readonly failedAttempts: number;
    readonly isSending: boolean;
    readonly isChanged: boolean;
    readonly hasUnsaved: RefObject<boolean>;
    readonly submit: () => Promise<void>;
  };
  readonly labels: Readonly<Partial<Record<string, Phrase>>>;
  /** What the button does, where saving is not the whole of it. */
  readonly verb?: string;
  /** Where one goes without saving. */
  readonly back: string;
  /** What happens instead of sending at once. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/** A form of the office: what stands in its way on top, the way to save in sight, and a warning before it is left. */
export function OfficeForm({ form, labels, verb, back, onSubmit = form.submit, children }: OfficeFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <FormSummary
        problems={form.problems}
        refusal={form.refusal}
        failedAttempts={form.failedAttempts}
        labels={labels}
      />
      {children}
      <FormFoot verb={verb} isSending={form.isSending} isChanged={form.isChanged} back={back} />
      <LeaveWarning hasUnsaved={form.hasUnsaved} />
    </form>
  );
}
