import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  /** Names what it is about: a question names the thing it would change. */
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Left out where what it holds is a form with its own. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** Something to answer before anything else. The browser's own dialog holds the focus in it and closes it on Escape. */
export function Dialog({ title, icon, children, actions, onClose }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape does the same
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.content}>
        {icon}
        <div className={classes.text}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
