import { expect, test } from 'vitest';
import { complaintPath, trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { clearanceCheckPath } from '#domain/lending/clearance/clearance-check-path.ts';
import { paperAddress } from './paper-address.ts';

const site = 'https://qist.example.pk';
const code = '7K4M-QX2P-9TDA-3C6W';

test.each([
  receiptCheckPath(code, null),
  receiptCheckPath(code, 'c4f1-09ab'),
  clearanceCheckPath(code),
  trackingPath(`A-${code}`),
  complaintPath(`C-${code}`),
])('the code of a paper of this site leads to %s', (path) => {
  expect(paperAddress(site + path, site)).toBe(path);
});

test.each([
  `https://qist.example.pk.fraud.example/r/${code}`,
  `http://qist.example.pk/r/${code}`,
  `https://qist.example.pk@fraud.example/r/${code}`,
  `https://qist.example.pk/sign-in?next=/r/${code}`,
  'https://qist.example.pk/r/',
  `https://qist.example.pk/r/../api/r/${code}`,
  `javascript:location='/r/${code}'`,
  `data:text/html,/r/${code}`,
  `//fraud.example/r/${code}`,
  code,
  '',
])('the code %s leads nowhere', (read) => {
  expect(paperAddress(read, site)).toBeNull();
});
