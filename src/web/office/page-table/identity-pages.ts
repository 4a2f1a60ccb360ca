import type { Page } from './page.ts';

export const identityPages = {
  profile: {
    path: 'profile',
    access: 'profile.edit',
    title: { en: 'Profile', ur: 'پروفائل' },
    icon: 'profile',
  },
  // The page that a superadmin without it is led to.
  twoStepSignIn: {
    path: 'two-step-sign-in',
    access: 'profile.edit',
    only: ['superadmin'],
    title: { en: 'Two-step sign-in', ur: 'دو مرحلہ سائن اِن' },
    icon: 'profile',
  },
} as const satisfies Readonly<Record<string, Page>>;
