import { expect, test } from 'vitest';
import { filtersOf, listPath, readListAddress } from './list-address.ts';

const read = (address: string) => readListAddress(new URL(address, 'https://desk.example').searchParams);

test('an address tells who, what, where, when and which page', () => {
  const address = {
    actor: 'u-1',
    action: 'edit_branch',
    subject: 's-1',
    branch: 'b-1',
    from: '2026-11-01',
    until: '2026-11-20',
    cursor: 'a+b/c=',
  };
  expect(read(listPath(address))).toEqual(address);
  expect(filtersOf(address)).toEqual({
    actorId: 'u-1',
    action: 'edit_branch',
    subjectId: 's-1',
    branchId: 'b-1',
    from: '2026-11-01',
    until: '2026-11-20',
  });
});

test('an empty filter and a half-typed day are no filters', () => {
  expect(read('/admin/audit?actor=&from=2026-1&until=')).toEqual({});
});
