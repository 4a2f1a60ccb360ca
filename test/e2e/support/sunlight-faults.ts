import type { Page } from '@playwright/test';

/** The contrast at which a text is read in the sun, and the side of a target for a thumb, in pixels. */
const limits = { contrast: 7, side: 48 };

/** The texts of a page that are too faint for the sun, and the targets that are too small for a thumb. What a sheet covers is not read. */
export function sunlightFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(({ contrast, side }) => {
    type Color = readonly [number, number, number, number];
    const colorOf = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const over = ([r, g, b, a]: Color, below: Color): Color => {
      const mixed = (top: number, under: number) => top * a + under * (1 - a);
      return [mixed(r, below[0]), mixed(g, below[1]), mixed(b, below[2]), 1];
    };
    const groundOf = (element: Element | null): Color => {
      if (element === null) return [255, 255, 255, 1];
      const own = colorOf(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    };
    const light = ([r, g, b]: Color) => {
      const linear = [r, g, b]
        .map((part) => part / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const contrastOf = (element: Element) => {
      const ground = groundOf(element);
      const [dark = 0, bright = 0] = [
        light(over(colorOf(getComputedStyle(element).color), ground)),
        light(ground),
      ].sort();
      return (bright + 0.05) / (dark + 0.05);
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility() && element.closest('[inert]') === null;
    };
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let read = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const said = node.textContent?.trim() ?? '';
      if (element === null || said === '' || !isSeen(element)) continue;
      read += 1;
      const found = contrastOf(element);
      if (found < contrast) faults.push(`too faint: ${said.slice(0, 40)}: ${found.toFixed(2)}`);
    }
    if (read === 0) faults.push('nothing to read');
    for (const target of document.querySelectorAll('a[href], button, input, textarea, [role=switch]')) {
      if (!isSeen(target)) continue;
      // A field is pressed anywhere in its box.
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const said = target.getAttribute('aria-label') || target.textContent || target.id;
      if (width < side || height < side)
        faults.push(`too small: ${said.trim().slice(0, 40)}: ${width.toFixed(0)} x ${height.toFixed(0)}`);
      if (target.matches('input, textarea') && contrastOf(target) < contrast)
        faults.push(`too faint: ${said}`);
    }
    return faults;
  }, limits);
}
