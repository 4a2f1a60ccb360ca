import type * as z from 'zod/mini';
import type { BlogPostRecord, blogPostForm } from '#contract/site/blog.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** The values of the post form. */
export type PostValues = Draft<z.input<typeof blogPostForm>>;

const noText = { own: '', ur: '' };

export const newPostValues: PostValues = {
  title: noText,
  summary: noText,
  body: noText,
  coverAlt: noText,
};

export function valuesOf(post: BlogPostRecord): PostValues {
  const { title, summary, body, coverAlt } = post;
  return { title, summary, body, coverAlt };
}
