import { expect, test } from 'vitest';
import { listPath, readListAddress } from './list-address.ts';

const read = (address: string) => readListAddress(new URL(address, 'https://desk.example').searchParams);

test('an address tells the whole list: search, branch, state and page', () => {
  const address = { search: 'نادیہ', branch: 'b-1', state: 'inactive', cursor: 'a+b/c=' } as const;
  expect(read(listPath(address))).toEqual(address);
});

test('an empty or unknown filter is no filter', () => {
  expect(read('/admin/employees?search=%20&branch=&state=retired&cursor=')).toEqual({});
  expect(listPath({})).toBe('/admin/employees');
});
