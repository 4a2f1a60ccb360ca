import type { BlogPostRecord, blogEndpoints } from '#contract/site/blog.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';
import { coverSideMax } from '#server/platform/files/picture-remaker.ts';
import type { Call } from '#server/platform/http/call.ts';
import { findPost, lockPost, type PostRow } from './blog.queries.ts';
import { coverView, formView } from './blog.view.ts';
import { refuseIncomplete } from './complete-post.ts';

interface SentCover {
  readonly cover: NonNullable<BlogPostRecord['cover']>;
  /** The content of the file that the cover names. */
  readonly bytes: Uint8Array;
}

/** Sets or replaces the cover of a post. */
export async function setCover(call: Call<typeof blogEndpoints.setBlogCover>): Promise<PostRow> {
  const { pictures } = call.context;
  const { bytes, width, height } = await call.input.body((form) =>
    pictures.remake(form.picture, coverSideMax),
  );
  return replaceCover(call, call.input.params.id, { cover: { hash: hashOf(bytes), width, height }, bytes });
}

/** Removes the cover of a post; the file stays. */
export function removeCover(call: Call<typeof blogEndpoints.removeBlogCover>): Promise<PostRow> {
  return replaceCover(call, call.input.params.id, null);
}

const updateCover = {
  name: 'update-blog-cover',
  text: `UPDATE blog_posts SET cover_hash = decode($2, 'hex'), cover_width = $3, cover_height = $4 WHERE id = $1`,
};

/** Stores nothing and records nothing if the cover is the same. */
async function replaceCover(
  call: Origin & { readonly context: AppContext },
  id: string,
  sent: SentCover | null,
): Promise<PostRow> {
  const { pool, clock, files } = call.context;
  return inTransaction(pool, async (client) => {
    const row = await lockPost(client, id);
    const before = coverView(row);
    const after = sent?.cover ?? null;
    if (before?.hash === after?.hash) return row;
    if (row.isPublished) refuseIncomplete(formView(row), sent !== null, 'needed_while_published');
    if (sent !== null) {
      await lockFile(client, sent.cover.hash);
      await files.put(sent.bytes);
    }
    await client.query({ ...updateCover, values: [id, after?.hash, after?.width, after?.height] });
    await recordAuditEvent(client, call, new Date(clock.now()), {
      branchId: null,
      action: sent === null ? 'remove_blog_cover' : 'set_blog_cover',
      subject: 'blog_post',
      subjectId: id,
      before: { cover: before },
      after: { cover: after },
    });
    return findPost(client, id);
  });
}
