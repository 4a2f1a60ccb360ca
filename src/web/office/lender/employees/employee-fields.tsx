import type { Employee } from '#contract/lender/employees.ts';
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
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { messages } from './employee-form.messages.ts';
import type { EmployeeValues } from './employee-values.ts';
import { useDesignationChoices } from './use-designation-choices.ts';

interface EmployeeFieldsProps {
  readonly form: FormOf<EmployeeValues>;
  /** The employee on record; null for a new one. */
  readonly employee: Employee | null;
}

/** The person, their work and their limits. */
export function EmployeeFields({ form: { field, text }, employee }: EmployeeFieldsProps) {
  const pick = usePick();
  const branches = useBranchChoices();
  const designations = useDesignationChoices();
  // A new employee decides nothing, and a superadmin everything.
  const isDecider = employee?.role === 'employee';
  const cnicMasked = employee?.cnicMasked ?? null;
  return (
    <>
      <FormSection title={pick(messages.person)} lead={pick(messages.personLead)}>
        <TextFields fields={text('fullName')} lengthMax={120} />
        <PhoneField {...field('phone')} />
        <TextField {...field('email')} inputMode="email" direction="ltr" lengthMax={254} />
        <CnicField
          {...field('cnic')}
          hint={cnicMasked === null ? undefined : messages.cnicStays}
          onRecord={cnicMasked}
          isRequired={employee === null}
        />
        <SelectField
          {...field('language')}
          choices={[
            { value: 'ur', label: languageNames.ur },
            { value: 'en', label: languageNames.en },
          ]}
        />
      </FormSection>
      <FormSection title={pick(messages.work)} lead={pick(messages.workLead)}>
        <SelectField {...field('branchId')} isRequired none={messages.chooseBranch} choices={branches} />
        <SelectField {...field('designationId')} none={messages.noDesignation} choices={designations} />
        <DateField {...field('joinedOn')} />
      </FormSection>
      <FormSection title={pick(messages.limits)} lead={pick(messages.limitsLead)}>
        <SwitchField {...field('mayRecordPayments')} hint={messages.mayRecordHint} />
        <SwitchField {...field('mayMatchUnknownLines')} hint={messages.unknownLinesHint} />
        <NumberField {...field('backDatingDaysMax')} hint={messages.backDatingHint} digitsMax={3} />
        <MoneyField {...field('handCashMax')} hint={messages.handCashHint} />
        <p>{pick(messages.reversalLimit)}</p>
      </FormSection>
      {isDecider && (
        <FormSection title={pick(messages.decisions)} lead={pick(messages.decisionsLead)}>
          <MoneyField {...field('decidesAgreementsTo')} hint={messages.agreementLimitHint} />
          <MoneyField {...field('decidesReliefTo')} />
          <MoneyField {...field('decidesReversalsTo')} />
          <MoneyField {...field('decidesRefundsTo')} />
          <MoneyField {...field('decidesWriteOffsTo')} />
          <NumberField
            {...field('decidesBackDatingDays')}
            hint={messages.backDatingLimitHint}
            digitsMax={3}
          />
          <SwitchField {...field('decidesReschedules')} hint={messages.rescheduleHint} />
        </FormSection>
      )}
    </>
  );
}
