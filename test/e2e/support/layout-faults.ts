import type { Page } from '@playwright/test';

/**
 * The parts of the site or the sign-in page that overflow the screen sideways, wrap although they must not, or leave a gap.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const said = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page');
    for (const element of document.querySelectorAll(
      ':is(#site, #root) :not(.visually-hidden, svg, svg *, [name=website], [data-island=pictures] *)',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1;
      if (isSeen && (left < -1 || right > window.innerWidth + 1))
        faults.push(`leaves the screen: ${said(element)}`);
    }
    for (const figure of document.querySelectorAll('#site :is(dd, footer a, a[href*="wa.me"]) > bdi')) {
      // Figures and Urdu words beside each other are two boxes of one line; a break puts one below the other.
      const boxes = [...figure.getClientRects()];
      if (boxes.some(({ top }) => boxes.some(({ bottom }) => top > bottom - 1)))
        faults.push(`breaks: ${said(figure)}`);
    }
    // The line of the hero in the other language ends where the page's own lines begin.
    const line = document.querySelector('#hero p[lang]');
    const own = document.querySelector('#hero h1');
    const side = document.dir === 'rtl' ? 'right' : 'left';
    if (line !== null && own !== null) {
      const range = document.createRange();
      range.selectNodeContents(line);
      const start = own.getBoundingClientRect()[side];
      for (const rect of range.getClientRects()) {
        if (Math.abs(rect[side] - start) > 4) faults.push(`jumps: ${said(line)}`);
      }
    }
    for (const last of document.querySelectorAll('#services article:last-child')) {
      const grid = last.parentElement?.getBoundingClientRect();
      const end = document.dir === 'rtl' ? 'left' : 'right';
      if (Math.abs(last.getBoundingClientRect()[end] - (grid?.[end] ?? 0)) > 1)
        faults.push(`stands beside a hole: ${said(last)}`);
    }
    return faults;
  });
}
