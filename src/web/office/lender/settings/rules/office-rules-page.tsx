import { type OfficeRules, officeRules, settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { officeRuleLabels } from '#web/office/kit/labels/office-rule-labels.messages.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSection } from '../use-section.ts';
import { messages } from './office-rules.messages.ts';

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
  const section = useSection(version);
  const initial: Draft<OfficeRules> = content;
  const form = useOfficeForm({
    initial,
    labels: officeRuleLabels,
    schema: officeRules,
    send: (content) => save.send({ body: { content, version: section.version } }),
    onSaved: section.onSaved,
  });
  const { field } = form;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <OfficeForm form={form} back={useArea().settings()}>
        <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
          <TextField {...field('contactHours.opensAt')} isRequired type="time" lengthMax={5} />
          <TextField {...field('contactHours.closesAt')} isRequired type="time" lengthMax={5} />
        </FormSection>
        <FormSection title={pick(messages.safety)} lead={pick(messages.safetyLead)}>
          <NumberField {...field('staffIdleMinutes')} hint={messages.idleHint} isRequired digitsMax={2} />
        </FormSection>
        <FormSection title={pick(messages.newEmployees)} lead={pick(messages.newEmployeesLead)}>
          <NumberField
            {...field('newEmployeeBackDatingDays')}
            hint={messages.daysHint}
            isRequired
            digitsMax={2}
          />
        </FormSection>
      </OfficeForm>
    </>
  );
}
