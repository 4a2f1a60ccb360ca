import { formatClock } from '#web/format/clock-time.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { messages } from '../form.messages.ts';
import classes from './form-fields.module.css';
import { SelectField } from './select-field.tsx';
import { timesToChoose } from './times-to-choose.ts';
import type { FieldProps } from './use-field-frame.tsx';

/** A time of day, chosen from a list in the reader's language. The browser's own field would use the browser's language. */
export function TimeField(field: FieldProps<string | null>) {
  const language = useLanguage();
  return (
    <SelectField
      {...field}
      frameClass={classes.time}
      none={messages.chooseTime}
      choices={timesToChoose(field.value).map((time) => ({
        value: time,
        label: formatClock(time, language),
      }))}
    />
  );
}
