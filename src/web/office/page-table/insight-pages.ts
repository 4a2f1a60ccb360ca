import type { Page } from './page.ts';

const dashboard = {
  path: 'dashboard',
  title: { en: 'Dashboard', ur: 'ڈیش بورڈ' },
  icon: 'dashboard',
  key: 'D',
  isIndex: true,
} as const;

export const insightPages = {
  adminDashboard: {
    ...dashboard,
    access: 'portfolio.read',
    asks: 'GET /api/dashboards/portfolio',
  },
  employeeDashboard: {
    ...dashboard,
    access: 'due-list.read',
    only: ['employee'],
    asks: 'GET /api/due-list/totals',
  },
  customerDashboard: {
    ...dashboard,
    access: 'my-account.read',
    needsLinkedAccount: true,
  },
  reports: {
    path: 'reports',
    access: 'reports.read',
    title: { en: 'Reports', ur: 'رپورٹیں' },
    icon: 'reports',
    key: 'T',
  },
  report: {
    path: 'reports/:name',
    access: 'reports.read',
    title: { en: 'Report', ur: 'رپورٹ' },
    icon: 'reports',
  },
  reportSheet: {
    path: 'reports/:name/sheet',
    access: 'reports.read',
    title: { en: 'Report to print', ur: 'پرنٹ کے لیے رپورٹ' },
    icon: 'reports',
  },
  books: {
    path: 'books',
    access: 'reports.read',
    title: { en: 'Accountant’s books', ur: 'محاسبی کے کھاتے' },
    icon: 'reports',
  },
  months: {
    path: 'months',
    access: 'months.close',
    title: { en: 'Month close', ur: 'مہینے کا حساب بند' },
    icon: 'reports',
    asks: 'GET /api/months',
  },
  imports: {
    path: 'imports',
    access: 'imports.run',
    title: { en: 'Import', ur: 'امپورٹ' },
    icon: 'imports',
    asks: 'GET /api/imports',
  },
  import: {
    path: 'imports/:id',
    access: 'imports.run',
    title: { en: 'Imported file', ur: 'امپورٹ کی فائل' },
    icon: 'imports',
  },
} as const satisfies Readonly<Record<string, Page>>;
