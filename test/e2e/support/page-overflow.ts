import type { Page } from '@playwright/test';

/** Shows or hides a page. Measuring needs no drawing: a transparent page has the same layout. */
export async function setDrawn(page: Page, isDrawn: boolean): Promise<void> {
  await page.evaluate(
    (opacity) => {
      document.documentElement.style.opacity = opacity;
    },
    isDrawn ? '' : '0',
  );
}

/** The outermost elements that leave the screen sideways. A table wider than its own frame is scrolled there. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Two frames later, everything is drawn for this width.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const width = document.documentElement.clientWidth;
    const isLeaving = (element: Element): boolean => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && (left < -1 || right > width + 1) && element.checkVisibility();
    };
    const isFramed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      const { overflowX, clipPath } = getComputedStyle(parent);
      return overflowX !== 'visible' || clipPath !== 'none' || isFramed(parent);
    };
    const outermost = (within: Element): Element[] =>
      [...within.children].flatMap((child) =>
        isLeaving(child) && !isFramed(child) ? [child] : outermost(child),
      );
    const isScrolled = document.documentElement.scrollWidth > width;
    const names = outermost(document.body).map((one) => `${one.tagName} ${one.textContent.slice(0, 30)}`);
    return [...(isScrolled ? ['the page'] : []), ...names];
  });
}

/** Words of which a part is cut off, or that leave the bar at the top, which must not grow over the page. */
export function cutWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Nastaliq has no fixed distance between its glyphs and its line, so only the width is measured.
    const slack = document.documentElement.lang === 'ur' ? Infinity : 2;
    const frameOf = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        box,
        hidesSides: overflowX === 'hidden',
        hidesEnds: overflowY === 'hidden' || element.matches('header'),
        // An element that scrolls in its own frame is not cut by the frames around it.
        isScroller: overflowX === 'auto' || overflowX === 'scroll',
        // Text for screen readers only is small on purpose.
        isForTheEar: box.width <= 1 || clipPath === 'inset(50%)',
      };
    };
    type Frame = ReturnType<typeof frameOf>;
    const isCutBy = (words: DOMRect, { box, hidesSides, hidesEnds }: Frame): boolean =>
      (hidesSides && (words.left < box.left - 2 || words.right > box.right + 2)) ||
      (hidesEnds && (words.top < box.top - slack || words.bottom > box.bottom + slack));
    // Many texts are in the same frames.
    const known = new Map<Element, readonly Frame[]>();
    const framesFrom = (frame: Frame, around: Element | null): readonly Frame[] =>
      frame.isScroller ? [frame] : [frame, ...framesOf(around)];
    const framesOf = (element: Element | null): readonly Frame[] => {
      if (element === null || element === document.body) return [];
      const frames = known.get(element) ?? framesFrom(frameOf(element), element.parentElement);
      known.set(element, frames);
      return frames;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const frames = framesOf(node.parentElement);
      const isForTheEar = frames.some((frame) => frame.isForTheEar);
      if (words.width === 0 || isForTheEar || node.parentElement?.checkVisibility() !== true) continue;
      // The skip link is above the page until it has the focus.
      if (node.parentElement.matches('a[href^="#"]')) continue;
      if (frames.some((frame) => isCutBy(words, frame)))
        cut.push(`cut: ${node.textContent?.trim().slice(0, 30)}`);
    }
    return cut;
  });
}

/** More room above and below what a link or button shows than any of them has by design. */
const roomMax = 96;

/** Links and buttons that are drawn much higher than what they show. */
export function hollowControlsOf(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const shownIn = (control: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(control);
      return range.getBoundingClientRect().height;
    };
    return [...document.querySelectorAll('main :is(a, button)')]
      .filter((control) => control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().height - shownIn(control) > most)
      .map((control) => `hollow: ${control.textContent.trim().slice(0, 30)}`);
  }, roomMax);
}
