import { timeNames } from '../forms.messages.ts';
import { type FieldProps, LabelText, Problem, problemAttributes } from './field.tsx';
import classes from './time-field.module.css';

/** The part of the day for a visit: one of four, side by side. */
export function TimeField(field: FieldProps) {
  return (
    <div role="radiogroup" aria-labelledby={`${field.id}-label`} aria-required {...problemAttributes(field)}>
      <span id={`${field.id}-label`} className={classes.legend}>
        <LabelText {...field} />
      </span>
      <div className={classes.choices}>
        {Object.entries(timeNames).map(([time, name], place) => (
          <label key={time} className={classes.choice}>
            <input
              // The error summary links to the first of them.
              id={place === 0 ? field.id : undefined}
              type="radio"
              name={field.name}
              value={time}
              checked={field.value === time}
              onChange={() => field.onChange(time)}
            />
            <span>{name[field.language]}</span>
          </label>
        ))}
      </div>
      <Problem {...field} />
    </div>
  );
}
