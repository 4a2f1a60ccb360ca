import type * as z from 'zod/mini';
import type { BlogPostRecord, blogPostForm } from '#contract/site/blog.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** The values of the post form. */
export type PostValues = Draft<z.input<typeof blogPostForm>>;

export const newPostValues: PostValues = {
  title: '',
  titleUr: '',
  summary: '',
  summaryUr: '',
  body: '',
  bodyUr: '',
  coverAlt: '',
  coverAltUr: '',
};

export function valuesOf(post: BlogPostRecord): PostValues {
  const { title, titleUr, summary, summaryUr, body, bodyUr, coverAlt, coverAltUr } = post;
  return { title, titleUr, summary, summaryUr, body, bodyUr, coverAlt, coverAltUr };
}
