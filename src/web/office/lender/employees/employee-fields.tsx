import type { Employee } from '#contract/lender/employees.ts';
import { usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';
import type { FormOf } from '#web/office/kit/form/field-values.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { SelectField } from '#web/office/kit/form/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/switch-field.tsx';
import { TextField } from '#web/office/kit/form/text-field.tsx';
import { labels, messages } from './employee-form.messages.ts';
import type { EmployeeValues } from './employee-values.ts';

interface EmployeeFieldsProps {
  readonly form: FormOf<EmployeeValues>;
  /** Who is on record already; null for someone new. */
  readonly employee: Employee | null;
}

/** The person, their work and their limits. */
export function EmployeeFields({ form: { text, flag }, employee }: EmployeeFieldsProps) {
  const pick = usePick();
  const branches = useBranchChoices();
  return (
    <>
      <FormSection title={pick(messages.person)} lead={pick(messages.personLead)}>
        <TextField {...text('fullName')} label={pick(labels.fullName)} isRequired lengthMax={120} />
        <TextField
          {...text('phone')}
          label={pick(labels.phone)}
          hint={pick(messages.phoneHint)}
          inputMode="tel"
          direction="ltr"
          lengthMax={40}
        />
        <TextField
          {...text('email')}
          label={pick(labels.email)}
          inputMode="email"
          direction="ltr"
          lengthMax={254}
        />
        <TextField
          {...text('cnic')}
          label={pick(labels.cnic)}
          hint={pick(employee?.cnicMasked ? messages.cnicStays : messages.cnicHint)}
          placeholder={employee?.cnicMasked ?? undefined}
          isRequired={employee === null}
          inputMode="numeric"
          direction="ltr"
          lengthMax={20}
        />
        <SelectField
          {...text('language')}
          label={pick(labels.language)}
          choices={[
            { value: 'ur', label: languageNames.ur },
            { value: 'en', label: languageNames.en },
          ]}
        />
      </FormSection>
      <FormSection title={pick(messages.work)} lead={pick(messages.workLead)}>
        <SelectField
          {...text('branchId')}
          label={pick(labels.branchId)}
          isRequired
          choices={[{ value: '', label: pick(messages.chooseBranch) }, ...branches]}
        />
        <TextField {...text('designation')} label={pick(labels.designation)} lengthMax={80} />
        <TextField {...text('joinedOn')} label={pick(labels.joinedOn)} type="date" lengthMax={10} />
      </FormSection>
      <FormSection title={pick(messages.limits)} lead={pick(messages.limitsLead)}>
        <SwitchField
          {...flag('mayRecordPayments')}
          label={pick(labels.mayRecordPayments)}
          hint={pick(messages.mayRecordHint)}
        />
        <TextField
          {...text('backDatingDaysMax')}
          label={pick(labels.backDatingDaysMax)}
          hint={pick(messages.backDatingHint)}
          inputMode="numeric"
          direction="ltr"
          lengthMax={3}
        />
        <p>{pick(messages.reversalLimit)}</p>
      </FormSection>
    </>
  );
}
