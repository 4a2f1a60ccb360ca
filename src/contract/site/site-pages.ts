import { languageChoiceName } from '#contract/language-choice.ts';
import { complaintPath } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Language } from '#domain/language.ts';
import type { TrackedComplaint } from './complaint-forms.ts';
import type { SiteService } from './site-content.ts';

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
  /** The complaint of the page's code, or why none is shown. */
  readonly complaint?: TrackedComplaint | 'unknown' | 'too_many';
  /** The form that the page answers. */
  readonly form?: FilledForm;
}

const names: Readonly<Record<SitePage, string>> = {
  home: '',
  calculator: 'calculator',
  products: 'products',
  product: 'products/',
  guide: 'how-it-works',
  check: 'check',
  complaints: 'complaints',
  complaint: 'c/',
  blog: 'blog',
  post: 'blog/',
};

/** The path of a page in a language: `/`, `/ur/`, `/products?service=dowry&page=2`, `/ur/products/sewing-machine`. */
export function sitePagePath(of: SitePlace | SitePage, language: Language): string {
  const { page, slug = '', service, part = 1 }: SitePlace = typeof of === 'string' ? { page: of } : of;
  // One address in both languages: it is read out, and noted down.
  if (page === 'complaint')
    return `${complaintPath(encodeURIComponent(slug))}?${languageChoiceName}=${language}`;
  const chosen = [service && `service=${service}`, part > 1 && `page=${part}`].filter(Boolean).join('&');
  return `${language === 'ur' ? '/ur/' : '/'}${names[page]}${slug}${chosen && `?${chosen}`}`;
}
