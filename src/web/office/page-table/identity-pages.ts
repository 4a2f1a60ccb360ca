import type { Page } from './page.ts';

export const identityPages = {
  profile: {
    path: 'profile',
    access: 'profile.edit',
    title: { en: 'Profile', ur: 'پروفائل' },
    icon: 'profile',
  },
} as const satisfies Readonly<Record<string, Page>>;
