import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/field-values.ts';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { PhraseFields } from '#web/office/kit/form/phrase-fields.tsx';
import { SwitchField } from '#web/office/kit/form/switch-field.tsx';
import { TextField } from '#web/office/kit/form/text-field.tsx';
import { BranchPreview } from './branch-preview.tsx';
import { type BranchValues, branchPhrases } from './branch-values.ts';
import { labels, messages } from './branches.messages.ts';

const lengthMax = { city: 80, area: 120, address: 300, manager: 120 } as const;

interface BranchFieldsProps {
  readonly form: FormOf<BranchValues> & { readonly values: BranchValues };
  readonly isHeadOffice: boolean;
}

/** Everything that can be changed of a branch, and how its card then looks. */
export function BranchFields({ form: { text, flag, values }, isHeadOffice }: BranchFieldsProps) {
  const pick = usePick();
  return (
    <>
      <FormSection title={pick(messages.place)} lead={pick(messages.placeLead)}>
        {branchPhrases.map((name) => (
          <PhraseFields
            key={name}
            values={{ en: text(`${name}.en`), ur: text(`${name}.ur`) }}
            labels={{ en: labels[`${name}.en`], ur: labels[`${name}.ur`] }}
            lengthMax={lengthMax[name]}
          />
        ))}
      </FormSection>
      <FormSection title={pick(messages.reach)} lead={pick(messages.reachLead)}>
        <TextField
          {...text('phone')}
          label={pick(labels.phone)}
          isRequired
          inputMode="tel"
          direction="ltr"
          lengthMax={40}
        />
        <TextField {...text('opensAt')} label={pick(labels.opensAt)} isRequired type="time" lengthMax={5} />
        <TextField {...text('closesAt')} label={pick(labels.closesAt)} isRequired type="time" lengthMax={5} />
        <div className={section.wide}>
          <TextField
            {...text('mapUrl')}
            label={pick(labels.mapUrl)}
            hint={pick(messages.mapHint)}
            type="url"
            direction="ltr"
            lengthMax={500}
          />
        </div>
      </FormSection>
      <FormSection title={pick(messages.site)} lead={pick(messages.siteLead)}>
        <SwitchField {...flag('isPublic')} label={pick(labels.isPublic)} hint={pick(messages.isPublicHint)} />
        <SwitchField
          {...flag('hasDirections')}
          label={pick(labels.hasDirections)}
          hint={pick(messages.hasDirectionsHint)}
        />
        <BranchPreview values={values} isHeadOffice={isHeadOffice} />
      </FormSection>
    </>
  );
}
