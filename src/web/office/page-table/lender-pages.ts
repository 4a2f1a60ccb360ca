import type { Page } from './page.ts';

export const lenderPages = {
  employees: {
    path: 'employees',
    access: 'employees.manage',
    title: { en: 'Employees', ur: 'ملازمین' },
    icon: 'employees',
    asks: 'POST /api/employees/search',
  },
  newEmployee: {
    path: 'employees/new',
    access: 'employees.manage',
    title: { en: 'New employee', ur: 'نیا ملازم' },
    icon: 'add',
    isBeginning: true,
  },
  editEmployee: {
    path: 'employees/:id/edit',
    access: 'employees.manage',
    title: { en: 'Employee', ur: 'ملازم' },
    icon: 'employees',
  },
  settings: {
    path: 'settings',
    access: 'signed-in',
    title: { en: 'Settings', ur: 'ترتیبات' },
    icon: 'settings',
  },
  lenderProfile: {
    path: 'settings/lender',
    access: 'settings.manage',
    title: { en: 'Lender profile', ur: 'ادارے کا تعارف' },
    icon: 'lender',
  },
  siteTexts: {
    path: 'settings/texts',
    access: 'settings.manage',
    title: { en: 'Site texts', ur: 'ویب سائٹ کی عبارتیں' },
    icon: 'texts',
  },
  siteOffer: {
    path: 'settings/offer',
    access: 'settings.manage',
    title: { en: 'Site services and figures', ur: 'ویب سائٹ کی خدمات اور اعداد' },
    icon: 'products',
  },
  sitePublication: {
    path: 'settings/site',
    access: 'settings.manage',
    title: { en: 'Public site', ur: 'عوامی ویب سائٹ' },
    icon: 'blog',
  },
  officeRules: {
    path: 'settings/rules',
    access: 'settings.manage',
    title: { en: 'Office rules', ur: 'دفتری قواعد' },
    icon: 'rules',
  },
  closedDays: {
    path: 'settings/closed-days',
    access: 'settings.manage',
    title: { en: 'Closed days', ur: 'چھٹی کے دن' },
    icon: 'due',
  },
  reliefFund: {
    path: 'settings/relief-fund',
    access: 'relief-fund.manage',
    title: { en: 'Relief fund', ur: 'رعایت کا فنڈ' },
    icon: 'relief',
  },
  branches: {
    path: 'branches',
    access: 'branches.manage',
    title: { en: 'Branches', ur: 'برانچیں' },
    icon: 'branches',
    asks: 'GET /api/branches',
  },
  newBranch: {
    path: 'branches/new',
    access: 'branches.manage',
    title: { en: 'New branch', ur: 'نئی برانچ' },
    icon: 'add',
    isBeginning: true,
  },
  editBranch: {
    path: 'branches/:id/edit',
    access: 'branches.manage',
    title: { en: 'Branch', ur: 'برانچ' },
    icon: 'branches',
  },
  audit: {
    path: 'audit',
    access: 'audit.read',
    title: { en: 'Audit', ur: 'آڈٹ ریکارڈ' },
    icon: 'audit',
    asks: 'GET /api/audit-events',
  },
} as const satisfies Readonly<Record<string, Page>>;
