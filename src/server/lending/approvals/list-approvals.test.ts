import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { everyPage } from '#test/support/calls.ts';
import { active, ask, type Desk, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

async function askForWriteOff(at: Desk): Promise<string> {
  const id = await active(testApi, at, { price: 3_000, downPayment: 0, count: 3 });
  testApi.clock.advance(1_000);
  return ask(testApi, at, 'requestWriteOff', id);
}

test('what waits for a decision is read newest first, page by page, each exactly once', async () => {
  const asked: string[] = [];
  for (let n = 0; n < 27; n += 1) asked.push(await askForWriteOff(desk));
  const pages = await everyPage((cursor) =>
    testApi.call('listApprovals', {
      as: desk.superadmin,
      query: { state: 'pending', kind: 'write_off', cursor },
    }),
  );
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([27]));
  const seen = pages.flatMap(({ data }) => data);
  expect(seen.map(({ id }) => id)).toEqual(asked.toReversed());
});

test('an employee sees what is of the branch, a superadmin everything, with whom it is about', async () => {
  const elsewhere = await openDesk(testApi, 'LHE');
  const theirs = await askForWriteOff(elsewhere);
  const ofBranch = await testApi.call('listApprovals', {
    as: elsewhere.employee,
    query: { kind: 'write_off' },
  });
  expect(ofBranch.data.map(({ id }) => id)).toEqual([theirs]);
  const [newest] = (await testApi.call('listApprovals', { as: desk.superadmin })).data;
  expect(newest).toMatchObject({
    id: theirs,
    state: 'pending',
    amount: 3_000,
    customerName: 'Rukhsana Parveen',
    agreementNumber: expect.stringMatching(/^LHE-26-/),
    requestedBy: elsewhere.employeeId,
  });
});
