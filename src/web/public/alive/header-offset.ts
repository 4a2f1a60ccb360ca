/** Lets the header stand out from the page once that has left its top; `data-offset` is what its style looks at. */
export function offsetHeaderAfterScroll(): void {
  const header = document.querySelector<HTMLElement>('header[data-offset]');
  if (header === null) return;
  const update = () => {
    header.dataset.offset = String(window.scrollY > 8);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
}
