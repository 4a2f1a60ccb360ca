import type { ReactNode } from 'react';
import type { FieldOf, FramedForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { type Choice, SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messages } from './cash.messages.ts';

interface WhereCashIsDialogProps<Place extends string> {
  readonly form: FramedForm;
  readonly place: FieldOf<Place | null>;
  readonly reason: FieldOf<string | null, string>;
  readonly places: readonly Choice<Place>[];
  readonly title: string;
  /** The person and the amount. */
  readonly lead: ReactNode;
  readonly verb: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks where cash is that is not where the books have it, and why. */
export function WhereCashIsDialog<Place extends string>(props: WhereCashIsDialogProps<Place>) {
  const { form, place, reason, places, title, lead, verb, onClose, children } = props;
  return (
    <FormDialog form={form} title={title} verb={verb} onClose={onClose}>
      <Text>{lead}</Text>
      <SelectField {...place} isRequired none={messages.chooseWay} choices={places} />
      <TextAreaField {...reason} isRequired lengthMax={1000} />
      {children}
    </FormDialog>
  );
}
