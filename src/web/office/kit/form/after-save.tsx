import { type ReactNode, useEffect, useRef } from 'react';
import classes from './after-save.module.css';
import { focusAnswer } from './engine/sending-focus.ts';

interface AfterSaveProps {
  /** The number of saves so far. */
  readonly saves: number;
  readonly children: ReactNode;
}

/**
 * The message that something was saved. It takes the focus each time, so that no one has to look for it, unless the person is
 * typing again.
 */
export function AfterSave({ saves, children }: AfterSaveProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saves > 0) focusAnswer(place.current);
  }, [saves]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={classes.said}>
      {children}
    </div>
  );
}
