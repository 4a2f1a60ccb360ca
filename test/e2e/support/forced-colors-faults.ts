import type { Page } from '@playwright/test';

/**
 * The chosen items (a page, a language, a row) that forced colours do not tell apart. They must differ from the others by a
 * line or a shape.
 */
export async function forcedColorsFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(() => {
    const chosen =
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], tr[data-selected="true"]';
    const shapeOf = (element: Element) =>
      [undefined, '::before', '::after']
        .map((mark) => {
          const {
            borderTopStyle,
            borderTopWidth,
            outlineStyle,
            content,
            backgroundColor,
            textDecorationLine,
          } = getComputedStyle(element, mark);
          const line = [borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine];
          return mark === undefined ? line : [...line, content, backgroundColor];
        })
        .join();
    const isTwinOf = (one: Element) => (other: Element) =>
      other.className === one.className && !other.matches(chosen) && other.checkVisibility();
    return [...document.querySelectorAll(chosen)]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const twin = [...document.querySelectorAll(one.tagName)].find(isTwinOf(one));
        return twin !== undefined && shapeOf(twin) === shapeOf(one);
      })
      .map(
        (one) =>
          `only its colour tells that it is chosen: ${one.tagName} ${one.textContent.trim().slice(0, 30)}`,
      );
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
