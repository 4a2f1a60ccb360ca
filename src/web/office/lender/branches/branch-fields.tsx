import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { TimeField } from '#web/office/kit/form/fields/time-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { BranchPreview } from './branch-preview.tsx';
import { type BranchValues, branchPhrases } from './branch-values.ts';
import { messages } from './branches.messages.ts';

const lengthMax = { city: 80, area: 120, address: 300, manager: 120 } as const;

interface BranchFieldsProps {
  readonly form: FormOf<BranchValues>;
  readonly isHeadOffice: boolean;
}

/** All editable fields of a branch, with a preview of its card. */
export function BranchFields({ form: { field, text, values }, isHeadOffice }: BranchFieldsProps) {
  const pick = usePick();
  return (
    <>
      <FormSection title={pick(messages.place)} lead={pick(messages.placeLead)}>
        {branchPhrases.map((name) => (
          <TextFields key={name} fields={text(name)} lengthMax={lengthMax[name]} />
        ))}
      </FormSection>
      <FormSection title={pick(messages.reach)} lead={pick(messages.reachLead)}>
        <PhoneField {...field('phone')} isRequired />
        <TimeField {...field('opensAt')} isRequired />
        <TimeField {...field('closesAt')} isRequired />
        <NumberField {...field('visitsAtOnce')} isRequired hint={messages.visitsAtOnceHint} digitsMax={2} />
        <div className={section.wide}>
          <TextField
            {...field('mapUrl')}
            hint={messages.mapHint}
            type="url"
            direction="ltr"
            lengthMax={500}
          />
        </div>
      </FormSection>
      <FormSection title={pick(messages.site)} lead={pick(messages.siteLead)}>
        <SwitchField {...field('isPublic')} hint={messages.isPublicHint} />
        <SwitchField {...field('hasDirections')} hint={messages.hasDirectionsHint} />
        <BranchPreview values={values} isHeadOffice={isHeadOffice} />
      </FormSection>
    </>
  );
}
