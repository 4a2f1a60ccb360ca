import { type Customer, relatives } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { cnicWarnings, genders, parseCnic } from '#domain/person/cnic.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { CnicField } from '#web/office/kit/form/fields/cnic-field.tsx';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { PersonNameFields } from '#web/office/kit/form/fields/person-name-fields.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import {
  cnicWarningNames,
  genderNames,
  relativeNames,
} from '#web/office/kit/labels/customer-labels.messages.ts';
import { lookAgain, messages } from './customer-form.messages.ts';
import type { CustomerValues } from './customer-values.ts';
import { SimilarCustomers } from './similar-customers.tsx';
import { useSimilarCustomers } from './use-similar-customers.ts';

interface CustomerFieldsProps {
  readonly form: FormOf<CustomerValues>;
  /** Who is on record already; null for someone new. */
  readonly customer: Customer | null;
}

/** Who a customer is, where they are reached and what they live on; and who else has the same CNIC or phone. */
export function CustomerFields({ form, customer }: CustomerFieldsProps) {
  const pick = usePick();
  const { field } = form;
  const similar = useSimilarCustomers(form.values, customer);
  return (
    <>
      <FormSection title={pick(messages.identity)} lead={pick(messages.identityLead)}>
        <IdentityFields form={form} customer={customer} />
        <SimilarCustomers
          title={messages.sameCnic}
          found={similar.filter(({ shares }) => shares === 'cnic')}
        />
      </FormSection>
      <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
        <PhoneField {...field('phone')} isRequired />
        <PhoneField {...field('secondPhone')} />
        <SimilarCustomers
          title={messages.samePhone}
          found={similar.filter(({ shares }) => shares === 'phone')}
        />
        <div className={section.wide}>
          <TextField {...field('address')} isRequired lengthMax={400} />
        </div>
        <TextField {...field('city')} isRequired lengthMax={80} />
        <TextField {...field('email')} inputMode="email" direction="ltr" lengthMax={254} />
      </FormSection>
      <FormSection title={pick(messages.household)} lead={pick(messages.householdLead)}>
        <TextField {...field('occupation')} lengthMax={120} />
        <MoneyField {...field('monthlyIncome')} />
        <NumberField {...field('householdSize')} digitsMax={2} />
      </FormSection>
    </>
  );
}

function IdentityFields({ form: { field, values }, customer }: CustomerFieldsProps) {
  const pick = usePick();
  return (
    <>
      <PersonNameFields name={field('fullName')} nameUr={field('fullNameUr')} />
      <SelectField
        {...field('relative')}
        isRequired
        none={messages.choose}
        choices={relatives.map((value) => ({ value, label: pick(relativeNames[value]) }))}
      />
      <TextField {...field('relativeName')} isRequired lengthMax={120} />
      <CnicField
        {...field('cnic')}
        isRequired={customer === null}
        onRecord={customer?.cnicMasked ?? null}
        hint={cnicHint(values, customer)}
      />
      <DateField {...field('cnicExpiresOn')} />
      <SelectField
        {...field('gender')}
        isRequired
        none={messages.choose}
        choices={genders.map((value) => ({ value, label: pick(genderNames[value]) }))}
      />
      <DateField {...field('bornOn')} isRequired />
      <SwitchField {...field('isCnicSeen')} hint={messages.seenHint} />
    </>
  );
}

/** What looks unusual about the number that was entered, or else about the one on record. It never keeps anyone from saving. */
function cnicHint({ cnic, gender }: CustomerValues, customer: Customer | null): Phrase | undefined {
  const entered = parseCnic(cnic ?? '');
  const warnings = entered === null ? (customer?.cnicWarnings ?? []) : cnicWarnings(entered, gender);
  if (warnings.length === 0) return undefined;
  const names = warnings.map((warning) => cnicWarningNames[warning]);
  return {
    en: lookAgain.en(names.map(({ en }) => en)),
    ur: lookAgain.ur(names.map(({ ur }) => ur)),
  };
}

interface NotesProps {
  readonly form: FormOf<CustomerValues>;
}

/** What colleagues should know. */
export function NotesField({ form }: NotesProps) {
  return (
    <div className={section.wide}>
      <TextAreaField {...form.field('notes')} lengthMax={2000} />
    </div>
  );
}
