import type * as z from 'zod/mini';
import type { lenderProfile } from '#contract/lender/settings.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import type { FieldOf, FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { TimeField } from '#web/office/kit/form/fields/time-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import { weekdayNames } from '../../ground/lender-labels.messages.ts';
import { lastDay, messages } from './lender-profile.messages.ts';
import { weekdaysBetween } from './weekdays.ts';

export type LenderValues = Draft<z.input<typeof lenderProfile>>;

interface HourLinesProps {
  readonly form: FormOf<LenderValues>;
}

const newLine = { weekdays: [], days: { en: '', ur: '' }, opensAt: '', closesAt: '' };

/** As many lines of hours as a week has days. */
const linesMax = 7;

/** The hours of the office, line by line. */
export function HourLines({ form: { rows, field, text } }: HourLinesProps) {
  const pick = usePick();
  return (
    <FormSection title={pick(messages.hours)} lead={pick(messages.hoursLead)}>
      <RepeatingRows
        {...rows('officeHours')}
        newRow={newLine}
        add={messages.addLine}
        rowsMin={1}
        rowsMax={linesMax}
      >
        {(line) => (
          <>
            <WeekdayFields {...field(`officeHours.${line}.weekdays`)} />
            <TextFields fields={text(`officeHours.${line}.days`)} lengthMax={40} />
            <TimeField {...field(`officeHours.${line}.opensAt`)} isRequired />
            <TimeField {...field(`officeHours.${line}.closesAt`)} isRequired />
          </>
        )}
      </RepeatingRows>
    </FormSection>
  );
}

/** The days of a line: the first, and the last if there are several. */
function WeekdayFields({ value, onEdit, ...field }: FieldOf<readonly number[]>) {
  const pick = usePick();
  const weekdays = weekdayNames.map((name: Phrase, day) => ({ value: String(day), label: pick(name) }));
  const first = value.length === 0 ? null : String(value[0]);
  const last = value.length > 1 ? String(value.at(-1)) : null;
  return (
    <>
      <SelectField
        {...field}
        value={first}
        isRequired
        none={messages.chooseDay}
        choices={weekdays}
        onEdit={(day) => onEdit(weekdaysBetween(day, last))}
      />
      <SelectField
        id={`${field.id}-last`}
        name={`${field.name}-last`}
        label={lastDay}
        problem={undefined}
        value={last}
        none={messages.sameDay}
        choices={weekdays}
        onEdit={(day) => onEdit(weekdaysBetween(first, day))}
      />
    </>
  );
}
