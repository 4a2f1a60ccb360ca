import { expect, test } from 'vitest';
import { listPath, readListAddress, searchState } from './list-address.ts';

const read = (address: string, state: unknown = null) =>
  readListAddress(new URL(address, 'https://desk.example').searchParams, state);

test('an address tells the whole list: search, type, page and open request', () => {
  const address = { search: 'سدرہ 2', formType: 'home_visit', cursor: 'a+b/c=', request: 'r-1' } as const;
  expect(read(listPath(address))).toEqual(address);
});

test.each(['0300', '0300-1234567', '+92 300 1234567', '۰۳۰۰۱۲۳۴۵۶۷', 'Sidra 03001234567'])(
  'a search that may be a phone stands in no address but goes with the history entry: %s',
  (search) => {
    expect(listPath({ search, formType: 'contact_us' })).toBe('/admin/contact-requests?formType=contact_us');
    expect(read('/', searchState(search)).search).toBe(search);
  },
);

test('a name stands in the address alone', () => {
  expect(searchState('Sidra')).toEqual({});
});

test('a history entry that was not ours searches for nothing', () => {
  expect(read('/', { search: 7 })).toEqual({});
  expect(read('/', 'search')).toEqual({});
});

test('an empty or unknown filter is no filter', () => {
  expect(read('/admin/contact-requests?search=%20%20&formType=visit&cursor=&other=1')).toEqual({});
});

test('the plain list has the plain address', () => {
  expect(listPath({})).toBe('/admin/contact-requests');
});
