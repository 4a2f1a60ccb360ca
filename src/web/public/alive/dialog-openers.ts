import type { DialogName } from '../islands/dialogs.tsx';

function openerOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
}

/** Makes the openers of dialogs work as the buttons that screen readers announce: by click, Enter and space. */
export function openDialogsWith(open: (name: DialogName) => void): void {
  const press = (event: Event) => {
    const name = openerOf(event)?.dataset.opens;
    if (name !== 'contact' && name !== 'visit') return;
    event.preventDefault();
    open(name);
  };
  document.addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') press(event);
  });
}
