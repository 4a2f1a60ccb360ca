import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlogPostRecord } from '#contract/site/blog.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addPost, postBody, publish } from '#test/support/desk/blog.ts';
import { addDocument, samplePicture } from '#test/support/files/pictures.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let customer: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  customer = await testApi.signIn((await testApi.addUser('customer')).email);
});
afterAll(() => testApi.close());

const asWriter = ({ id, version }: BlogPostRecord) => ({
  as: desk.superadmin,
  params: { id },
  body: { version },
});
const once = (own: string) => ({ own, ur: null });
const inBoth = (text: string) => ({ own: text, ur: text });
const unpublish = (post: BlogPostRecord) => testApi.call('unpublishBlogPost', asWriter(post));
const edit = ({ id, version }: BlogPostRecord, changes: object) =>
  testApi.call('editBlogPost', {
    as: desk.superadmin,
    params: { id },
    body: { ...postBody(), ...changes, version },
  });
const setCover = async ({ id }: BlogPostRecord) =>
  testApi.call('setBlogCover', {
    as: desk.superadmin,
    params: { id },
    body: { picture: await samplePicture() },
  });
const read = (slug: string, as = customer) => testApi.request('readBlogPost', { as, params: { slug } });
const listed = async () => (await testApi.call('listBlog', { as: customer })).data.map(({ slug }) => slug);

test('a published post can be read in both languages, the newest first', async () => {
  const first = await publish(testApi, desk, await addPost(testApi, desk));
  testApi.clock.advance(1000);
  const second = await publish(
    testApi,
    desk,
    await addPost(testApi, desk, {
      title: inBoth('What happens when you’re late?'),
      body: { own: 'We **call**.', ur: 'ہم **فون** کرتے ہیں۔' },
    }),
  );
  expect(second.slug).toBe('what-happens-when-you-re-late');
  expect((await listed()).slice(0, 2)).toEqual([second.slug, first.slug]);
  const article = await testApi.call('readBlogPost', { as: customer, params: { slug: second.slug ?? '' } });
  expect(article.html.ur).toBe('<p>ہم <strong>فون</strong> کرتے ہیں۔</p>\n');
  expect(JSON.stringify(article)).not.toContain(second.id);
});

test('no reader can find a draft: not in the list, by its address, or by its pictures', async () => {
  const { id, cover } = await setCover(await addPost(testApi, desk, { title: once('Not yet') }));
  const hash = cover?.hash ?? '';
  expect(await listed()).not.toContain('not-yet');
  for (const slug of ['not-yet', id]) {
    expect((await read(slug)).status).toBe(404);
    const shown = await testApi.request('showBlogCover', { as: customer, params: { slug, hash } });
    expect(shown.status).toBe(404);
  }
  const written = await testApi.request('getBlogPost', { as: customer, params: { id } });
  const shown = await testApi.request('showWrittenCover', { as: customer, params: { id, hash } });
  expect([written.status, shown.status]).toEqual([403, 403]);
});

test('the writer sees drafts apart from published posts', async () => {
  const draft = await addPost(testApi, desk);
  const post = await publish(testApi, desk, await addPost(testApi, desk));
  const idsOf = async (state: 'draft' | 'published') =>
    (await testApi.call('listBlogPosts', { as: desk.superadmin, query: { state } })).data.map(({ id }) => id);
  const [drafts, published] = [await idsOf('draft'), await idsOf('published')];
  expect([drafts.includes(draft.id), drafts.includes(post.id)]).toEqual([true, false]);
  expect([published.includes(draft.id), published.includes(post.id)]).toEqual([false, true]);
});

test('an unpublished post is a draft again, and returns with the same address and date', async () => {
  const post = await publish(testApi, desk, await setCover(await addPost(testApi, desk)));
  const [slug, hash] = [post.slug ?? '', post.cover?.hash ?? ''];
  const cover = () => testApi.request('showBlogCover', { as: customer, params: { slug, hash } });
  expect((await cover()).status).toBe(200);
  const taken = await unpublish(post);
  expect([(await read(slug)).status, (await cover()).status]).toEqual([404, 404]);
  testApi.clock.advance(86_400_000);
  desk = { ...(await openDesk(testApi)), employeeId: desk.employeeId };
  const renamed = await edit(taken, { title: inBoth('Quite another title') });
  const again = await publish(testApi, desk, renamed);
  expect([again.slug, again.publishedOn]).toEqual([post.slug, post.publishedOn]);
});

test('even the owner of the tables cannot change the address of a published post', async () => {
  const { id } = await publish(testApi, desk, await addPost(testApi, desk));
  const move = testApi.context.pool.query("UPDATE blog_posts SET slug = 'elsewhere' WHERE id = $1", [id]);
  await expect(move).rejects.toThrow('the address of a published post does not change');
});

test('two posts with one title get different addresses, however close together they are published', async () => {
  const posts = await Promise.all([1, 2].map(() => addPost(testApi, desk, { title: inBoth('Same title') })));
  const outcomes = await Promise.all(posts.map((post) => testApi.attempt('publishBlogPost', asWriter(post))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'invalid_input', fields: ['title.own'] });
});

test('the title of a published post is refused when a draft takes it, not only when it is published', async () => {
  const post = await publish(testApi, desk, await addPost(testApi, desk));
  const draft = await addPost(testApi, desk);
  const body = postBody({ title: inBoth(post.title.own) });
  const as = desk.superadmin;
  const begun = await testApi.refusal('createBlogPost', { as, body, idempotencyKey: randomUUID() });
  const { id, version } = draft;
  const renamed = await testApi.refusal('editBlogPost', { as, params: { id }, body: { ...body, version } });
  expect([begun.fields, renamed.fields]).toEqual([['title.own'], ['title.own']]);
});

