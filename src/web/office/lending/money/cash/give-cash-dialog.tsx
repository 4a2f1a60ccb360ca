import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf, FramedForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { asNumber } from './count-fields.tsx';

interface GiveCashDialogProps {
  readonly form: FramedForm;
  readonly amount: FieldOf<TypedNumber>;
  readonly title: Phrase;
  /** The place of the cash until the receiver has counted it. */
  readonly text: Phrase;
  readonly verb: Phrase<(amount: string) => string>;
  /** The field of the receiver. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says how much cash another person is given to count. */
export function GiveCashDialog(props: GiveCashDialogProps) {
  const { form, amount, title, text, verb, children, onClose } = props;
  const pick = usePick();
  return (
    <FormDialog
      form={form}
      title={pick(title)}
      verb={pick(verb)(pick(saidRupees)(asNumber(amount.value)))}
      onClose={onClose}
    >
      <Text>{pick(text)}</Text>
      {children}
      <MoneyField {...amount} isRequired />
    </FormDialog>
  );
}
