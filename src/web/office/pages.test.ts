import { expect, test } from 'vitest';
import { type Role, roles } from '#domain/rights/role.ts';
import { isWithin, menuOf, pagePath, pagesOf } from './pages.ts';

const addressesOf = (role: Role) => pagesOf(role).flatMap(({ patterns }) => patterns);

test('every role has exactly the menu of the specification', () => {
  const labels = (role: Role) => menuOf(role).map(({ title }) => title.en);
  expect(labels('superadmin')).toEqual([
    'Dashboard',
    'Contact Requests',
    'Employees',
    'Customers',
    'Payments',
    'Challenges',
  ]);
  expect(labels('employee')).toEqual(['Dashboard', 'Customers', 'My Contact Requests']);
  expect(labels('customer')).toEqual(['Dashboard']);
});

/** The papers of an agreement. */
const printed = ['statement', 'key-facts', 'agreement', 'clearance'].map(
  (paper) => `/customers/:id/agreements/:agreementId/${paper}`,
);

test('each area has the addresses of the specification and the design, and no others', () => {
  expect(addressesOf('superadmin').toSorted()).toEqual(
    [
      ...['', '/dashboard', '/employees', '/employees/new', '/employees/:id/edit', '/customers'],
      ...['/customers/new', '/customers/:id/edit', '/customers/:id/balance', '/products'],
      ...['/customers/:id/agreements/new', '/customers/:id/agreements/:agreementId', ...printed],
      ...['/products/new', '/products/:id/edit'],
      ...[
        '/contact-requests',
        '/complaints',
        '/complaints/new',
        '/complaints/:id',
        '/home-visits',
        '/cash',
        '/cash/drawers/:branchId/day',
        '/cash/days/:id',
        '/cash/slips/:id',
        '/field',
        '/payments',
        '/payments/new',
        '/payments/slips',
        '/receipts/:entryId',
      ],
      ...['/challenges', '/challenges/new', '/challenges/:id', '/challenges/:id/edit'],
      ...['/approvals', '/approvals/second-step', '/branches', '/branches/new', '/branches/:id/edit'],
      ...['/audit', '/reports', '/reports/:name', '/reports/:name/sheet', '/imports', '/imports/:id'],
      ...['/months', '/books', '/guarantors/:id'],
      ...[
        '/blog',
        '/blog/new',
        '/blog/:id/edit',
        '/due',
        '/due/sheet',
        '/notices',
        '/profile',
        '/two-step-sign-in',
        '/settings',
        '/settings/lender',
        '/settings/texts',
        '/settings/offer',
        '/settings/site',
      ],
      ...[
        '/settings/rules',
        '/settings/closed-days',
        '/settings/relief-fund',
        '/settings/accounts',
        '/settings/accounts/:id/statement',
        '/settings/book-rules',
        '/settings/complaints',
        '/settings/screening',
        '/screening',
        '/screening/:part',
        '/screening/matches/:id',
        '/settings/messages',
        '/settings/messages/:template',
        '/transfer-reports',
        '/bank-lines',
        '/payments/cheques',
        '/customer-requests',
        '/messages',
      ],
    ]
      .map((path) => `/admin${path}`)
      .toSorted(),
  );
  expect(addressesOf('employee').toSorted()).toEqual(
    [
      ...[
        '',
        '/dashboard',
        '/products',
        '/my-contact-requests',
        '/complaints',
        '/complaints/new',
        '/complaints/:id',
        '/home-visits',
        '/customers',
        '/customers/new',
      ],
      '/guarantors/:id',
      ...['/customers/:id/edit', '/customers/:id/balance', '/challenges', '/challenges/:id'],
      ...['/customers/:id/agreements/new', '/customers/:id/agreements/:agreementId', ...printed],
      ...['/approvals', '/approvals/second-step'],
      ...[
        '/cash',
        '/cash/drawers/:branchId/day',
        '/cash/days/:id',
        '/cash/slips/:id',
        '/due',
        '/due/sheet',
        '/field',
        '/notices',
        '/payments/new',
        '/payments/slips',
        '/payments/today',
        '/receipts/:entryId',
      ],
      ...[
        '/profile',
        '/settings',
        '/transfer-reports',
        '/bank-lines',
        '/payments/cheques',
        '/customer-requests',
      ],
      '/messages',
    ]
      .map((path) => `/employee${path}`)
      .toSorted(),
  );
  expect(addressesOf('customer').toSorted()).toEqual(
    [
      ...['', '/dashboard', '/blog', '/blog/:slug', '/profile', '/settings', '/receipts/:entryId'],
      '/complaints',
      ...['', '/statement', '/key-facts', '/clearance'].map((page) => `/agreements/:agreementId${page}`),
    ]
      .map((path) => `/customer${path}`)
      .toSorted(),
  );
});

test.each(roles)('no two pages of a %s have the same address', (role) => {
  expect(new Set(addressesOf(role)).size).toBe(addressesOf(role).length);
});

test('a link escapes any parameter', () => {
  expect(pagePath('superadmin', 'customerBalance', '42')).toBe('/admin/customers/42/balance');
  expect(pagePath('employee', 'editAgreement', '42', '7')).toBe('/employee/customers/42/agreements/7');
  expect(pagePath('customer', 'blogPost', 'عید/2026')).toBe(
    `/customer/blog/${encodeURIComponent('عید/2026')}`,
  );
});

test('a subpage belongs to the menu entry of its parent', () => {
  expect(isWithin('customerBalance', 'customers')).toBe(true);
  expect(isWithin('customers', 'customers')).toBe(true);
  expect(isWithin('customers', 'customerBalance')).toBe(false);
  expect(isWithin('products', 'payments')).toBe(false);
});
