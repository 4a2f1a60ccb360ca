import type { Phrase } from '#domain/language.ts';
import { may } from '#domain/rights/capabilities.ts';
import { type Role, roles } from '#domain/rights/role.ts';
import { areas } from '../paths.ts';
import { deskPages } from './page-table/desk-pages.ts';
import { identityPages } from './page-table/identity-pages.ts';
import { insightPages } from './page-table/insight-pages.ts';
import { lenderPages } from './page-table/lender-pages.ts';
import { lendingPages } from './page-table/lending-pages.ts';
import type { Page } from './page-table/page.ts';
import { sitePages } from './page-table/site-pages.ts';

/** All pages of the office, by wing. */
export const pages = {
  ...insightPages,
  ...deskPages,
  ...lendingPages,
  ...lenderPages,
  ...sitePages,
  ...identityPages,
};

/** The sidebars, complete and in order, as the specification gives them. */
const menus: Readonly<Record<Role, readonly PageName[]>> = {
  superadmin: ['adminDashboard', 'contactRequests', 'employees', 'customers', 'payments', 'challenges'],
  employee: ['employeeDashboard', 'customers', 'myContactRequests'],
  customer: ['customerDashboard'],
};

export type PageName = keyof typeof pages;

type ParametersIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [id: string, ...ParametersIn<Rest>]
  : [];
/** The parameters of a page's address. */
export type PageParameters<Name extends PageName> = ParametersIn<(typeof pages)[Name]['path']>;

/** A page in an area. */
export interface AreaPage extends Page {
  readonly name: PageName;
  /** The whole address, or for the first page the area's own. Parameters stay as `:name`. */
  readonly patterns: readonly string[];
}

/** The pages of a role's area, in the order of the table. */
export function pagesOf(role: Role): readonly AreaPage[] {
  return (Object.keys(pages) as PageName[])
    .map((name) => ({ name, ...(pages[name] as Page) }))
    .filter(
      ({ access, only = roles }) => (access === 'signed-in' || may(role, access)) && only.includes(role),
    )
    .map((page) => ({
      ...page,
      patterns: [...(page.isIndex ? [areas[role]] : []), `${areas[role]}/${page.path}`],
    }));
}

/** The address of a page in a role's area. */
export function pagePath<Name extends PageName>(
  role: Role,
  name: Name,
  ...parameters: PageParameters<Name>
): string {
  const left: string[] = [...parameters];
  const filled = pages[name].path.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  return `${areas[role]}/${filled}`;
}

/** The sidebar of a role, complete and in order. A role's other pages are reached from the palette and from pages. */
export function menuOf(role: Role): readonly AreaPage[] {
  return menus[role].flatMap((menu) => pagesOf(role).filter(({ name }) => name === menu));
}

/** The choices of pages whose address ends in a parameter with a few values. Each is a place in the palette. */
export type PagePlaces = Readonly<Partial<Record<PageName, Readonly<Record<string, Phrase>>>>>;

/** True when a page is the other one or lies below it, as a customer's balance lies below the customers. */
export function isWithin(page: PageName, other: PageName): boolean {
  return `${pages[page].path}/`.startsWith(`${pages[other].path}/`);
}