test('a post is published only with everything that a reader in either language needs', async () => {
  const draft = await setCover(
    await addPost(testApi, desk, {
      title: once('Plan your installments'),
      body: once('Count what comes in.'),
      summary: { own: null, ur: 'آمدن گنیے۔' },
      coverAlt: once('A calendar'),
    }),
  );
  const refused = await testApi.refusal('publishBlogPost', asWriter(draft));
  expect(refused.fields).toEqual(['title.ur', 'summary.own', 'body.ur', 'coverAlt.ur']);
  const nameless = await addPost(testApi, desk, { title: inBoth('رعایت') });
  expect((await testApi.refusal('publishBlogPost', asWriter(nameless))).fields).toEqual(['title.own']);
});

test('no edit can make a published post incomplete', async () => {
  const post = await publish(
    testApi,
    desk,
    await addPost(testApi, desk, { coverAlt: { own: null, ur: 'ایک کیلنڈر' } }),
  );
  const { id, version } = post;
  const body = { ...postBody({ body: once('Count what comes in.') }), version };
  const edited = await testApi.refusal('editBlogPost', { as: desk.superadmin, params: { id }, body });
  expect(edited.fields).toEqual(['body.ur']);
  const picture = await samplePicture();
  const covered = await testApi.refusal('setBlogCover', {
    as: desk.superadmin,
    params: { id },
    body: { picture },
  });
  expect(covered.fields).toEqual(['coverAlt.own']);
  const kept = await testApi.call('getBlogPost', { as: desk.superadmin, params: { id } });
  expect(kept).toEqual(post);
});

test('a post that someone else changed meanwhile cannot be published or overwritten', async () => {
  const draft = await addPost(testApi, desk);
  const changed = await edit(draft, { body: inBoth('Another text.') });
  for (const name of ['publishBlogPost', 'unpublishBlogPost'] as const)
    expect((await testApi.refusal(name, asWriter(draft))).code).toBe('changed_meanwhile');
  const body = { ...postBody(), version: draft.version };
  const params = { id: draft.id };
  const stale = await testApi.refusal('editBlogPost', { as: desk.superadmin, params, body });
  expect(stale.code).toBe('changed_meanwhile');
  expect(await testApi.call('getBlogPost', { as: desk.superadmin, params })).toEqual(changed);
});

test('a post sent twice is one post, and publishing it twice is one audit event', async () => {
  const body = postBody();
  const sent = { as: desk.superadmin, body, idempotencyKey: '6f1c2f6e-3a52-4f0e-9c53-0d3a5b1f7a10' };
  const [one, other] = [
    await testApi.call('createBlogPost', sent),
    await testApi.call('createBlogPost', sent),
  ];
  expect(other.id).toBe(one.id);
  const published = await publish(testApi, desk, one);
  expect(await publish(testApi, desk, published)).toEqual(published);
  expect(await auditEventsOf(testApi, one.id, 'publish_blog_post')).toMatchObject([
    { after: { slug: published.slug } },
  ]);
});

test('the audit has the fields that an edit changed, and no others', async () => {
  const form = postBody();
  const draft = await addPost(testApi, desk, form);
  const shorter = inBoth('Shorter.');
  const { id, version } = draft;
  const body = { ...form, summary: shorter, version };
  await testApi.call('editBlogPost', { as: desk.superadmin, params: { id }, body });
  expect(await auditEventsOf(testApi, id, 'edit_blog_post')).toMatchObject([
    { before: { summary: form.summary }, after: { summary: shorter } },
  ]);
});

test('a paragraph of a megabyte is refused, and nothing of it is stored', async () => {
  const before = (await testApi.call('listBlogPosts', { as: desk.superadmin })).data.length;
  const refused = async (letters: number) => {
    const body = postBody({ body: once('x'.repeat(letters)) });
    return testApi.refusal('createBlogPost', { as: desk.superadmin, body });
  };
  expect((await refused(1_000_000)).code).toBe('body_too_large');
  expect((await refused(10_001)).fields).toEqual(['body.own']);
  expect((await testApi.call('listBlogPosts', { as: desk.superadmin })).data).toHaveLength(before);
});

test('a preview shows what readers will see, and is not stored', async () => {
  const text = '<script>alert(1)</script>\n\n[win](javascript:alert(1)) **safe**';
  const { html } = await testApi.call('previewBlogText', { as: desk.superadmin, body: { text } });
  const { slug } = await publish(testApi, desk, await addPost(testApi, desk, { body: inBoth(text) }));
  const article = await testApi.call('readBlogPost', { as: customer, params: { slug: slug ?? '' } });
  expect(article.html.en).toBe(html);
  expect(html).not.toMatch(/<script|href/);
});

test("the address of a post's picture does not open a customer's document", async () => {
  const customerId = await addCustomer(testApi, desk);
  await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture());
  const { rows } = await testApi.context.pool.query<{ hash: string }>(
    "SELECT encode(file_hash, 'hex') AS hash FROM customer_documents WHERE customer_id = $1",
    [customerId],
  );
  const { slug } = await publish(testApi, desk, await setCover(await addPost(testApi, desk)));
  const params = { slug: slug ?? '', hash: rows[0]?.hash ?? '' };
  expect((await testApi.request('showBlogCover', { as: customer, params })).status).toBe(404);
});
