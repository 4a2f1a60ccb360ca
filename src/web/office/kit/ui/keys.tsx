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
