import { expect, test } from 'vitest';
import {
  fieldKilobytes,
  kilobytesOf,
  officePages,
  scriptsInCircles,
} from '#test/support/browser/built-bytes.ts';

const officeShell = ['app.html', 'routes.tsx', 'office/office-frame.tsx'];

test('the sign-in page loads at most 95 KB of JavaScript', () => {
  expect(kilobytesOf(['app.html']).js).toBeLessThanOrEqual(95);
});

test.each(['receipt-check/receipt-check-page.tsx', 'receipt-check/clearance-page.tsx'])(
  'a page that answers a code (%s) loads at most 98.5 KB of JavaScript',
  (page) => {
    expect(kilobytesOf(['app.html', page]).js).toBeLessThanOrEqual(98.5);
  },
);

test('the forms of the site load at most 20 KB more than the page, and nothing of the app', () => {
  const page = ['public/loader.ts', 'public/hydrate.tsx'];
  const forms = ['contact-dialog.tsx', 'home-visit-dialog.tsx', 'kinds/check-form.ts'];
  const withForms = kilobytesOf([...page, ...forms.map((form) => `public/forms/${form}`)]).js;
  expect(withForms - kilobytesOf(page).js).toBeLessThanOrEqual(20);
});

test("the office's first screen loads at most 200 KB of JavaScript and 35 KB of CSS", () => {
  const { js, css } = kilobytesOf([...officeShell, 'office/desk/contact-requests/contact-requests-page.tsx']);
  expect(js).toBeLessThanOrEqual(200);
  expect(css).toBeLessThanOrEqual(35);
});

test('each further page of the office loads at most 40 KB more', () => {
  const shell = kilobytesOf(officeShell).js;
  expect(officePages.length).toBeGreaterThan(12);
  for (const page of officePages) {
    expect(kilobytesOf([...officeShell, page]).js - shell, page).toBeLessThanOrEqual(40);
  }
});

test('the field book is at most 60 KB of JavaScript, with its worker', () => {
  expect(fieldKilobytes('main.js') + fieldKilobytes('worker.js')).toBeLessThanOrEqual(60);
});

test('no two scripts import each other', () => {
  expect(scriptsInCircles()).toEqual([]);
});
