import { roles } from '#domain/rights/role.ts';
import { pageLoaders } from './office/page-loaders.ts';
import type { EarlyAsk } from './office/page-table/page.ts';
import { type AreaPage, type PageName, pagesOf } from './office/pages.ts';
import { paths } from './paths.ts';

/** Every page of the office loads these files and sends these requests, beside its own. */
const frame = {
  files: ['routes.tsx', 'office/office-frame.tsx'],
  asks: ['GET /api/auth/session', 'GET /api/lender', 'GET /api/office-hours'],
} as const satisfies { readonly files: readonly string[]; readonly asks: readonly EarlyAsk[] };

/** The file that a page is loaded from, as its loader names it. */
function fileOf(name: PageName): string {
  const file = /import\('\.\/(.+?)'\)/.exec(String(pageLoaders[name]))?.[1];
  if (file === undefined) throw new Error(`it does not say which file ${name} is loaded from`);
  return `office/${file}`;
}

interface Needs {
  /** The files of the page, beside the app's entry. */
  readonly files: readonly string[];
  /** The requests sent to the server while the files load. */
  readonly asks: readonly EarlyAsk[];
}

const nothing: Needs = { files: [], asks: [] };

function needsOf(page: AreaPage): Needs {
  return {
    files: [...frame.files, fileOf(page.name)],
    asks: page.asks === undefined ? frame.asks : [...frame.asks, page.asks],
  };
}

/**
 * Every address of the app, with its parameters as `:name` and the needs of its page. The build hands them to the server, so Node
 * loads this file and its imports too.
 */
export const addresses: Readonly<Record<string, Needs>> = {
  [paths.signIn]: nothing,
  [paths.dashboard]: nothing,
  [paths.receiptCheck]: { files: ['receipt-check/receipt-check-page.tsx'], asks: [] },
  [paths.clearanceCheck]: { files: ['receipt-check/clearance-page.tsx'], asks: [] },
  ...Object.fromEntries(
    roles.flatMap((role) =>
      pagesOf(role).flatMap((page) => page.patterns.map((pattern) => [pattern, needsOf(page)])),
    ),
  ),
};
