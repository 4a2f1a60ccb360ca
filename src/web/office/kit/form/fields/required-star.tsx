import classes from './form-fields.module.css';

/** After the name of a field that must be filled in. The field itself says it to who cannot see it. */
export function RequiredStar() {
  return (
    <span aria-hidden="true" className={classes.required}>
      {' *'}
    </span>
  );
}
