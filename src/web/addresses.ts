import { roles } from '#domain/rights/role.ts';
import { pageLoaders } from './office/page-loaders.ts';
import { type PageName, pagesOf } from './office/pages.ts';
import { paths } from './paths.ts';

/** What every page of the office needs beside its own file. */
const frame = ['routes.tsx', 'office/shell/office-layout.tsx'];

/** The file that a page is loaded from, as its loader names it. */
function fileOf(name: PageName): string {
  const file = /import\('\.\/(.+?)'\)/.exec(String(pageLoaders[name]))?.[1];
  if (file === undefined) throw new Error(`it does not say which file ${name} is loaded from`);
  return `office/${file}`;
}

/**
 * Every address that the app answers, a parameter written `:name`, with the files that its page needs beside the app's entry.
 * The build hands them to the server, so this file and what it imports are loaded by Node too.
 */
export const addresses: Readonly<Record<string, readonly string[]>> = {
  [paths.signIn]: [],
  [paths.dashboard]: [],
  [paths.receiptCheck]: ['receipt-check/receipt-check-page.tsx'],
  ...Object.fromEntries(
    roles.flatMap((role) =>
      pagesOf(role).flatMap(({ patterns, name }) =>
        patterns.map((pattern) => [pattern, [...frame, fileOf(name)]]),
      ),
    ),
  ),
};
