/** A place on the page that both languages have, though their texts differ in length. */
export interface PagePlace {
  readonly section: string;
  /** The place within the section, as a share of its height. */
  readonly share: number;
}

/** The section at the upper edge, and how much of it has passed. Null at the top of the page. */
export function currentPlace(): PagePlace | null {
  if (window.scrollY < 8) return null;
  for (const section of document.querySelectorAll('section[id]')) {
    const { top, bottom, height } = section.getBoundingClientRect();
    if (bottom > 0) return { section: section.id, share: -top / height };
  }
  return null;
}

export function returnToPlace({ section, share }: PagePlace): void {
  const found = document.getElementById(section);
  if (found === null) return;
  const { top, height } = found.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top + share * height, behavior: 'instant' });
}
