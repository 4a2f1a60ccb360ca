import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { seedBranchList } from '#server/lender/branches/seed-branch-list.ts';
import { inventLender, type SampleLender } from './invent-lender.ts';

const branches = seedBranchList.map(({ code }) => ({ id: `branch ${code}`, code }));
const invent = (now: number) => inventLender(now, branches, async (password) => `hash of ${password}`);

/** The data of a lender, without the objects that made it. */
function told({ staff, customers, books, requests, fromCustomers, cash }: SampleLender): unknown {
  const agreements = books.map(({ terms, ledger, approvals, promises, contacts, posted }) => [
    terms.number,
    ledger,
    approvals,
    promises,
    contacts,
    posted.map(({ at, entries }) => [at, entries]),
  ]);
  return [staff, customers.map(({ row }) => row), agreements, requests, fromCustomers, cash];
}

test('the same moment gives the same sample, to the last id', async () => {
  const now = Date.UTC(2026, 10, 20, 5);
  // To compare two stories of this size takes longer than to tell them; to hash them does not.
  const digestOf = (lender: SampleLender) =>
    createHash('sha256')
      .update(JSON.stringify(told(lender)))
      .digest('hex');
  expect(digestOf(await invent(now))).toBe(digestOf(await invent(now)));
});

test.each([
  ['a night at the end of a leap February', Date.UTC(2028, 1, 28, 19, 40)],
  ['the first minutes of a year', Date.UTC(2026, 11, 31, 19, 3)],
  ['the last day of a long month', Date.UTC(2027, 6, 31, 9)],
])('every status and every age of arrears occurs on %s', async (_, now) => {
  const { books, time } = await invent(now);
  const statuses = new Set(books.map(({ ledger }) => ledger.status));
  expect([...statuses].toSorted()).toEqual(agreementStatuses.toSorted());
  const active = books.filter(({ ledger }) => ledger.status === 'active');
  const ages = active.map(({ ledger }) => daysPastDue(ledger.figures.oldestUnpaidDueOn, time.today));
  for (const [from, to] of [
    [0, 0],
    [1, 30],
    [31, 60],
    [61, 90],
    [91, 999],
  ] as const)
    expect(ages.filter((age) => age >= from && age <= to).length, `${from} to ${to}`).toBeGreaterThan(2);
  expect(Math.max(...books.map(({ at }) => at))).toBeLessThanOrEqual(now);
});

test('a lender with other branches gets the sample at those', async () => {
  const own = ['GUJ', 'SKT'].map((code) => ({ id: `branch ${code}`, code }));
  const { books, staff } = await inventLender(Date.UTC(2026, 10, 20, 5), own, async () => 'hash');
  expect(new Set(books.map(({ terms }) => terms.number.slice(0, 3)))).toEqual(new Set(['GUJ', 'SKT']));
  expect(staff.employeeRows.every(({ branch_id }) => own.some(({ id }) => id === branch_id))).toBe(true);
});
