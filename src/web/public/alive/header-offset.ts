/** Raises the header once the page has scrolled away from the top, by `data-offset` for its style. */
export function offsetHeaderAfterScroll(): void {
  const header = document.querySelector<HTMLElement>('header[data-offset]');
  if (header === null) return;
  const update = () => {
    header.dataset.offset = String(window.scrollY > 8);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
}
