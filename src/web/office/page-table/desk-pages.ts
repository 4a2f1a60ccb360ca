import type { Page } from './page.ts';

export const deskPages = {
  contactRequests: {
    path: 'contact-requests',
    access: 'contact-requests.assign',
    title: { en: 'Contact Requests', ur: 'رابطے کی درخواستیں' },
    icon: 'requests',
    key: 'R',
    asks: 'GET /api/contact-requests?tab=to_contact',
  },
  myContactRequests: {
    path: 'my-contact-requests',
    access: 'contact-requests.work',
    only: ['employee'],
    title: { en: 'My Contact Requests', ur: 'میرے سپرد درخواستیں' },
    icon: 'requests',
    key: 'R',
    asks: 'GET /api/contact-requests?tab=to_contact',
  },
  homeVisits: {
    path: 'home-visits',
    access: 'contact-requests.read',
    title: { en: 'Home visits', ur: 'گھر پر ملاقاتیں' },
    icon: 'requests',
  },
  challenges: {
    path: 'challenges',
    access: 'challenges.read',
    title: { en: 'Challenges', ur: 'چیلنجز' },
    icon: 'challenges',
    asks: 'GET /api/challenges',
  },
  newChallenge: {
    path: 'challenges/new',
    access: 'challenges.write',
    title: { en: 'New challenge', ur: 'نیا چیلنج' },
    icon: 'add',
    isBeginning: true,
  },
  editChallenge: {
    path: 'challenges/:id/edit',
    access: 'challenges.write',
    title: { en: 'Edit challenge', ur: 'چیلنج میں تبدیلی' },
    icon: 'challenges',
  },
  challenge: {
    path: 'challenges/:id',
    access: 'challenges.read',
    title: { en: 'Challenge', ur: 'چیلنج' },
    icon: 'challenges',
  },
  notices: {
    path: 'notices',
    access: 'notices.read',
    title: { en: 'Notices', ur: 'اطلاعات' },
    icon: 'notices',
    key: 'N',
  },
} as const satisfies Readonly<Record<string, Page>>;
