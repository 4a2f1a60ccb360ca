import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const staff = [
  { id: 'bilal', branchId: 'sargodha', openRequests: 3 },
  { id: 'nadia', branchId: 'sargodha', openRequests: 1 },
  { id: 'hamza', branchId: 'karachi', openRequests: 9 },
];
const requests = (...branches: string[]) =>
  branches.map((branchId, index) => ({ id: String(index + 1), branchId }));

test('each request is assigned in its own branch, to the person with the fewest open requests', () => {
  const shared = shareOut(requests('sargodha', 'karachi', 'sargodha', 'sargodha', 'sargodha'), staff);
  expect(shared.map(({ requestId, assigneeId }) => `${requestId} ${assigneeId}`)).toEqual([
    '1 nadia',
    '2 hamza',
    '3 nadia',
    '4 bilal',
    '5 nadia',
  ]);
});

test('the requests of a branch without employees stay unassigned', () => {
  expect(shareOut(requests('multan'), staff)).toEqual([]);
});
