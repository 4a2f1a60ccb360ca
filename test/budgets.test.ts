import { expect, test } from 'vitest';
import { kilobytesOf } from './support/built-bytes.ts';

const officeShell = ['app.html', 'routes.tsx', 'office/shell/office-layout.tsx'];
const profile = 'office/profile/profile-page.tsx';
const contactRequests = 'office/contact-requests/contact-requests-page.tsx';

test('the sign-in page brings at most 95 KB of JavaScript', () => {
  expect(kilobytesOf(['app.html']).js).toBeLessThanOrEqual(95);
});

test("the office's first screen brings at most 200 KB of JavaScript and 35 KB of CSS", () => {
  const { js, css } = kilobytesOf([...officeShell, contactRequests]);
  expect(js).toBeLessThanOrEqual(200);
  expect(css).toBeLessThanOrEqual(35);
});

test('each further page of the office brings at most 40 KB more', () => {
  const shell = kilobytesOf(officeShell).js;
  const pages = [
    contactRequests,
    profile,
    'office/planned/planned-page.tsx',
    'office/employees/employees-page.tsx',
    'office/employees/new-employee-page.tsx',
    'office/employees/edit-employee-page.tsx',
    'office/branches/branches-page.tsx',
    'office/branches/edit-branch-page.tsx',
    'office/settings/settings-page.tsx',
    'office/settings/lender/lender-profile-page.tsx',
    'office/settings/texts/site-texts-page.tsx',
    'office/settings/rules/office-rules-page.tsx',
    'office/audit/audit-page.tsx',
  ];
  for (const page of pages) {
    expect(kilobytesOf([...officeShell, page]).js - shell, page).toBeLessThanOrEqual(40);
  }
});
