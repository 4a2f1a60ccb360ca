import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/field-values.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { PhraseFields } from '#web/office/kit/form/phrase-fields.tsx';
import { SelectField } from '#web/office/kit/form/select-field.tsx';
import { TextField } from '#web/office/kit/form/text-field.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import classes from './hour-lines.module.css';
import { hourLabels, messages, weekdayNames } from './lender-profile.messages.ts';
import { type HourLine, hourLines, hourParts, type LenderValues, writtenLines } from './lender-values.ts';

interface HourLinesProps {
  readonly form: FormOf<LenderValues> & { readonly values: LenderValues };
}

/** The hours of the office, line by line. */
export function HourLines({ form: { text, values } }: HourLinesProps) {
  const pick = usePick();
  const [shownAtLeast, setShownAtLeast] = useState(1);
  const weekdays = weekdayNames.map((name, index) => ({ value: String(index), label: pick(name) }));
  const shown = Math.max(shownAtLeast, writtenLines(values));

  function remove(removed: HourLine) {
    for (const line of hourLines.slice(removed)) {
      for (const part of hourParts) {
        const next = hourLines.find((each) => each === line + 1);
        text(`officeHours.${line}.${part}`).onEdit(
          next === undefined ? '' : values[`officeHours.${next}.${part}`],
        );
      }
    }
    setShownAtLeast(shown - 1);
  }

  return (
    <FormSection title={pick(messages.hours)} lead={pick(messages.hoursLead)}>
      {hourLines.slice(0, shown).map((line) => (
        <div key={line} className={classes.line}>
          <div className={classes.fields}>
            <SelectField
              {...text(`officeHours.${line}.weekdays`)}
              label={pick(hourLabels.weekdays)}
              isRequired
              choices={[{ value: '', label: pick(messages.chooseDay) }, ...weekdays]}
            />
            <SelectField
              {...text(`officeHours.${line}.lastWeekday`)}
              label={pick(hourLabels.lastWeekday)}
              choices={[{ value: '', label: pick(messages.sameDay) }, ...weekdays]}
            />
            <PhraseFields
              values={{
                en: text(`officeHours.${line}.days.en`),
                ur: text(`officeHours.${line}.days.ur`),
              }}
              labels={{ en: hourLabels['days.en'], ur: hourLabels['days.ur'] }}
              lengthMax={40}
            />
            <TextField
              {...text(`officeHours.${line}.opensAt`)}
              label={pick(hourLabels.opensAt)}
              isRequired
              type="time"
              lengthMax={5}
            />
            <TextField
              {...text(`officeHours.${line}.closesAt`)}
              label={pick(hourLabels.closesAt)}
              isRequired
              type="time"
              lengthMax={5}
            />
          </div>
          {shown > 1 && (
            <ActionIcon aria-label={pick(messages.removeLine)} onClick={() => remove(line)}>
              <CloseIcon size={18} />
            </ActionIcon>
          )}
        </div>
      ))}
      {shown < hourLines.length && (
        <div>
          <Button
            variant="default"
            leftSection={<PlusIcon size={18} />}
            onClick={() => setShownAtLeast(shown + 1)}
          >
            {pick(messages.addLine)}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
