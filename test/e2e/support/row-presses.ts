import type { Page } from '@playwright/test';

/** The visible controls of a row that can't be clicked, because another link or button of the row covers them. */
export function takenPressesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(tr, li) :is(a, button)')].flatMap((control) => {
      const [line] = control.getClientRects();
      if (line === undefined) return [];
      const pressed = document
        .elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
        ?.closest('a, button');
      const isTaken =
        pressed != null && pressed !== control && control.closest('tr, li')?.contains(pressed) === true;
      return isTaken ? [`${control.textContent.trim()} is pressed as ${pressed.textContent.trim()}`] : [];
    }),
  );
}
