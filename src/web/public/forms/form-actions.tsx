import type { ReactNode } from 'react';
import buttons from '#web/ui/button.module.css';
import classes from './form-actions.module.css';

interface FormActionsProps {
  readonly children: ReactNode;
}

/**
 * The buttons below a form. Pressing one does not move the focus out of the field first: the field's problem would then move the
 * button away from under the finger.
 */
export function FormActions({ children }: FormActionsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is and does nothing by itself
    <div className={classes.actions} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

interface SendButtonProps {
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly label: string;
}

/** Disabled until hydration: the browser's own way of sending would put the input into the address. */
export function SendButton({ isReady, isSending, label }: SendButtonProps) {
  return (
    <button type="submit" className={buttons.primary} disabled={!isReady} aria-disabled={isSending}>
      {isSending && <span className={buttons.spinner} aria-hidden="true" />}
      <span className={classes.label}>{label}</span>
    </button>
  );
}

interface CancelButtonProps {
  readonly isSending: boolean;
  readonly label: string;
  readonly onCancel: () => void;
}

export function CancelButton({ isSending, label, onCancel }: CancelButtonProps) {
  return (
    <button type="button" className={classes.cancel} disabled={isSending} onClick={onCancel}>
      <span className={classes.label}>{label}</span>
    </button>
  );
}
