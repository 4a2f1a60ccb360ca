import { approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import { type FormOf, useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { messages } from './requests.messages.ts';

interface ReasonValues {
  readonly reason: string | null;
}

/** Every request that takes nothing but a reason takes the same one. */
const reasonOnly = approvalRequestEndpoints.requestWriteOff.body;

/** The form of a request that takes nothing but a reason. */
export function useReasonForm(send: (body: { reason: string }) => Promise<unknown>): FormOf<ReasonValues> {
  return useOfficeForm({
    initial: { reason: null } as ReasonValues,
    labels: { reason: messages.reason },
    schema: reasonOnly,
    send,
    onSaved: () => {},
  });
}

interface ReasonFieldProps {
  readonly form: FormOf<ReasonValues>;
}

export function ReasonField({ form }: ReasonFieldProps) {
  return <TextAreaField {...form.field('reason')} isRequired lengthMax={1000} />;
}
