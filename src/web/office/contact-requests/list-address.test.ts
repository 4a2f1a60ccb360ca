import { expect, test } from 'vitest';
import { listPath, readListAddress } from './list-address.ts';

const read = (address: string) => readListAddress(new URL(address, 'https://desk.example').searchParams);

test('an address tells the whole list: search, type, page and open request', () => {
  const address = { search: 'سدرہ 0300', formType: 'home_visit', cursor: 'a+b/c=', request: 'r-1' } as const;
  expect(read(listPath(address))).toEqual(address);
});

test('an empty or unknown filter is no filter', () => {
  expect(read('/admin/contact-requests?search=%20%20&formType=visit&cursor=&other=1')).toEqual({});
});

test('the plain list has the plain address', () => {
  expect(listPath({})).toBe('/admin/contact-requests');
});
