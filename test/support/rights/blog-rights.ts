import type { TestApi } from '#test/support/calls/api.ts';
import { addPost, postBody, publish } from '#test/support/desk/blog.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { Expected } from './lending-rights.ts';

/** The blog is written for customers; employees have no page of it. */
const readers: Expected = { nobody: 401, customer: 200, employee: 403, otherEmployee: 403, superadmin: 200 };
const superadminOnly: Expected = { ...readers, customer: 403 };

/** The rights around the blog. */
export function blogRights(testApi: TestApi, desk: Desk) {
  const published = async () => publish(testApi, desk, await addPost(testApi, desk));
  const withCover = async () => {
    const { id } = await addPost(testApi, desk);
    const picture = await samplePicture();
    return testApi.call('setBlogCover', { as: desk.superadmin, params: { id }, body: { picture } });
  };
  return {
    listBlog: { request: async () => ({}), expected: readers },
    readBlogPost: {
      request: async () => ({ params: { slug: (await published()).slug ?? '' } }),
      expected: readers,
    },
    showBlogCover: {
      request: async () => {
        const { slug, cover } = await publish(testApi, desk, await withCover());
        return { params: { slug: slug ?? '', hash: cover?.hash ?? '' } };
      },
      expected: readers,
    },
    listBlogPosts: { request: async () => ({}), expected: superadminOnly },
    getBlogPost: {
      request: async () => ({ params: { id: (await addPost(testApi, desk)).id } }),
      expected: superadminOnly,
    },
    createBlogPost: { request: async () => ({ body: postBody() }), expected: superadminOnly },
    editBlogPost: {
      request: async () => {
        const { id, version } = await addPost(testApi, desk);
        return { params: { id }, body: { ...postBody(), version } };
      },
      expected: superadminOnly,
    },
    publishBlogPost: {
      request: async () => {
        const { id, version } = await addPost(testApi, desk);
        return { params: { id }, body: { version } };
      },
      expected: superadminOnly,
    },
    unpublishBlogPost: {
      request: async () => {
        const { id, version } = await published();
        return { params: { id }, body: { version } };
      },
      expected: superadminOnly,
    },
    previewBlogText: { request: async () => ({ body: { text: '**Plan**' } }), expected: superadminOnly },
    setBlogCover: {
      request: async () => ({
        params: { id: (await addPost(testApi, desk)).id },
        body: { picture: await samplePicture() },
      }),
      expected: superadminOnly,
    },
    removeBlogCover: {
      request: async () => ({ params: { id: (await withCover()).id } }),
      expected: superadminOnly,
    },
    showWrittenCover: {
      request: async () => {
        const { id, cover } = await withCover();
        return { params: { id, hash: cover?.hash ?? '' } };
      },
      expected: superadminOnly,
    },
  };
}
