import type { Page } from '@playwright/test';

/**
 * Links, buttons, fields and tabs that are too low for a finger, where the page is touched and not pointed at. A link within a
 * sentence is as high as its line (WCAG 2.5.8).
 */
export async function lowTargetsOf(page: Page): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const low = await lowTargetsUnderFingers(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await device.detach();
  return low;
}

function lowTargetsUnderFingers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) throw new Error('the page is not touched');
    // Text heights are fractions of a pixel, so half a pixel is tolerated.
    const heightMin = 43.5;
    const isShown = (element: Element): boolean => {
      const { width, height, bottom } = element.getBoundingClientRect();
      const isTouched = getComputedStyle(element).pointerEvents !== 'none';
      return isTouched && element.checkVisibility() && width > 1 && height > 1 && bottom > 0;
    };
    const isWithinSentence = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
    // The touch target may be larger than the drawing.
    const heightOf = (element: Element): number =>
      Math.max(
        element.getBoundingClientRect().height,
        ...[...((element as HTMLInputElement).labels ?? [])].map(
          (label) => label.getBoundingClientRect().height,
        ),
        ...['::before', '::after'].map((mark) => {
          const { content, position, height } = getComputedStyle(element, mark);
          return content !== 'none' && position === 'absolute' ? Number.parseFloat(height) : 0;
        }),
      );
    // A field that only programs fill in is out of sight.
    const targets = 'a[href], button, input:not([name=website]), select, textarea, summary, [role=tab]';
    return [...document.querySelectorAll(targets)]
      .filter((element) => isShown(element) && !isWithinSentence(element) && heightOf(element) < heightMin)
      .map((element) => {
        const name =
          element.getAttribute('aria-label') || element.textContent || element.getAttribute('name');
        return `too low for a finger: ${element.tagName} ${name?.trim().slice(0, 40)}: ${heightOf(element).toFixed(1)} px`;
      });
  });
}
