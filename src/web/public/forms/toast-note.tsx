import type { Language } from '#domain/language.ts';
import { AlertIcon, CheckIcon, CloseIcon } from './form-icons.tsx';
import { messages } from './forms.messages.ts';
import classes from './toast-note.module.css';

export interface ToastContent {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

export interface ToastNoteProps {
  readonly toast: ToastContent;
  readonly language: Language;
  readonly onClose: () => void;
}

/** A toast as it is seen. */
export function ToastNote({ toast, language, onClose }: ToastNoteProps) {
  return (
    <div className={classes.toast} data-kind={toast.kind}>
      {toast.kind === 'success' ? <CheckIcon size={22} /> : <AlertIcon size={22} />}
      <p>{toast.text}</p>
      <button type="button" aria-label={messages.closeNotice[language]} onClick={onClose}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
