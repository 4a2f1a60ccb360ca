import classes from './keys.module.css';

interface KeysProps {
  readonly children: string;
}

/** The keys that do something, beside what they do. */
export function Keys({ children }: KeysProps) {
  return (
    <kbd dir="ltr" className={classes.keys}>
      {children}
    </kbd>
  );
}
