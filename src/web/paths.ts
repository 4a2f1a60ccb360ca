import { languageChoiceName } from '#contract/language-choice.ts';
import type { Language } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { clearanceCheckPath } from '#domain/lending/clearance/clearance-check-path.ts';
import type { Role } from '#domain/rights/role.ts';

/** The address of each role's area. */
export const areas: Readonly<Record<Role, string>> = {
  superadmin: '/admin',
  employee: '/employee',
  customer: '/customer',
};

/** The addresses outside every area. */
export const paths = {
  signIn: '/sign-in',
  notFound: '/404',
  dashboard: '/dashboard',
  /** The public check of a receipt. */
  receiptCheck: receiptCheckPath(':code'),
  /** The public check of a clearance certificate. */
  clearanceCheck: clearanceCheckPath(':code'),
};

/** The public site is outside the app's routes: it opens by a full page load. */
export function sitePath(language: Language): string {
  return language === 'ur' ? '/ur/' : '/';
}

/** The public site's section with the branches. */
export function siteBranchesPath(language: Language): string {
  return `${sitePath(language)}#branches`;
}

/** The section of the public site where a visitor leaves a request. */
export function siteContactPath(language: Language): string {
  return `${sitePath(language)}#contact`;
}

/** The public page of complaints, as papers name it. */
export function complaintsAddress(host: string, language: Language): string {
  return `${host}${sitePath(language)}complaints`;
}

/** An address with its query; empty and undefined parameters are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}

const askedForParameter = 'next';
const viewParameter = 'view';

/** The sign-in page, with the requested page in its query. */
export function signInPath(askedFor: string): string {
  return withQuery(paths.signIn, { [askedForParameter]: askedFor });
}

/** The sign-in page in the language of the page that leads to it. */
export function signInPathIn(language: Language): string {
  return withQuery(paths.signIn, { [languageChoiceName]: language });
}

/** The views of the sign-in page besides signing in. */
export const signInViews = ['second-step', 'create-account', 'forgot-password', 'reset-by-code'] as const;
export type SignInView = (typeof signInViews)[number];

/** The sign-in view of an address; null is signing in. */
export function signInViewIn(search: string): SignInView | null {
  const asked = new URLSearchParams(search).get(viewParameter);
  return signInViews.find((view) => view === asked) ?? null;
}

/** Another view of the sign-in page; the requested page stays in the address. */
export function signInViewPath(view: SignInView | null, search: string): string {
  const askedFor = new URLSearchParams(search).get(askedForParameter);
  return withQuery(paths.signIn, {
    [viewParameter]: view ?? undefined,
    [askedForParameter]: askedFor ?? undefined,
  });
}

/**
 * The page for a role after signing in: the requested one when it lies in that role's own area, else its dashboard. Anybody can
 * write the query, so an address of another origin, however disguised, is not followed.
 */
export function pathAfterSignIn(search: string, role: Role, origin: string): string {
  const askedFor = new URLSearchParams(search).get(askedForParameter);
  if (askedFor === null || !URL.canParse(askedFor, origin)) return paths.dashboard;
  const url = new URL(askedFor, origin);
  const isOwn = url.origin === origin && `${url.pathname}/`.startsWith(`${areas[role]}/`);
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : paths.dashboard;
}
