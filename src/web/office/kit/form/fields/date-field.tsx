import { useRef } from 'react';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { typedDate } from '#web/format/typed-date.ts';
import { usePick } from '#web/i18n/language.ts';
import { messages } from '../form.messages.ts';
import { CalendarIcon } from './field-icons.tsx';
import classes from './form-fields.module.css';
import { TypedField } from './typed-field.tsx';
import type { FieldProps } from './use-field-frame.tsx';

/** The format of a date. It has no words, so it is the same in both languages. */
const example = 'dd/mm/yyyy';

/** Long enough for a date that is pasted with spaces. */
const lengthMax = 20;

/**
 * A date: typed in Pakistan's order, or picked in the browser's own calendar, which every phone and keyboard supports. The
 * browser's own field would use the order of its language, so it only opens the calendar.
 */
export function DateField(field: FieldProps<string | null>) {
  const pick = usePick();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.date}>
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={parseCalendarDate(field.value ?? '') ?? ''}
        onChange={(event) => field.onEdit(event.currentTarget.value || null)}
      />
      <TypedField
        {...field}
        format={typedDate}
        inputMode="numeric"
        lengthMax={lengthMax}
        width="amount"
        placeholder={example}
        action={
          // A browser without it is typed into.
          'showPicker' in HTMLInputElement.prototype && (
            <button
              type="button"
              className={`${classes.pick} screen-only`}
              onClick={() => calendar.current?.showPicker()}
            >
              <CalendarIcon size={18} />
              <span className="visually-hidden">
                {pick(messages.chooseDay)} {pick(field.label)}
              </span>
            </button>
          )
        }
      />
    </div>
  );
}
