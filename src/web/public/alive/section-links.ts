import { chooseService } from './choose-service.ts';

/** Scrolls to a section and lets reading and tabbing go on there. The address and the history stay as they are. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  const heading = section?.matches('[tabindex="-1"]') ? section : section?.querySelector('[tabindex="-1"]');
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}

/** Follows the links inside the page. */
export function followSectionLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('a[href^="#"]:not([data-opens])')
        : null;
    if (link === null) return;
    event.preventDefault();
    const { asksAbout } = link.dataset;
    if (asksAbout !== undefined) chooseService(asksAbout);
    goToSection(link.getAttribute('href')?.slice(1) ?? '');
  });
}
