import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own `<dialog>` over everything while it is mounted. It holds the focus. Escape and a click beside it ask to
 * close it. Closed while it is still in the page, it returns the focus.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file picker inside of it fires the same event when it is canceled.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape makes a browser close it without asking. It stays open when closing is not allowed now.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== ref.current || ref.current.open) return;
      ref.current.showModal();
      onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === ref.current) onClose();
    },
  };
}
