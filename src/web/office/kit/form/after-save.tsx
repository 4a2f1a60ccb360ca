import { type ReactNode, useEffect, useRef } from 'react';
import classes from './after-save.module.css';

interface AfterSaveProps {
  /** How often it was saved until now. */
  readonly saves: number;
  readonly children: ReactNode;
}

/** What says that something was saved. It takes the focus each time, so that nobody has to look for it. */
export function AfterSave({ saves, children }: AfterSaveProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saves > 0) place.current?.focus();
  }, [saves]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={classes.said}>
      {children}
    </div>
  );
}
