import { guarantorChanges, guarantorEndpoints, type KeptGuarantor } from '#contract/lending/guarantors.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { GrowingLineField } from '#web/office/kit/form/fields/growing-line-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { type GuarantorValues, labels, messages } from './guarantor.messages.ts';

interface EditGuarantorProps {
  readonly guarantor: KeptGuarantor;
  /** The guarantor as recorded now. */
  readonly askAgain: () => Promise<KeptGuarantor | undefined>;
}

export function EditGuarantor({ guarantor, askAgain }: EditGuarantorProps) {
  const pick = usePick();
  const area = useArea();
  const edit = useAction(guarantorEndpoints.editGuarantor);
  const editing = useRecordForm({
    record: guarantor,
    askAgain,
    valuesOf,
    labels,
    schema: guarantorChanges,
    bodyOf: (values, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: guarantor.id }, body }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={area.customers()}>
        <FormSection title={pick(messages.formTitle)} lead={pick(messages.formLead)}>
          <TextFields fields={form.text('fullName')} lengthMax={120} />
          <PhoneField {...form.field('phone')} isRequired />
          <GrowingLineField {...form.field('address')} isRequired lengthMax={400} />
          <TextField {...form.field('occupation')} lengthMax={120} />
        </FormSection>
      </RecordForm>
    </>
  );
}

function valuesOf({ fullName, phone, address, occupation }: KeptGuarantor): GuarantorValues {
  return {
    fullName: { own: fullName.own, ur: fullName.ur ?? '' },
    phone,
    address,
    occupation: occupation ?? '',
  };
}
