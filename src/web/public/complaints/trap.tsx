import { honeypotField } from '#contract/site/contact-forms.ts';
import styles from './complaints.module.css';

/** A field that nobody can see, hear or reach. Only a program fills it. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      <input type="text" name={honeypotField} aria-label={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
