import classes from './honeypot.module.css';
import { trapField } from './sending/send-form.ts';

/** A field that nobody can see, hear or reach. Only a program fills it. */
export function Honeypot() {
  return (
    <div className={classes.honeypot} aria-hidden="true" inert>
      <input type="text" name={trapField} aria-label={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
