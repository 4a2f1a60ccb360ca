import type { PoolClient } from 'pg';
import { refusedField } from '#server/platform/refusal.ts';

/** `What happens when you're late?` as `what-happens-when-you-re-late`; empty if no letter of a title is allowed in an address. */
export function postAddress(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-');
}

const findTaken = {
  name: 'find-blog-post-at-address',
  text: 'SELECT FROM blog_posts WHERE slug = $1',
};

/**
 * Refuses the title of a draft whose address another post has, so that its writer learns it before the day of publishing. Two
 * drafts may have one title: the first to be published takes the address.
 */
export async function refuseTakenTitle(client: PoolClient, title: string): Promise<void> {
  const { rows } = await client.query({ ...findTaken, values: [postAddress(title)] });
  if (rows.length > 0) throw refusedField('title.own', 'post_title_taken');
}
