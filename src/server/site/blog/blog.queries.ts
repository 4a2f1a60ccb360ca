import type { Pool, PoolClient } from 'pg';
import type { postStates } from '#contract/site/blog.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The fields of a post's form, as stored. */
export const postParticulars = columns('blog_posts', [], {
  written: ['title', 'summary', 'body', 'cover_alt'],
});

const recordColumns = columns('blog_posts', [
  'id',
  'cover_hash',
  'cover_width',
  'cover_height',
  'slug',
  'is_published',
  'published_at',
  'version',
]);

export interface PostRow extends RowOf<typeof recordColumns>, RowOf<typeof postParticulars> {
  readonly author: string;
}

const selectPosts = `
  SELECT ${recordColumns.selected()}, ${postParticulars.selected()}, users.full_name AS author
    FROM blog_posts JOIN users ON users.id = blog_posts.created_by`;

/** A lender writes dozens of posts, not thousands: they are one page. */
const postsMax = 500;

type PostSort = 'newest' | 'title' | '-title';

const orders: Readonly<Record<PostSort, string>> = {
  newest: 'blog_posts.created_at DESC',
  title: 'lower(title)',
  '-title': 'lower(title) DESC',
};

interface PostFilters {
  readonly state?: (typeof postStates)[number] | undefined;
  readonly sort?: Exclude<PostSort, 'newest'> | undefined;
}

/** The posts in that state, or all, drafts among them. */
export async function listPosts(pool: Pool, filters: PostFilters): Promise<PostRow[]> {
  const { state, sort = 'newest' } = filters;
  const { rows } = await pool.query<PostRow>({
    name: `list-blog-posts-by-${sort}`,
    text: `${selectPosts} WHERE $1::boolean IS NULL OR is_published = $1
            ORDER BY ${orders[sort]}, blog_posts.id DESC LIMIT ${postsMax}`,
    values: [state === undefined ? null : state === 'published'],
  });
  return rows;
}

/** The posts that readers see in the list. */
export async function listPublishedPosts(pool: Pool): Promise<PostRow[]> {
  const { rows } = await pool.query<PostRow>({
    name: 'list-published-blog-posts',
    text: `${selectPosts} WHERE is_published ORDER BY published_at DESC, blog_posts.id DESC LIMIT ${postsMax}`,
  });
  return rows;
}

const findPublished = {
  name: 'find-published-blog-post',
  text: `${selectPosts} WHERE is_published AND slug = $1`,
};

/** A post that readers see; refuses the address of a draft as one that does not exist. */
export async function findPublishedPost(pool: Pool, slug: string): Promise<PostRow> {
  return found(await pool.query<PostRow>({ ...findPublished, values: [slug] }));
}

const find = { name: 'find-blog-post', text: `${selectPosts} WHERE blog_posts.id = $1` };

/** A post, published or not. Refuses an unknown id. */
export async function findPost(client: Pool | PoolClient, id: string): Promise<PostRow> {
  return found(await client.query<PostRow>({ ...find, values: [id] }));
}

const lock = { name: 'lock-blog-post', text: `${find.text} FOR NO KEY UPDATE OF blog_posts` };

/** A post that is locked until the transaction ends. */
export async function lockPost(client: PoolClient, id: string): Promise<PostRow> {
  return found(await client.query<PostRow>({ ...lock, values: [id] }));
}

function found({ rows }: { readonly rows: readonly PostRow[] }): PostRow {
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
