import type { blogEndpoints } from '#contract/site/blog.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { findPost, type PostRow, postParticulars } from './blog.queries.ts';
import { refuseTakenTitle } from './post-address.ts';

const insertPost = namedStatement(
  'insert-blog-post',
  `INSERT INTO blog_posts (id, ${postParticulars.names}, created_at, created_by)
   VALUES (:id, ${postParticulars.parameters}, :at, :by)`,
);

/** Begins a post, as a draft. */
export async function createPost(call: Call<typeof blogEndpoints.createBlogPost>): Promise<PostRow> {
  const { context, actor, input, idempotencyKey } = call;
  const { body } = input;
  const at = new Date(context.clock.now());
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('createBlogPost', body),
  };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, keyed, at, async (newId) => {
      await refuseTakenTitle(client, body.title.own);
      await client.query(insertPost({ id: newId, ...postParticulars.valuesOf(body), at, by: actor.userId }));
      await recordAuditEvent(client, call, at, {
        branchId: null,
        action: 'create_blog_post',
        subject: 'blog_post',
        subjectId: newId,
        after: body,
      });
    });
    return findPost(client, id);
  });
}
