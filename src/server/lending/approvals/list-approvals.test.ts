import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/endpoint.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import { createTestApi, type Session, type TestApi } from '#test/support/api.ts';
import { active, ask, type Desk, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

interface List {
  readonly data: ApprovalListItem[];
  readonly page: Page;
}

async function list(query: Record<string, string>, as: Session = desk.superadmin): Promise<List> {
  const response = await testApi.send('GET', `/api/approvals?${new URLSearchParams(query)}`, { as });
  return (await response.json()) as List;
}

async function askForWriteOff(at: Desk): Promise<string> {
  const id = await active(testApi, at, { price: 3_000, downPayment: 0, count: 3 });
  testApi.clock.advance(1_000);
  return ask(testApi, at, `/api/agreements/${id}/write-off-requests`);
}

test('what waits for a decision is read newest first, page by page, each exactly once', async () => {
  const asked: string[] = [];
  for (let n = 0; n < 27; n += 1) asked.push(await askForWriteOff(desk));
  const seen: ApprovalListItem[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { data, page }: List = await list({
      state: 'pending',
      kind: 'write_off',
      ...(next && { cursor: next }),
    });
    expect(page.total).toBe(27);
    seen.push(...data);
    next = page.next;
  }
  expect(seen.map(({ id }) => id)).toEqual(asked.toReversed());
});

test('an employee sees what is of the branch, a superadmin everything, with whom it is about', async () => {
  const elsewhere = await openDesk(testApi, 'LHE');
  const theirs = await askForWriteOff(elsewhere);
  const ofBranch = await list({ kind: 'write_off' }, elsewhere.employee);
  expect(ofBranch.data.map(({ id }) => id)).toEqual([theirs]);
  const [newest] = (await list({})).data;
  expect(newest).toMatchObject({
    id: theirs,
    state: 'pending',
    amount: 3_000,
    customerName: 'Rukhsana Parveen',
    agreementNumber: expect.stringMatching(/^LHE-26-/),
    requestedBy: elsewhere.employeeId,
  });
});
