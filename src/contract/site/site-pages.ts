import type { Language } from '#domain/language.ts';
import type { SiteService } from './site-content.ts';

/** The pages of the public site: the landing page, and the pages that it leads to. */
export const sitePages = [
  'home',
  'calculator',
  'products',
  'product',
  'guide',
  'check',
  'blog',
  'post',
] as const;
export type SitePage = (typeof sitePages)[number];

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
}

const names: Readonly<Record<SitePage, string>> = {
  home: '',
  calculator: 'calculator',
  products: 'products',
  product: 'products/',
  guide: 'how-it-works',
  check: 'check',
  blog: 'blog',
  post: 'blog/',
};

/** The path of a page in a language: `/`, `/ur/`, `/products?service=dowry&page=2`, `/ur/products/sewing-machine`. */
export function sitePagePath(of: SitePlace | SitePage, language: Language): string {
  const { page, slug = '', service, part = 1 }: SitePlace = typeof of === 'string' ? { page: of } : of;
  const chosen = [service && `service=${service}`, part > 1 && `page=${part}`].filter(Boolean).join('&');
  return `${language === 'ur' ? '/ur/' : '/'}${names[page]}${slug}${chosen && `?${chosen}`}`;
}
