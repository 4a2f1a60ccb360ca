import type { blogEndpoints } from '#contract/site/blog.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPost, lockPost, type PostRow } from './blog.queries.ts';

const unpublish = {
  name: 'unpublish-blog-post',
  text: 'UPDATE blog_posts SET is_published = false, version = version + 1 WHERE id = $1',
};

/** Withdraws a post from its readers. It keeps its address, and is a draft again. */
export async function unpublishPost(call: Call<typeof blogEndpoints.unpublishBlogPost>): Promise<PostRow> {
  const { context, input } = call;
  const { id } = input.params;
  return inTransaction(context.pool, async (client) => {
    const before = await lockPost(client, id);
    if (before.version !== input.body.version) throw new Refusal('changed_meanwhile');
    if (!before.isPublished) return before;
    await client.query({ ...unpublish, values: [id] });
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'unpublish_blog_post',
      subject: 'blog_post',
      subjectId: id,
      before: { slug: before.slug },
    });
    return findPost(client, id);
  });
}
