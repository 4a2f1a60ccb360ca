import type { ShownPicture } from '#contract/endpoint.ts';
import { keptPictureType } from '#contract/picture.ts';
import type { blogEndpoints } from '#contract/site/blog.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPost, findPublishedPost, listPosts, listPublishedPosts, type PostRow } from './blog.queries.ts';
import { articleView, coverView, postView, teaserView } from './blog.view.ts';
import { createPost } from './create-post.ts';
import { editPost } from './edit-post.ts';
import { publishPost } from './publish-post.ts';
import { renderPost } from './render-post.ts';
import { removeCover, setCover } from './replace-cover.ts';
import { unpublishPost } from './unpublish-post.ts';

export const blogRoutes: Handlers<typeof blogEndpoints> = {
  async listBlog({ context }) {
    const rows = await listPublishedPosts(context.pool);
    return { data: rows.map(teaserView), page: { next: null, total: rows.length } };
  },
  readBlogPost: async ({ context, input }) => ({
    data: articleView(await findPublishedPost(context.pool, input.params.slug)),
  }),
  showBlogCover: async ({ context, input }) =>
    showCover(context.files, await findPublishedPost(context.pool, input.params.slug), input.params.hash),
  async listBlogPosts({ context, input }) {
    const rows = await listPosts(context.pool, input.query);
    return { data: rows.map(postView), page: { next: null, total: rows.length } };
  },
  getBlogPost: async ({ context, input }) => ({
    data: postView(await findPost(context.pool, input.params.id)),
  }),
  createBlogPost: async (call) => ({ data: postView(await createPost(call)) }),
  editBlogPost: async (call) => ({ data: postView(await editPost(call)) }),
  publishBlogPost: async (call) => ({ data: postView(await publishPost(call)) }),
  unpublishBlogPost: async (call) => ({ data: postView(await unpublishPost(call)) }),
  previewBlogText: async ({ input }) => ({ data: { html: renderPost(input.body.text ?? '') } }),
  setBlogCover: async (call) => ({ data: postView(await setCover(call)) }),
  removeBlogCover: async (call) => ({ data: postView(await removeCover(call)) }),
  showWrittenCover: async ({ context, input }) =>
    showCover(context.files, await findPost(context.pool, input.params.id), input.params.hash),
};

/** Only the post's own cover is accepted, so that no hash opens the file of somebody's document. */
async function showCover(files: FileStore, row: PostRow, hash: string): Promise<ShownPicture> {
  if (coverView(row)?.hash !== hash) throw new Refusal('not_found');
  return { picture: await files.read(hash), mediaType: keptPictureType, isImmutable: true };
}
