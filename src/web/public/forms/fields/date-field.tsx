import { businessDateOf } from '#domain/calendar/business-date.ts';
import { now } from '#web/format/now.ts';
import classes from './field.module.css';
import { FieldFrame, type FieldProps, problemAttributes } from './field.tsx';

/** A date from today on, by Karachi's calendar, wherever the visitor's device is. */
export function DateField(field: FieldProps) {
  return (
    <FieldFrame {...field}>
      <input
        id={field.id}
        name={field.name}
        className={classes.control}
        type="date"
        dir="ltr"
        value={field.value}
        data-empty={field.value === ''}
        min={businessDateOf(now())}
        autoComplete="off"
        {...problemAttributes(field)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
