import classes from './controls.module.css';

/** Turns while something is on its way. It says nothing to a screen reader; the text beside it does. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
