import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import classes from './form-dialog.module.css';
import { CloseIcon } from './form-icons.tsx';
import { messages } from './forms.messages.ts';

interface FormDialogProps {
  /** The id of the heading that names the dialog. */
  readonly titleId: string;
  readonly language: Language;
  readonly isOpen: boolean;
  /** While something is being sent the dialog stays. */
  readonly isSending: boolean;
  readonly onClose: () => void;
  /** The toast above the buttons. */
  readonly toast: ReactNode;
  readonly children: ReactNode;
}

/** The native modal: it keeps the focus inside, closes at Escape and gives the focus back to whatever opened it. */
export function FormDialog({
  titleId,
  language,
  isOpen,
  isSending,
  onClose,
  toast,
  children,
}: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (!isOpen) {
      element.close();
      return;
    }
    element.showModal();
    // Not the first field: on a phone its keyboard would hide the form before it has been seen.
    document.getElementById(titleId)?.focus();
  }, [isOpen, titleId]);

  function cancel(event: SyntheticEvent) {
    if (isSending) event.preventDefault();
    else onClose();
  }

  // The browser fires the event only after closing; by then the dialog may be open again.
  function closed() {
    if (dialog.current?.open === false) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
    >
      {isOpen && (
        <>
          {children}
          <div className={classes.toast}>{toast}</div>
          <button
            type="button"
            className={classes.close}
            aria-label={messages.close[language]}
            disabled={isSending}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClose}
          >
            <CloseIcon size={18} />
          </button>
        </>
      )}
    </dialog>
  );
}
