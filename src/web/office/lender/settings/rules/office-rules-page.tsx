import type { OutputOf } from '#contract/endpoint.ts';
import { officeRules, settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TimeField } from '#web/office/kit/form/fields/time-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { Designations, type OfficeRuleValues } from './designations.tsx';
import { HeadMails } from './head-mails.tsx';
import { labels, messages } from './office-rules.messages.ts';

export function OfficeRulesPage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(settingsMessages.rulesText)}>
      {(settings, askAgain) => (
        <OfficeRulesForm kept={settings.officeRules} askAgain={async () => (await askAgain())?.officeRules} />
      )}
    </SettingsFrame>
  );
}

type Kept = OutputOf<typeof settingsEndpoints.saveOfficeRules>;

interface OfficeRulesFormProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

function OfficeRulesForm({ kept, askAgain }: OfficeRulesFormProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveOfficeRules);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): OfficeRuleValues => content,
    labels,
    schema: officeRules,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  const { field } = form;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
          <Grid column="12.5rem" align="start" className={section.pair}>
            <TimeField {...field('contactHours.opensAt')} isRequired />
            <TimeField {...field('contactHours.closesAt')} isRequired />
          </Grid>
          <div className={section.wide}>
            <NumberField
              {...field('guarantorContactAfterDays')}
              hint={messages.guarantorHint}
              isRequired
              digitsMax={3}
            />
          </div>
        </FormSection>
        <FormSection title={pick(messages.agreements)} lead={pick(messages.agreementsLead)}>
          <NumberField
            {...field('guarantorsNeeded')}
            hint={messages.guarantorsHint}
            isRequired
            digitsMax={1}
          />
        </FormSection>
        <FormSection title={pick(messages.burden)} lead={pick(messages.burdenLead)}>
          <NumberField
            {...field('burdenWarningPercent')}
            hint={messages.burdenHint}
            isRequired
            digitsMax={3}
          />
          <NumberField
            {...field('burdenReasonPercent')}
            hint={messages.burdenHint}
            isRequired
            digitsMax={3}
          />
        </FormSection>
        <FormSection title={pick(messages.exposure)} lead={pick(messages.exposureLead)}>
          <MoneyField {...field('customerOwedMax')} />
          <MoneyField {...field('householdOwedMax')} hint={messages.householdHint} />
          <NumberField
            {...field('guarantorAgreementsMax')}
            hint={messages.guarantorLimitHint}
            digitsMax={3}
          />
        </FormSection>
        <FormSection title={pick(messages.overpayments)} lead={pick(messages.overpaymentsLead)}>
          <NumberField
            {...field('overpaymentNoticeInstallments')}
            hint={messages.overpaymentsHint}
            isRequired
            digitsMax={2}
          />
        </FormSection>
        <FormSection title={pick(messages.expenses)} lead={pick(messages.expensesLead)}>
          <MoneyField {...field('expenseWithoutBillMax')} isRequired />
        </FormSection>
        <FormSection title={pick(messages.cashLimits)} lead={pick(messages.cashLimitsLead)}>
          <MoneyField {...field('handCashMax')} />
          <MoneyField {...field('drawerCashMax')} />
        </FormSection>
        <FormSection title={pick(messages.safety)} lead={pick(messages.safetyLead)}>
          <NumberField {...field('staffIdleMinutes')} hint={messages.idleHint} isRequired digitsMax={2} />
        </FormSection>
        <FormSection title={pick(messages.customers)} lead={pick(messages.customersLead)}>
          <div className={section.wide}>
            <SwitchField {...field('twoStepForCustomers')} hint={messages.twoStepHint} />
          </div>
        </FormSection>
        <FormSection title={pick(messages.newEmployees)} lead={pick(messages.newEmployeesLead)}>
          <NumberField
            {...field('newEmployeeBackDatingDays')}
            hint={messages.daysHint}
            isRequired
            digitsMax={2}
          />
        </FormSection>
        <HeadMails form={form} />
        <Designations form={form} />
      </RecordForm>
    </>
  );
}
