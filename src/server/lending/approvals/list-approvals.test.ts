import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage } from '#test/support/calls/calls.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';

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

test('waiting approvals are listed oldest first, page by page, each once', async () => {
  const asked: string[] = [];
  for (let n = 0; n < 27; n += 1) asked.push(await askForWriteOff(desk));
  const pages = await everyPage((cursor) =>
    testApi.call('listApprovals', {
      as: desk.superadmin,
      query: { kind: 'write_off', cursor },
    }),
  );
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([27]));
  const seen = pages.flatMap(({ data }) => data);
  expect(seen.map(({ id }) => id)).toEqual(asked);
});

test('an employee sees the approvals of the branch, a superadmin all of them, with the name of the customer', async () => {
  const elsewhere = await openDesk(testApi, 'LHE');
  const theirs = await askForWriteOff(elsewhere);
  const ofBranch = await testApi.call('listApprovals', { as: elsewhere.employee });
  expect(ofBranch.data.map(({ id }) => id)).toEqual([theirs]);
  const branchId = (await readAgreement(testApi, elsewhere.employee, ofBranch.data[0]?.agreementId ?? ''))
    .branchId;
  const narrowed = await testApi.call('listApprovals', { as: desk.superadmin, query: { branchId } });
  expect(narrowed.data).toMatchObject([
    {
      id: theirs,
      state: 'pending',
      amount: 3_000,
      customerName: { own: 'Rukhsana Parveen', ur: null },
      agreementNumber: expect.stringMatching(/^LHE-26-/),
      branchCity: { en: 'Lahore' },
      requestedBy: elsewhere.employeeId,
    },
  ]);
  expect((await testApi.call('listApprovals', { as: desk.employee, query: { branchId } })).data).toEqual([]);
});

test('waiting requests are counted by kind; decided ones are listed apart, with who decided', async () => {
  const office = await openDesk(testApi, 'KHI');
  const waiting = () => testApi.call('countApprovals', { as: office.employee });
  const writeOff = await askForWriteOff(office);
  const paid = await active(testApi, office);
  const { entryId, receipt } = await pay(testApi, office.employee, paid, 700);
  await ask(testApi, office, 'requestReversal', entryId);
  expect(await waiting()).toEqual([
    { kind: 'reversal', waiting: 1 },
    { kind: 'write_off', waiting: 1 },
  ]);
  await grant(testApi, office, writeOff);
  expect(await waiting()).toEqual([{ kind: 'reversal', waiting: 1 }]);
  const list = async (queue: 'waiting' | 'decided', kind: 'reversal' | 'write_off') =>
    (await testApi.call('listApprovals', { as: office.employee, query: { queue, kind } })).data;
  expect(await list('waiting', 'reversal')).toMatchObject([
    { entry: { kind: 'payment', amount: 700, receiptNumber: receipt?.number }, decidedByName: null },
  ]);
  const { fullName } = await testApi.call('getProfile', { as: office.superadmin });
  expect(await list('decided', 'write_off')).toMatchObject([
    { id: writeOff, state: 'approved', entry: null, decidedByName: { en: fullName } },
  ]);
});

test('the list and its counts can be limited to one customer', async () => {
  const as = desk.superadmin;
  const id = await askForWriteOff(desk);
  const { agreementId } = await testApi.call('getApproval', { as, params: { id } });
  const { customerId } = await readAgreement(testApi, desk.employee, agreementId);
  const { data, page } = await testApi.call('listApprovals', { as, query: { customerId } });
  expect(data.map((approval) => approval.id)).toEqual([id]);
  expect(page.total).toBe(1);
  expect(await testApi.call('countApprovals', { as, query: { customerId } })).toEqual([
    { kind: 'write_off', waiting: 1 },
  ]);
});

test("the list can be limited to the user's own requests", async () => {
  const colleague = await openDesk(testApi);
  const own = await askForWriteOff(colleague);
  const mine = await testApi.call('listApprovals', {
    as: colleague.employee,
    query: { requestedBy: 'me' },
  });
  expect(mine.data.map(({ id }) => id)).toEqual([own]);
  expect(
    await testApi.call('countApprovals', { as: colleague.employee, query: { requestedBy: 'me' } }),
  ).toEqual([{ kind: 'write_off', waiting: 1 }]);
});
