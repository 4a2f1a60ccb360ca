import { createHash } from 'node:crypto';
import type { PageContent } from '#contract/site/site-content.ts';
import type { SitePlace } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { hashOfSitePicture } from '../pictures/site-picture-url.ts';
import type { CardRecipe } from './draw-card.ts';

/** Change this with the code of the drawing: a card with the same address never changes. */
const drawingVersion = '1';

const start = '/assets/card-';

/** A picture beside a shared link, which is drawn when it is first asked for or before. */
export interface NamedCard {
  readonly path: string;
  readonly alt: string;
  readonly recipe: CardRecipe;
}

export const isCardPath = (path: string): boolean => path.startsWith(start);

function named(recipe: CardRecipe, alt: string): NamedCard {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, recipe]))
    .digest('base64url');
  return { path: `${start}${hash.slice(0, 16)}.jpg`, alt, recipe };
}

/** The card of a page about one thing or one post; null for other pages, which have the lender's. */
export function cardOf(
  { page, slug }: SitePlace,
  { goods, posts, lender }: PageContent,
  language: Language,
): NamedCard | null {
  const by = { kind: 'drawn', lender: lender.name[language], language } as const;
  const good = page === 'product' ? goods.find((each) => each.slug === slug) : undefined;
  if (good !== undefined) {
    const { name, pictogram, picture } = good;
    if (picture === null) return named({ ...by, pictogram, title: name }, name);
    return named({ kind: 'photo', fit: 'contain', hash: hashOfSitePicture(picture.url) }, name);
  }
  const post = page === 'post' ? posts.find((each) => each.slug === slug) : undefined;
  if (post === undefined) return null;
  const { title, cover } = post;
  if (cover === null) return named({ ...by, pictogram: null, title }, title);
  return named({ kind: 'photo', fit: 'cover', hash: hashOfSitePicture(cover.url) }, cover.alt || title);
}
