import { type OfficeRules, officeRules, settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { numberValue } from '#web/office/kit/form/number-value.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { TextField } from '#web/office/kit/form/text-field.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSectionForm } from '../use-section-form.ts';
import { labels, messages } from './office-rules.messages.ts';

export function OfficeRulesPage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(settingsMessages.rulesText)}>
      {(settings) => <OfficeRulesForm {...settings.officeRules} />}
    </SettingsFrame>
  );
}

interface OfficeRulesFormProps {
  readonly content: OfficeRules;
  readonly version: number;
}

function OfficeRulesForm({ content, version }: OfficeRulesFormProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveOfficeRules);
  const { form, isSaved } = useSectionForm({
    initial: {
      'contactHours.opensAt': content.contactHours.opensAt,
      'contactHours.closesAt': content.contactHours.closesAt,
      staffIdleMinutes: String(content.staffIdleMinutes),
      newEmployeeBackDatingDays: String(content.newEmployeeBackDatingDays),
    },
    version,
    schema: officeRules,
    contentOf: (values) => ({
      contactHours: {
        opensAt: values['contactHours.opensAt'],
        closesAt: values['contactHours.closesAt'],
      },
      staffIdleMinutes: numberValue(values.staffIdleMinutes),
      newEmployeeBackDatingDays: numberValue(values.newEmployeeBackDatingDays),
    }),
    save: (body) => save.send({ body }),
  });
  const { text } = form;
  return (
    <>
      <div role="status">{isSaved && <Banner tone="good" title={pick(messages.saved)} />}</div>
      <OfficeForm form={form} labels={labels} back={useArea().settings()}>
        <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
          <TextField
            {...text('contactHours.opensAt')}
            label={pick(labels['contactHours.opensAt'])}
            isRequired
            type="time"
            lengthMax={5}
          />
          <TextField
            {...text('contactHours.closesAt')}
            label={pick(labels['contactHours.closesAt'])}
            isRequired
            type="time"
            lengthMax={5}
          />
        </FormSection>
        <FormSection title={pick(messages.safety)} lead={pick(messages.safetyLead)}>
          <TextField
            {...text('staffIdleMinutes')}
            label={pick(labels.staffIdleMinutes)}
            hint={pick(messages.idleHint)}
            isRequired
            inputMode="numeric"
            direction="ltr"
            lengthMax={2}
          />
        </FormSection>
        <FormSection title={pick(messages.newEmployees)} lead={pick(messages.newEmployeesLead)}>
          <TextField
            {...text('newEmployeeBackDatingDays')}
            label={pick(labels.newEmployeeBackDatingDays)}
            hint={pick(messages.daysHint)}
            isRequired
            inputMode="numeric"
            direction="ltr"
            lengthMax={2}
          />
        </FormSection>
      </OfficeForm>
    </>
  );
}
