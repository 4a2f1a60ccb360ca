import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#server/platform/db/listen.ts';
import { announce } from '#server/platform/live/announce.ts';
import { hearLiveChanges } from '#server/platform/live/follow-live-changes.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { follow } from '#test/support/calls/follow-live-changes.ts';
import { active, ask, consented, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let stopListening: () => Promise<void>;

beforeAll(async () => {
  testApi = await createTestApi();
  const { context } = testApi;
  stopListening = await listen(context.pool, context.log, [hearLiveChanges(context.live)]);
  desk = await openDesk(testApi);
});
afterAll(async () => {
  await stopListening();
  await testApi.close();
});

test('each step of an approval is announced to its branch and the deciders only; a payment is not announced', async () => {
  const { pool } = testApi.context;
  const elsewhere = await openDesk(testApi, 'LHE');
  const [paid, ended, drafted] = [
    await active(testApi, desk),
    await active(testApi, desk),
    await consented(testApi, desk),
  ];
  const follower = (as: Desk['employee']) => follow(testApi.app.request, as);
  const told = [await follower(desk.employee), await follower(desk.superadmin)];
  const untold = await follower(elsewhere.employee);
  /** The number of times that each of the three hears of a step, up to a mark that all hear. */
  const toldOf = async (step: () => Promise<unknown>) => {
    await step();
    await announce(pool, { kind: 'contact_requests' });
    const kinds = await Promise.all([...told, untold].map((one) => one.until('contact_requests')));
    return kinds.map((all) => all.filter((kind) => kind === 'approvals').length);
  };
  const once = [1, 1, 0];
  const decide = (id: string, decision: 'approved' | 'rejected', note: string | null = null) =>
    testApi.call('decideApproval', { as: desk.superadmin, params: { id }, body: { decision, note } });

  let request = '';
  const requestWriteOff = async () => {
    request = await ask(testApi, desk, 'requestWriteOff', ended);
  };
  expect(await toldOf(requestWriteOff)).toEqual(once);
  const withdrawn = () => testApi.call('withdrawApproval', { as: desk.employee, params: { id: request } });
  expect(await toldOf(withdrawn)).toEqual(once);
  await toldOf(requestWriteOff);
  expect(await toldOf(() => decide(request, 'rejected', 'They still pay'))).toEqual(once);
  await toldOf(requestWriteOff);
  expect(await toldOf(() => decide(request, 'approved'))).toEqual(once);

  const { termsVersion } = await testApi.call('getAgreement', {
    as: desk.employee,
    params: { id: drafted },
  });
  const params = { id: drafted };
  expect(await toldOf(() => testApi.call('submitAgreement', { as: desk.employee, params }))).toEqual(once);
  const approve = () =>
    testApi.call('approveAgreement', { as: desk.superadmin, params, body: { termsVersion } });
  expect(await toldOf(approve)).toEqual(once);

  const again = () => testApi.refusal('withdrawApproval', { as: desk.employee, params: { id: request } });
  expect(await toldOf(again)).toEqual([0, 0, 0]);
  expect(await toldOf(() => pay(testApi, desk.employee, paid, 500))).toEqual([0, 0, 0]);
});
