import type { PageName } from '../../pages.ts';

export const subjectOrder = ['lending', 'money', 'desk', 'lender', 'site'] as const;
export type Subject = (typeof subjectOrder)[number];

/** The subjects under which the launcher lists every page of the staff that needs no record to be chosen first. */
export const subjects: Readonly<Record<Subject, readonly PageName[]>> = {
  lending: ['adminDashboard', 'employeeDashboard', 'customers', 'due', 'dueSheet', 'products'],
  money: [
    'payments',
    'paymentSlips',
    'cheques',
    'myDay',
    'cash',
    'fieldPhones',
    'transferReports',
    'bankLines',
    'books',
    'months',
    'reliefFund',
  ],
  desk: [
    'contactRequests',
    'myContactRequests',
    'homeVisits',
    'complaints',
    'screening',
    'customerRequests',
    'messages',
    'approvals',
    'secondStepResets',
    'notices',
    'challenges',
  ],
  lender: [
    'reports',
    'employees',
    'officeRules',
    'closedDays',
    'cashAccounts',
    'bookRules',
    'complaintRules',
    'screeningRules',
    'messageWords',
    'audit',
    'settings',
    'imports',
    'profile',
    'twoStepSignIn',
  ],
  site: ['sitePublication', 'siteTexts', 'siteOffer', 'lenderProfile', 'branches', 'manageBlog'],
};
