import type { ReactNode } from 'react';
import { type Customer, relatives } from '#contract/lending/customers.ts';
import { languages } from '#domain/language.ts';
import { type CnicWarning, cnicWarnings, parseCnic } from '#domain/person/cnic.ts';
import { genders } from '#domain/person/gender.ts';
import { usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { CnicField } from '#web/office/kit/form/fields/cnic-field.tsx';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { genderNames, relativeNames } from '../ground/labels/customer-words.messages.ts';
import { CnicOnRecord } from './cnic-on-record.tsx';
import { cnicAdvice, messages } from './customer-form.messages.ts';
import type { CustomerValues } from './customer-values.ts';
import { SimilarCustomers } from './similar-customers.tsx';

interface CustomerFieldsProps {
  readonly form: FormOf<CustomerValues>;
  /** The customer on record; null for a new one. */
  readonly customer: Customer | null;
  /** The branch of a new customer. An existing customer is moved instead. */
  readonly belongsTo?: ReactNode;
}

/** A customer's identity, contacts and household income. */
export function CustomerFields({ form, customer, belongsTo }: CustomerFieldsProps) {
  const pick = usePick();
  const { field, values } = form;
  return (
    <>
      <Identity form={form} customer={customer} />
      <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
        <PhoneField
          {...field('phone')}
          isRequired={customer === null || customer.phone !== null}
          {...(customer?.phone === null && { hint: messages.noMobileHint })}
        />
        <PhoneField {...field('secondPhone')} />
        <SimilarCustomers shares="phone" entered={values.phone} exceptId={customer?.id ?? null} />
        <TextFields
          fields={form.text('address')}
          hints={{ ur: messages.addressInUrduHint }}
          lengthMax={400}
        />
        <TextField {...field('city')} isRequired lengthMax={80} />
        {belongsTo}
        <TextField {...field('email')} inputMode="email" direction="ltr" lengthMax={254} />
        <SelectField
          {...field('language')}
          hint={messages.languageHint}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <SwitchField {...field('takesMessages')} hint={messages.takesMessagesHint} />
      </FormSection>
      <FormSection title={pick(messages.household)} lead={pick(messages.householdLead)}>
        <TextField {...field('occupation')} lengthMax={120} />
        <MoneyField {...field('monthlyIncome')} />
        <NumberField {...field('householdSize')} digitsMax={2} />
        <div className={section.wide}>
          <TextAreaField {...field('notes')} lengthMax={2000} />
        </div>
      </FormSection>
    </>
  );
}

function Identity({ form: { field, text, values }, customer }: Omit<CustomerFieldsProps, 'belongsTo'>) {
  const pick = usePick();
  const cnic = parseCnic(values.cnic ?? '');
  const warnings = cnic === null ? (customer?.cnicWarnings ?? []) : cnicWarnings(cnic, values.gender);
  return (
    <FormSection title={pick(messages.identity)} lead={pick(messages.identityLead)}>
      <TextFields fields={text('fullName')} lengthMax={120} />
      <SelectField
        {...field('relative')}
        isRequired
        none={messages.choose}
        choices={relatives.map((value) => ({ value, label: pick(relativeNames[value]) }))}
      />
      <TextFields fields={text('relativeName')} lengthMax={120} />
      {customer !== null && <CnicOnRecord customer={customer} />}
      <CnicField
        {...field('cnic')}
        isRequired={customer === null}
        {...(customer !== null && { hint: messages.cnicStays, onRecord: customer.cnicMasked })}
      />
      <DateField {...field('cnicExpiresOn')} />
      <SimilarCustomers shares="cnic" entered={values.cnic} exceptId={customer?.id ?? null} />
      <SwitchField {...field('isCnicSeen')} hint={messages.isCnicSeenHint} />
      <SelectField
        {...field('gender')}
        isRequired
        none={messages.choose}
        choices={genders.map((value) => ({ value, label: pick(genderNames[value]) }))}
      />
      <DateField {...field('bornOn')} isRequired />
      <Warnings warnings={warnings} />
    </FormSection>
  );
}

interface WarningsProps {
  readonly warnings: readonly CnicWarning[];
}

function Warnings({ warnings }: WarningsProps) {
  const pick = usePick();
  return (
    <Stack role="status" gap={2} className={section.said}>
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning" title={pick(cnicAdvice[warning])} />
      ))}
    </Stack>
  );
}
