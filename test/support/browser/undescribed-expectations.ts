import { registerHooks } from 'node:module';

/**
 * Playwright (1.60 and later) describes the whole page each time an expectation is not met yet, on the page's own thread, and
 * shows the description only if it is never met. Loaded before Playwright, this file disables that, which saves a tenth of the
 * processor time of the browser tests. A test that runs alone (`npx playwright test FILE`) is not given it, and describes what
 * it found.
 */
const description = 'ariaSnapshotForExpectFailure(element, options) {';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(description))
      throw new Error('Playwright has changed: see whether it still describes each page');
    return { ...loaded, source: source.replaceAll(description, `${description} return undefined;`) };
  },
});
