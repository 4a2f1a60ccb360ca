import classes from './form-fields.module.css';

/** The star after the name of a required field. The field itself tells it to a screen reader. */
export function RequiredStar() {
  return (
    <span aria-hidden="true" className={classes.required}>
      {' *'}
    </span>
  );
}
