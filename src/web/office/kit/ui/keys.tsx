import classes from './keys.module.css';

interface KeysProps {
  readonly children: string;
}

/** The keys of an action, beside its name. */
export function Keys({ children }: KeysProps) {
  return (
    <kbd dir="ltr" className={classes.keys}>
      {children}
    </kbd>
  );
}

/** The key of a button, after its words. Devices without a keyboard do not show it. */
export function ButtonKey({ children }: KeysProps) {
  return (
    <span aria-hidden="true" className={classes.ofButton}>
      <Keys>{children}</Keys>
    </span>
  );
}
