import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#server/platform/db/listen.ts';
import { announce } from '#server/platform/live/announce.ts';
import { hearLiveChanges } from '#server/platform/live/follow-live-changes.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type Follower, follow } from '#test/support/calls/follow-live-changes.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let elsewhere: Desk;
let followers: readonly Follower[];
let stopListening: () => Promise<void>;

beforeAll(async () => {
  testApi = await createTestApi();
  const { context } = testApi;
  stopListening = await listen(context.pool, context.log, [hearLiveChanges(context.live)]);
  desk = await openDesk(testApi, 'SGD');
  elsewhere = await openDesk(testApi, 'LHE');
  const follower = (as: Desk['employee']) => follow(testApi.app.request, as);
  followers = await Promise.all([desk.employee, desk.superadmin, elsewhere.employee].map(follower));
});
afterAll(async () => {
  await Promise.all(followers.map((one) => one.leave()));
  await stopListening();
  await testApi.close();
});

/**
 * For the clerk of Sargodha, a superadmin and the clerk of Lahore: true if they are told of the step, before a marker that all
 * are told of.
 */
async function toldOf(step: () => Promise<unknown>): Promise<boolean[]> {
  await step();
  await announce(testApi.context.pool, { kind: 'approvals' });
  const kinds = await Promise.all(followers.map((one) => one.until('approvals')));
  return kinds.map((all) => all.includes('contact_requests'));
}

const ofSargodha = [true, true, false];
const ofBoth = [true, true, true];
const nobody = [false, false, false];

test('a submitted form is announced to its branch only, and a refused form to nobody', async () => {
  const form = { formType: 'contact_us', fullName: 'Sidra Munir', address: 'Sargodha' } as const;
  const send = (phoneNumber: string) => () =>
    testApi.attempt('submitContactForm', { body: { ...form, phoneNumber } });
  expect(await toldOf(send('0345-7770000'))).toEqual(ofSargodha);
  expect(await toldOf(send('not a phone'))).toEqual(nobody);
});

test('each step of a request is announced to its branch, and a refused step to nobody', async () => {
  const id = await addContactRequest(testApi.context.pool, {});
  const params = { id };
  const as = desk.employee;
  const note = 'On leave';
  const take = (taker: Desk) => () =>
    testApi.attempt('takeContactRequest', { as: taker.employee, params: { id } });
  expect(await toldOf(take(desk))).toEqual(ofSargodha);
  expect(await toldOf(take(elsewhere))).toEqual(nobody);
  const handBack = () => testApi.attempt('handBackContactRequest', { as, params, body: { note } });
  expect(await toldOf(handBack)).toEqual(ofSargodha);
  expect(await toldOf(() => contacted(testApi, as, id))).toEqual(ofSargodha);
  const spam = () => testApi.attempt('closeContactRequest', { as, params, body: { reason: 'spam' } });
  expect(await toldOf(spam)).toEqual(ofSargodha);
  expect(await toldOf(spam)).toEqual(nobody);
  expect(await toldOf(() => testApi.attempt('reopenContactRequest', { as, params, body: {} }))).toEqual(
    ofSargodha,
  );
});

test('assigning a request to another branch is announced to both branches', async () => {
  const id = await addContactRequest(testApi.context.pool, { phone: '03457770001' });
  const body = { ids: [id], assigneeId: elsewhere.employeeId };
  const assign = () => testApi.attempt('assignContactRequests', { as: desk.superadmin, body });
  expect(await toldOf(assign)).toEqual(ofBoth);
});

test('changes of a request are announced to its assignee, even after they moved to another branch', async () => {
  const { pool } = testApi.context;
  const phone = '03457770002';
  const [one, other] = [await addContactRequest(pool, { phone }), await addContactRequest(pool, { phone })];
  for (const id of [one, other])
    await pool.query('UPDATE contact_requests SET assignee_id = $2 WHERE id = $1', [
      id,
      elsewhere.employeeId,
    ]);
  const params = { id: one };
  const merge = () =>
    testApi.attempt('mergeContactRequests', { as: desk.superadmin, params, body: { requestIds: [other] } });
  expect(await toldOf(merge)).toEqual(ofBoth);
  expect(await toldOf(() => contacted(testApi, desk.superadmin, one))).toEqual(ofBoth);
});
