import type { BlogPostForm, BlogPostRecord } from '#contract/site/blog.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { Desk } from '#test/support/lending/lending.ts';

let titles = 0;

/** A post that is complete in both languages, under a title that no other post has. */
export function postBody(changes: Partial<BlogPostForm> = {}): BlogPostForm {
  titles += 1;
  return {
    title: { own: `Plan your installments ${titles}`, ur: 'قسطوں کی منصوبہ بندی' },
    summary: {
      own: 'Begin with what is left at the end of the month.',
      ur: 'آغاز اس رقم سے کیجیے جو مہینے کے آخر میں بچتی ہے۔',
    },
    body: { own: 'Count what comes in. **Then** count what goes out.', ur: 'پہلے آمدن لکھیے، **پھر** خرچ۔' },
    coverAlt: { own: 'A calendar', ur: 'ایک کیلنڈر' },
    ...changes,
  };
}

/** Writes a post that must be accepted. */
export function addPost(
  testApi: TestApi,
  { superadmin }: Pick<Desk, 'superadmin'>,
  changes?: Partial<BlogPostForm>,
): Promise<BlogPostRecord> {
  return testApi.call('createBlogPost', { as: superadmin, body: postBody(changes) });
}

/** Publishes a post that must be accepted. */
export function publish(
  testApi: TestApi,
  { superadmin }: Pick<Desk, 'superadmin'>,
  { id, version }: BlogPostRecord,
): Promise<BlogPostRecord> {
  return testApi.call('publishBlogPost', { as: superadmin, params: { id }, body: { version } });
}
