import { useEffect } from 'react';
import type { Language } from '#domain/language.ts';
import { AlertIcon, CheckIcon, CloseIcon } from './form-icons.tsx';
import { messages } from './forms.messages.ts';
import classes from './toast.module.css';

/** Long enough to read both lines of the longest toast aloud; it can be closed sooner. */
const shownMs = 8_000;

export interface ToastContent {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

interface ToastProps {
  readonly toast: ToastContent | null;
  readonly language: Language;
  readonly onClose: () => void;
}

/** Says in passing how sending went. It is never the only place that says so. */
export function Toast({ toast, language, onClose }: ToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs anew for each toast, and only then
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [toast]);

  // The empty region stays: screen readers announce what appears in one that they already know.
  return (
    <div role="status">
      {toast !== null && (
        <div className={classes.toast} data-kind={toast.kind}>
          {toast.kind === 'success' ? <CheckIcon size={22} /> : <AlertIcon size={22} />}
          <p>{toast.text}</p>
          <button type="button" aria-label={messages.closeNotice[language]} onClick={onClose}>
            <CloseIcon size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
