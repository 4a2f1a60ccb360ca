import type { Page } from './page.ts';

export const sitePages = {
  manageBlog: {
    path: 'blog',
    access: 'blog.write',
    title: { en: 'Blog', ur: 'بلاگ' },
    icon: 'blog',
  },
  blog: {
    path: 'blog',
    access: 'blog.read',
    only: ['customer'],
    title: { en: 'Blog', ur: 'بلاگ' },
    icon: 'blog',
  },
  blogPost: {
    path: 'blog/:slug',
    access: 'blog.read',
    only: ['customer'],
    title: { en: 'Blog post', ur: 'بلاگ کی تحریر' },
    icon: 'blog',
  },
} as const satisfies Readonly<Record<string, Page>>;
