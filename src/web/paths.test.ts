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

test('signing in leads back to the page that was asked for, with its filters', () => {
  const askedFor = '/admin/contact-requests?search=%D8%B3%D8%AF%D8%B1%DB%81&formType=home_visit';
  expect(after(askedFor)).toBe(askedFor);
});

test('signing in without having asked for a page leads to the dashboard', () => {
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
])('%j is not followed out of the product', (askedFor) => {
  expect(after(askedFor)).toBe(paths.dashboard);
});

test.each(['/employee/customers', '/adminer', '/customer', '/sign-in', '/404'])(
  'a page outside the own area, %s, gives way to the dashboard',
  (askedFor) => {
    expect(after(askedFor)).toBe(paths.dashboard);
  },
);

test('an address does not carry empty filters', () => {
  expect(withQuery('/admin/contact-requests', { search: '', formType: undefined })).toBe(
    '/admin/contact-requests',
  );
});

test('a search text survives the address, whatever is in it', () => {
  const text = 'سدرہ & co = 100% #1';
  const address = withQuery('/admin/contact-requests', { search: text });
  expect(new URL(address, origin).searchParams.get('search')).toBe(text);
});

test.each(signInViews)(
  'the view %s of the sign-in page keeps the page that was asked for, there and back',
  (view) => {
    const asked = signInPath('/admin/customers?search=a');
    const there = signInViewPath(view, searchOf(asked));
    expect(signInViewIn(searchOf(there))).toBe(view);
    expect(signInViewPath(null, searchOf(there))).toBe(asked);
  },
);

test.each(['', '?view=', '?view=toString', '?view=reset'])(
  '%j asks for no other view than signing in',
  (search) => {
    expect(signInViewIn(search)).toBeNull();
  },
);
