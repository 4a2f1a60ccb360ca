import type { blogEndpoints } from '#contract/site/blog.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { findPost, lockPost, type PostRow } from './blog.queries.ts';
import { formView } from './blog.view.ts';
import { refuseIncomplete } from './complete-post.ts';
import { postAddress } from './post-address.ts';

const publish = {
  name: 'publish-blog-post',
  text: `UPDATE blog_posts SET is_published = true, slug = $2, published_at = coalesce(published_at, $3), version = version + 1
          WHERE id = $1`,
};

/**
 * Publishes a post. Its address is made the first time and stays when the title changes, so shared links remain valid. The
 * table refuses an address that another post has.
 */
export async function publishPost(call: Call<typeof blogEndpoints.publishBlogPost>): Promise<PostRow> {
  const { context, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const before = await lockPost(client, id);
    if (before.version !== input.body.version) throw new Refusal('changed_meanwhile');
    if (before.isPublished) return before;
    refuseIncomplete(formView(before), before.coverHash !== null, 'needed_to_publish');
    const slug = before.slug ?? postAddress(before.title.own);
    if (slug === '') throw refusedField('title.own', 'post_title_without_letters');
    await client.query({ ...publish, values: [id, slug, at] });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'publish_blog_post',
      subject: 'blog_post',
      subjectId: id,
      after: { slug },
    });
    return findPost(client, id);
  });
}
