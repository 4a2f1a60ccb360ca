import type { BlogPost, BlogPostForm, BlogPostRecord, BlogTeaser } from '#contract/site/blog.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import type { PostRow } from './blog.queries.ts';
import { renderPost } from './render-post.ts';

/** A post as its writers see it. */
export function postView(row: PostRow): BlogPostRecord {
  return {
    id: row.id,
    ...formView(row),
    cover: coverView(row),
    slug: row.slug,
    isPublished: row.isPublished,
    publishedOn: row.publishedAt && businessDateOf(row.publishedAt.getTime()),
    author: row.author,
    version: row.version,
  };
}

/** The form of a post as it was saved last. */
export function formView(row: PostRow): BlogPostForm {
  return {
    title: row.title,
    summary: row.summary,
    body: row.body,
    coverAlt: row.coverAlt,
  };
}

/** A published post as a list shows it. */
export function teaserView(row: PostRow): BlogTeaser {
  const cover = coverView(row);
  invariant(row.slug !== null && row.publishedAt !== null, 'a published post has an address');
  return {
    slug: row.slug,
    title: published(row.title),
    summary: published(row.summary),
    cover: cover && { ...cover, alt: published(row.coverAlt) },
    publishedOn: businessDateOf(row.publishedAt.getTime()),
  };
}

/** A published post to be read. */
export function articleView(row: PostRow): BlogPost {
  const { en, ur } = published(row.body);
  return {
    ...teaserView(row),
    html: { en: renderPost(en), ur: renderPost(ur) },
  };
}

function published({ own, ur }: Written<string | null>): Phrase {
  invariant(own !== null && ur !== null, 'the table holds no published post that is incomplete');
  return { en: own, ur };
}

export function coverView({ coverHash, coverWidth, coverHeight }: PostRow): BlogPostRecord['cover'] {
  if (coverHash === null || coverWidth === null || coverHeight === null) return null;
  return { hash: coverHash.toString('hex'), width: coverWidth, height: coverHeight };
}
