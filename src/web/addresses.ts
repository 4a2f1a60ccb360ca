import { roles } from '#domain/rights/role.ts';
import { pagesOf } from './office/pages.ts';
import { paths } from './paths.ts';

/**
 * Every address that the app answers; a parameter is written `:name`. The build hands them to the server, so this file and
 * what it imports are loaded by Node too.
 */
export const addresses: readonly string[] = [
  paths.signIn,
  paths.dashboard,
  ...roles.flatMap((role) => pagesOf(role).flatMap(({ patterns }) => patterns)),
];
