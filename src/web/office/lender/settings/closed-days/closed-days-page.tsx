import type * as z from 'zod/mini';
import type { OutputOf } from '#contract/endpoint.ts';
import { closedDaysEndpoints } from '#contract/lender/closed-days.ts';
import { closedDays, holidayNameLengthMax, holidaysMax } from '#contract/lending/terms/closed-days.ts';
import { closedDayRules } from '#domain/lending/agreements/closed-days.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { closedDayRuleNames } from '../../ground/closed-day-labels.messages.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { labels, messages } from './closed-days.messages.ts';
import { WeeklyDaysOff } from './weekly-days-off.tsx';

/** The days on which the offices are closed, and the rule for due dates on them. */
export function ClosedDaysPage() {
  const pick = usePick();
  const { title } = usePage();
  const { isFetchedAfterMount, data, ...asked } = useEndpoint(
    closedDaysEndpoints.getClosedDays,
    {},
    forEditing,
  );
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={pick(settingsMessages.closedDaysText)}
      item={{ ...asked, data: isFetchedAfterMount ? data : undefined }}
      notOpened={settingsMessages.loadError}
    >
      {(kept, askAgain) => <ClosedDaysForm kept={kept} askAgain={askAgain} />}
    </RecordPage>
  );
}

type Kept = OutputOf<typeof closedDaysEndpoints.saveClosedDays>;
type ClosedDayValues = Draft<z.input<typeof closedDays>>;

interface ClosedDaysFormProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

const newHoliday = { on: null, name: { en: '', ur: '' } };

function ClosedDaysForm({ kept, askAgain }: ClosedDaysFormProps) {
  const pick = usePick();
  const save = useAction(closedDaysEndpoints.saveClosedDays);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): ClosedDayValues => content,
    labels,
    schema: closedDays,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  const { field, rows, text } = form;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        <FormSection title={pick(messages.rule)} lead={pick(messages.ruleLead)}>
          <SelectField
            {...field('dueDateRule')}
            choices={closedDayRules.map((rule) => ({ value: rule, label: pick(closedDayRuleNames[rule]) }))}
          />
        </FormSection>
        <FormSection title={pick(labels.weeklyDaysOff)} lead={pick(messages.weekLead)}>
          <WeeklyDaysOff {...field('weeklyDaysOff')} />
        </FormSection>
        <FormSection title={pick(labels.holidays)} lead={pick(messages.holidaysLead)}>
          <RepeatingRows
            {...rows('holidays')}
            newRow={newHoliday}
            add={messages.addHoliday}
            rowsMax={holidaysMax}
          >
            {(index) => (
              <>
                <DateField {...field(`holidays.${index}.on`)} isRequired />
                <TextFields fields={text(`holidays.${index}.name`)} lengthMax={holidayNameLengthMax} />
              </>
            )}
          </RepeatingRows>
        </FormSection>
      </RecordForm>
    </>
  );
}
