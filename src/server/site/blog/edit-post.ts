import type { blogEndpoints } from '#contract/site/blog.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPost, lockPost, type PostRow, postParticulars } from './blog.queries.ts';
import { formView } from './blog.view.ts';
import { refuseIncomplete } from './complete-post.ts';
import { refuseTakenTitle } from './post-address.ts';

const updatePost = namedStatement(
  'update-blog-post',
  `UPDATE blog_posts SET ${postParticulars.assignments}, version = version + 1 WHERE id = :id`,
);

/** Changes a post. A published post changes at once, so it must stay complete. */
export async function editPost(call: Call<typeof blogEndpoints.editBlogPost>): Promise<PostRow> {
  const { context, input } = call;
  const { id } = input.params;
  const { version, ...form } = input.body;
  return inTransaction(context.pool, async (client) => {
    const before = await lockPost(client, id);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    if (before.isPublished) refuseIncomplete(form, before.coverHash !== null, 'needed_while_published');
    if (before.slug === null) await refuseTakenTitle(client, form.title.own);
    await client.query(updatePost({ id, ...postParticulars.valuesOf(form) }));
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'edit_blog_post',
      subject: 'blog_post',
      subjectId: id,
      ...changedFields(formView(before), form),
    });
    return findPost(client, id);
  });
}
