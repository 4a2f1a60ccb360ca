import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import { balancingMetrics, metrics } from '#domain/desk/challenges/metric.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { messages } from '../challenges.messages.ts';
import type { ChallengeValues } from './challenge-values.ts';
import { FigureField } from './figure-field.tsx';
import { ParticipantsField } from './participants-field.tsx';

interface ChallengeFieldsProps {
  readonly form: FormOf<ChallengeValues>;
}

/** The target, the bound, the days, the participants and the reward. */
export function ChallengeFields({ form }: ChallengeFieldsProps) {
  const pick = usePick();
  const { field } = form;
  return (
    <>
      <FormSection title={pick(messages.about)} lead={pick(messages.aboutLead)}>
        <TextFields fields={form.text('title')} lengthMax={120} />
        <div className={section.wide}>
          <TextField {...field('reward')} isRequired lengthMax={300} />
        </div>
        <div className={section.wide}>
          <TextAreaField {...field('description')} lengthMax={1_000} />
        </div>
      </FormSection>
      <Goal form={form} />
      <FormSection title={pick(messages.period)} lead={pick(messages.periodLead)}>
        <DateField {...field('startsOn')} isRequired />
        <DateField {...field('endsOn')} isRequired />
      </FormSection>
      <Participants form={form} />
    </>
  );
}

/** A figure in one unit means nothing in another, so choosing another metric empties it. */
function Goal({ form: { field, edit, values } }: ChallengeFieldsProps) {
  const pick = usePick();
  const [metric, balance] = [field('metric'), field('balancingMetric')];
  return (
    <>
      <FormSection title={pick(messages.goal)} lead={pick(messages.goalLead)}>
        <SelectField
          {...metric}
          isRequired
          none={messages.choose}
          choices={metrics.map((value) => ({ value, label: pick(metricNames[value]) }))}
          onEdit={(chosen) => {
            metric.onEdit(chosen);
            edit('target', null);
          }}
        />
        <FigureField key={`target ${values.metric}`} {...field('target')} metric={values.metric} />
      </FormSection>
      <FormSection title={pick(messages.bound)} lead={pick(messages.boundLead)}>
        <SelectField
          {...balance}
          isRequired
          none={messages.choose}
          choices={balancingMetrics.map((value) => ({ value, label: pick(balanceNames[value]) }))}
          onEdit={(chosen) => {
            balance.onEdit(chosen);
            edit('boundMax', null);
          }}
        />
        <FigureField
          key={`bound ${values.balancingMetric}`}
          {...field('boundMax')}
          metric={values.balancingMetric}
        />
      </FormSection>
    </>
  );
}

function Participants({ form: { field, values } }: ChallengeFieldsProps) {
  const pick = usePick();
  const language = useLanguage();
  const branches = useBranchChoices();
  const { data: officers } = useEndpoint(customerEndpoints.listOfficers);
  const people = (officers ?? [])
    .filter(({ branchId }) => branchId !== null)
    .map((person) => ({
      value: person.id,
      label: pickWritten(person.fullName, language),
      note: branches.find(({ value }) => value === person.branchId)?.label ?? '',
    }));
  // An employee who was chosen and has left since can be taken out again.
  const gone =
    officers === undefined
      ? []
      : values.employeeIds.filter((id) => !people.some(({ value }) => value === id));
  return (
    <FormSection title={pick(messages.participants)} lead={pick(messages.participantsLead)}>
      <ParticipantsField {...field('branchIds')} choices={branches} />
      <ParticipantsField
        {...field('employeeIds')}
        choices={[...people, ...gone.map((value) => ({ value, label: pick(messages.noLongerActive) }))]}
      />
    </FormSection>
  );
}
