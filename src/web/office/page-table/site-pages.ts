import type { Page } from './page.ts';

export const sitePages = {
  manageBlog: {
    path: 'blog',
    access: 'blog.write',
    title: { en: 'Blog', ur: 'بلاگ' },
    icon: 'blog',
    asks: 'GET /api/blog-posts',
  },
  newPost: {
    path: 'blog/new',
    access: 'blog.write',
    title: { en: 'New post', ur: 'نئی تحریر' },
    icon: 'add',
    isBeginning: true,
  },
  editPost: {
    path: 'blog/:id/edit',
    access: 'blog.write',
    title: { en: 'Blog post', ur: 'بلاگ کی تحریر' },
    icon: 'blog',
  },
  blog: {
    path: 'blog',
    access: 'blog.read',
    only: ['customer'],
    title: { en: 'Blog', ur: 'بلاگ' },
    icon: 'blog',
    asks: 'GET /api/blog',
  },
  blogPost: {
    path: 'blog/:slug',
    access: 'blog.read',
    only: ['customer'],
    title: { en: 'Blog post', ur: 'بلاگ کی تحریر' },
    icon: 'blog',
  },
} as const satisfies Readonly<Record<string, Page>>;
