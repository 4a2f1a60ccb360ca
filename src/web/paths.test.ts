import { expect, test } from 'vitest';
import {
  pathAfterSignIn,
  paths,
  signInPath,
  signInViewIn,
  signInViewPath,
  signInViews,
  withQuery,
} from './paths.ts';

const origin = 'https://desk.example';
const searchOf = (address: string) => new URL(address, origin).search;
const after = (askedFor: string) => pathAfterSignIn(searchOf(signInPath(askedFor)), 'superadmin', origin);

test('signing in leads back to the requested page with its filters', () => {
  const askedFor = '/admin/contact-requests?search=%D8%B3%D8%AF%D8%B1%DB%81&formType=home_visit';
  expect(after(askedFor)).toBe(askedFor);
});

test('signing in without a requested page leads to the dashboard', () => {
  expect(pathAfterSignIn('', 'superadmin', origin)).toBe(paths.dashboard);
});

test.each([
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example/admin',
  '\\\\elsewhere.example\\admin',
  'javascript:alert(1)//admin',
  '/\t/elsewhere.example/admin',
  'http://',
])('%j never redirects out of the product', (askedFor) => {
  expect(after(askedFor)).toBe(paths.dashboard);
});

test.each(['/employee/customers', '/adminer', '/customer', '/sign-in', '/404'])(
  'a requested page of another area, %s, is replaced by the dashboard',
  (askedFor) => {
    expect(after(askedFor)).toBe(paths.dashboard);
  },
);

test('an address has no empty filters', () => {
  expect(withQuery('/admin/contact-requests', { search: '', formType: undefined })).toBe(
    '/admin/contact-requests',
  );
});

test('any search text survives the address', () => {
  const text = 'سدرہ & co = 100% #1';
  const address = withQuery('/admin/contact-requests', { search: text });
  expect(new URL(address, origin).searchParams.get('search')).toBe(text);
});

test.each(signInViews)(
  'the view %s of the sign-in page keeps the requested page, forward and back',
  (view) => {
    const asked = signInPath('/admin/customers?search=a');
    const there = signInViewPath(view, searchOf(asked));
    expect(signInViewIn(searchOf(there))).toBe(view);
    expect(signInViewPath(null, searchOf(there))).toBe(asked);
  },
);

test.each(['', '?view=', '?view=toString', '?view=reset'])('%j opens the sign-in view', (search) => {
  expect(signInViewIn(search)).toBeNull();
});
