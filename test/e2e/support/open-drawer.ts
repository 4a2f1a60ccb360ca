import type { Locator, Page } from '@playwright/test';
import type { DrawerName } from '#web/office/drawers.ts';
import { expect } from './fixtures.ts';

export interface OpenedDrawer {
  readonly name: DrawerName;
  readonly id: string;
}

/** Opens a drawer over the page of the office that is there, as a button anywhere does. */
export async function openDrawer(page: Page, drawer: OpenedDrawer): Promise<Locator> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((opened) => {
    const { idx = 0 } = window.history.state ?? {};
    const state = { usr: { drawer: opened }, key: 'drawer', idx: idx + 1 };
    window.history.pushState(state, '', window.location.href);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, drawer);
  return page.getByRole('dialog').first();
}
