import * as z from 'zod/mini';
import { endpoint, sortedBy } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { written, writtenOrNone, writtenText, writtenTextOrNone } from '#contract/fields/written-field.ts';
import { keptPictureType, pictureFile } from '#contract/picture.ts';

/** Of each language's text, in UTF-16 units: some 1,500 words. */
export const postBodyMax = 10_000;

export const postStates = ['draft', 'published'] as const;

/** The SHA-256 of a picture's bytes, in hexadecimal. */
const pictureHash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

const cover = z.object({ hash: pictureHash(), width: z.number(), height: z.number() });

/** A draft may be incomplete, but needs its English title. */
export const blogPostForm = z.object({
  title: written(120, 'text_required'),
  /** The text about it in the list. */
  summary: writtenOrNone(240),
  /** Markdown. */
  body: writtenOrNone(postBodyMax),
  /** The description of the cover, for readers who do not see it. */
  coverAlt: writtenOrNone(200),
});
export type BlogPostForm = z.output<typeof blogPostForm>;

/** The version on the screen, so that another person's change is not overwritten or published unseen. */
const version = z.number().check(z.int());

export const blogPostChanges = z.extend(blogPostForm, { version });

const postRecord = z.object({
  id: z.uuid(),
  title: writtenText,
  summary: writtenTextOrNone,
  body: writtenTextOrNone,
  coverAlt: writtenTextOrNone,
  cover: z.nullable(cover),
  /** Made from the English title when the post is first published, and never changed. */
  slug: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** When it was first published. */
  publishedOn: z.nullable(z.iso.date()),
  author: z.string(),
  /** Increases with every change except of the cover. An edit sends it back. */
  version: z.number(),
});
export type BlogPostRecord = z.output<typeof postRecord>;

/** A published post in a list, in both languages. */
const teaser = z.object({
  slug: z.string(),
  title: spoken,
  summary: spoken,
  cover: z.nullable(z.extend(cover, { alt: spoken })),
  publishedOn: z.iso.date(),
});
export type BlogTeaser = z.output<typeof teaser>;

/** HTML that holds nothing but paragraphs, headings, lists, quotes, emphasis and safe links. */
const post = z.extend(teaser, { html: spoken });
export type BlogPost = z.output<typeof post>;

const byId = z.object({ id: z.uuid() });
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/));

/** The endpoints of signed-in readers. They show published posts only. */
const readingEndpoints = {
  listBlog: endpoint({
    method: 'GET',
    path: '/api/blog',
    summary: 'The published posts of the blog in both languages, newest first, on one page',
    access: 'blog.read',
    output: teaser,
    answers: 'list',
  }),
  readBlogPost: endpoint({
    method: 'GET',
    path: '/api/blog/:slug',
    summary: 'A published post as safe HTML in both languages',
    access: 'blog.read',
    params: z.object({ slug }),
    output: post,
  }),
  showBlogCover: endpoint({
    method: 'GET',
    path: '/api/blog/:slug/covers/:hash',
    summary: 'The cover of a published post; a browser may keep it',
    access: 'blog.read',
    params: z.object({ slug, hash: pictureHash() }),
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
};

const writingEndpoints = {
  listBlogPosts: endpoint({
    method: 'GET',
    path: '/api/blog-posts',
    summary: 'All posts, drafts among them, newest first, on one page',
    access: 'blog.write',
    query: z.object({ state: z.optional(z.enum(postStates)), sort: sortedBy('title') }),
    output: postRecord,
    answers: 'list',
  }),
  getBlogPost: endpoint({
    method: 'GET',
    path: '/api/blog-posts/:id',
    summary: 'A post as it is written, published or not',
    access: 'blog.write',
    params: byId,
    output: postRecord,
  }),
  createBlogPost: endpoint({
    method: 'POST',
    path: '/api/blog-posts',
    summary: 'Begins a post, as a draft that no reader sees',
    access: 'blog.write',
    body: blogPostForm,
    output: postRecord,
    errors: ['idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  editBlogPost: endpoint({
    method: 'PUT',
    path: '/api/blog-posts/:id',
    summary: 'Changes a post, unless someone else did so meanwhile; a published one stays complete',
    access: 'blog.write',
    params: byId,
    body: blogPostChanges,
    output: postRecord,
    errors: ['changed_meanwhile'],
  }),
  publishBlogPost: endpoint({
    method: 'POST',
    path: '/api/blog-posts/:id/publish',
    summary: 'Shows a post that is complete in both languages to its readers',
    access: 'blog.write',
    params: byId,
    body: z.object({ version }),
    output: postRecord,
    errors: ['changed_meanwhile'],
  }),
  unpublishBlogPost: endpoint({
    method: 'POST',
    path: '/api/blog-posts/:id/unpublish',
    summary: 'Takes a post away from its readers; its address stays its own',
    access: 'blog.write',
    params: byId,
    body: z.object({ version }),
    output: postRecord,
    errors: ['changed_meanwhile'],
  }),
  previewBlogText: endpoint({
    method: 'POST',
    path: '/api/blog-posts/preview',
    summary: 'A text in Markdown as readers would see it; nothing is stored',
    access: 'blog.write',
    body: z.object({ text: optionalText(postBodyMax) }),
    output: z.object({ html: z.string() }),
  }),
  setBlogCover: endpoint({
    method: 'PUT',
    path: '/api/blog-posts/:id/cover',
    summary: 'Gives a post a cover, in the place of the one it has',
    access: 'blog.write',
    params: byId,
    body: { fields: z.object({}), files: { picture: pictureFile } },
    output: postRecord,
  }),
  removeBlogCover: endpoint({
    method: 'DELETE',
    path: '/api/blog-posts/:id/cover',
    summary: 'Leaves a post without a cover',
    access: 'blog.write',
    params: byId,
    output: postRecord,
  }),
  showWrittenCover: endpoint({
    method: 'GET',
    path: '/api/blog-posts/:id/covers/:hash',
    summary: 'The cover of any post, published or not; a browser may keep it',
    access: 'blog.write',
    params: z.object({ id: z.uuid(), hash: pictureHash() }),
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
};

export const blogEndpoints = { ...readingEndpoints, ...writingEndpoints };
