import { languageChoiceName } from '#contract/language-choice.ts';
import { complaintPath, trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Instant } from '#domain/instant.ts';
import type { Language } from '#domain/language.ts';
import type { TrackedComplaint } from './complaint-forms.ts';
import type { SiteService } from './site-content.ts';
import type { TrackedRequest } from './tracked-requests.ts';

/** The pages of the public site: the landing page, and the pages that it leads to. */
export const sitePages = [
  'home',
  'calculator',
  'products',
  'product',
  'guide',
  'check',
  'complaints',
  'complaint',
  'request',
  'blog',
  'post',
] as const;
export type SitePage = (typeof sitePages)[number];

/** A form as a visitor sent it, on the page that answers it. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  /** By the names of the fields. */
  readonly problems: Readonly<Record<string, string>>;
  /** The reason why nothing was stored, where it is no field's. */
  readonly failure: string | null;
}

/** A request as it stands at a moment. */
export interface RequestNow extends TrackedRequest {
  readonly now: Instant;
}

/** The reason why the page of a code shows nothing. */
export type NotShown = 'unknown' | 'too_many' | 'unavailable';

/** The address of a page without its language. */
export interface SitePlace {
  readonly page: SitePage;
  /** Of the one thing that the page shows. */
  readonly slug?: string;
  /** A list shows only what belongs to it. */
  readonly service?: SiteService['type'];
  /** The part of a long list, from 1. */
  readonly part?: number;
  /** True for the list that answers for a thing that is no longer shown. */
  readonly isGone?: boolean;
  /** The complaint of the page's code. */
  readonly complaint?: TrackedComplaint;
  /** The request of the page's code. */
  readonly request?: RequestNow;
  /** In the place of a complaint or a request. */
  readonly notShown?: NotShown;
  /** The form that the page answers. */
  readonly form?: FilledForm;
}

const names: Readonly<Record<Exclude<SitePage, keyof typeof pathOfCode>, string>> = {
  home: '',
  calculator: 'calculator',
  products: 'products',
  product: 'products/',
  guide: 'how-it-works',
  check: 'check',
  complaints: 'complaints',
  blog: 'blog',
  post: 'blog/',
};

/** The pages of a code. They have one address in both languages: it is read out, and noted down. */
const pathOfCode = { complaint: complaintPath, request: trackingPath };

/** True for a page that only the holder of its code opens. */
export const isOfOneVisitor = (page: SitePage): page is keyof typeof pathOfCode => page in pathOfCode;

/** The path of a page in a language: `/`, `/ur/`, `/products?service=dowry&page=2`, `/ur/products/sewing-machine`. */
export function sitePagePath(of: SitePlace | SitePage, language: Language): string {
  const { page, slug = '', service, part = 1 }: SitePlace = typeof of === 'string' ? { page: of } : of;
  if (isOfOneVisitor(page))
    return `${pathOfCode[page](encodeURIComponent(slug))}?${languageChoiceName}=${language}`;
  const chosen = [service && `service=${service}`, part > 1 && `page=${part}`].filter(Boolean).join('&');
  return `${language === 'ur' ? '/ur/' : '/'}${names[page]}${slug}${chosen && `?${chosen}`}`;
}
