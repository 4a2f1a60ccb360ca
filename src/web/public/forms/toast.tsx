import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { Language } from '#domain/language.ts';
import type { ToastContent, ToastNoteProps } from './toast-note.tsx';

/** Long enough to read both lines of the longest toast aloud; it can be closed sooner. */
const shownMs = 8_000;

interface ToastProps {
  readonly toast: ToastContent | null;
  readonly language: Language;
  readonly onClose: () => void;
}

/**
 * It loads with the dialogs, after hydration, because the page does not include its style. A visitor who is offline before that
 * still reads the form's own text.
 */
const ToastNote = lazy<ComponentType<ToastNoteProps>>(() =>
  import('./toast-note.tsx').then(
    (module) => ({ default: module.ToastNote }),
    () => ({ default: () => null }),
  ),
);

/** Announces the result of sending. It is never the only place of it. */
export function Toast({ toast, language, onClose }: ToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs again for each toast, and only then
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [toast]);

  // The empty region stays: screen readers announce new text only in a region that they already know.
  return (
    <div role="status">
      {toast !== null && (
        <Suspense>
          <ToastNote toast={toast} language={language} onClose={onClose} />
        </Suspense>
      )}
    </div>
  );
}
