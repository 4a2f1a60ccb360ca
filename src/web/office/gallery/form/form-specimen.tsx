import { isPayableAmount } from '#domain/money/rupees.ts';
import { genders } from '#domain/person/gender.ts';
import { usePick } from '#web/i18n/language.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { AfterSave } from '../../kit/form/after-save.tsx';
import { AmountReview } from '../../kit/form/amount-review.tsx';
import type { Draft } from '../../kit/form/engine/form-paths.ts';
import { type FormOf, useOfficeForm } from '../../kit/form/engine/use-office-form.ts';
import { CnicField } from '../../kit/form/fields/cnic-field.tsx';
import { DateField } from '../../kit/form/fields/date-field.tsx';
import { MoneyField } from '../../kit/form/fields/money-field.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { PhoneField } from '../../kit/form/fields/phone-field.tsx';
import { PictureField } from '../../kit/form/fields/picture-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { SwitchField } from '../../kit/form/fields/switch-field.tsx';
import { TextAreaField } from '../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TextFields } from '../../kit/form/fields/text-fields.tsx';
import section from '../../kit/form/form-section.module.css';
import { FormSection } from '../../kit/form/form-section.tsx';
import { OfficeForm } from '../../kit/form/office-form.tsx';
import { RepeatingRows } from '../../kit/form/repeating-rows.tsx';
import { genderNames, labels, messages } from './specimen.messages.ts';
import { emptySpecimen, newItem, type SpecimenBody, specimenForm } from './specimen-form.ts';

interface FormSpecimenProps {
  /** The target of Cancel. */
  readonly back: string;
  readonly send: (body: SpecimenBody, key: string) => Promise<unknown>;
}

/** Every part of the kit's forms, in one form: to view while one is changed, and to test in a browser. */
export function FormSpecimen({ back, send }: FormSpecimenProps) {
  const pick = usePick();
  const form = useOfficeForm({
    initial: emptySpecimen,
    labels,
    schema: specimenForm,
    send,
    onSaved: () => undefined,
  });
  const { field } = form;
  const { downPayment } = form.values;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <OfficeForm form={form} back={back}>
        <Person form={form} />
        <FormSection title={pick(messages.goods)} lead={pick(messages.goodsLead)}>
          <RepeatingRows {...form.rows('items')} newRow={newItem} add={messages.addItem} rowsMax={4}>
            {(item) => (
              <>
                <TextField {...field(`items.${item}.description`)} isRequired lengthMax={200} />
                <NumberField {...field(`items.${item}.quantity`)} isRequired digitsMax={4} />
                <MoneyField {...field(`items.${item}.unitPrice`)} isRequired />
              </>
            )}
          </RepeatingRows>
        </FormSection>
        <FormSection title={pick(messages.money)} lead={pick(messages.moneyLead)}>
          <MoneyField {...field('downPayment')} isRequired />
          <NumberField {...field('count')} isRequired digitsMax={3} />
          {typeof downPayment === 'number' && isPayableAmount(downPayment) && (
            <AmountReview lead={pick(messages.received)} amount={downPayment} />
          )}
        </FormSection>
        <FormSection title={pick(messages.texts)} lead={pick(messages.textsLead)}>
          <TextFields fields={form.text('title')} lengthMax={80} />
          <div className={section.wide}>
            <TextAreaField {...field('notes')} lengthMax={2000} />
          </div>
        </FormSection>
      </OfficeForm>
    </>
  );
}

interface PersonProps {
  readonly form: FormOf<Draft<SpecimenBody>>;
}

function Person({ form: { field, text, isSending } }: PersonProps) {
  const pick = usePick();
  return (
    <FormSection title={pick(messages.person)} lead={pick(messages.personLead)}>
      <TextFields fields={text('fullName')} lengthMax={120} />
      <CnicField {...field('cnic')} isRequired />
      <PhoneField {...field('phone')} isRequired />
      <DateField {...field('bornOn')} isRequired />
      <SelectField
        {...field('gender')}
        isRequired
        none={messages.choose}
        choices={genders.map((gender) => ({ value: gender, label: pick(genderNames[gender]) }))}
      />
      <MoneyField {...field('monthlyIncome')} />
      <SwitchField {...field('isCnicSeen')} hint={messages.seenHint} />
      <PictureField
        {...field('photo')}
        types={['image/jpeg', 'image/png', 'image/webp']}
        isSending={isSending}
      />
    </FormSection>
  );
}
