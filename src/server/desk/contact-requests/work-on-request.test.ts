import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { addCustomer, customerBody, type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let bilal: Session;
let nadia: Session;
let bilalId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  const first = await testApi.addUser('employee', 'SGD');
  bilalId = first.id;
  bilal = await testApi.signIn(first.email);
  nadia = await testApi.signIn((await testApi.addUser('employee', 'SGD')).email);
});
afterAll(() => testApi.close());

const arrived = (given: Parameters<typeof addContactRequest>[1] = {}) =>
  addContactRequest(testApi.context.pool, given);
const read = (id: string, as = desk.superadmin) => testApi.call('getContactRequest', { as, params: { id } });
const take = (id: string, as: Session) => testApi.attempt('takeContactRequest', { as, params: { id } });
const assign = (ids: string[], assigneeId: string) =>
  testApi.attempt('assignContactRequests', { as: desk.superadmin, body: { ids, assigneeId } });
const kindsOf = async (id: string) => (await read(id)).events.map(({ kind }) => kind);

describe('the assignee of a request', () => {
  test('is one of ten employees who take it at the same moment, and the others read who', async () => {
    const id = await arrived();
    const takers = [bilal, nadia, desk.employee];
    const endings = await Promise.all(
      Array.from({ length: 10 }, (_, n) => take(id, takers[n % 3] as Session)),
    );
    const { assignee, events } = await read(id);
    expect(events).toHaveLength(1);
    const losers = endings.filter(({ ok }) => !ok);
    // The winner may have tried up to four times.
    expect(losers.length).toBeGreaterThanOrEqual(6);
    for (const loser of losers) {
      expect(loser).toMatchObject({ code: 'request_taken' });
      expect(loser.ok ? '' : loser.message).toContain(assignee?.name.en);
    }
  });

  test('is the employee who works on an unassigned request, and can return it to the queue', async () => {
    const id = await arrived();
    await contacted(testApi, bilal, id);
    expect(await read(id)).toMatchObject({ assignee: { id: bilalId }, status: 'contacted' });
    const late = await testApi.refusal('logRequestContact', {
      as: nadia,
      params: { id },
      body: { channel: 'call', result: 'reached' },
    });
    expect(late).toMatchObject({ code: 'request_taken' });
    await testApi.call('handBackContactRequest', { as: bilal, params: { id }, body: { note: 'On leave' } });
    expect(await read(id, nadia)).toMatchObject({ assignee: null });
    expect(await kindsOf(id)).toEqual(['handed_back', 'called', 'taken']);
    expect((await auditOf(testApi, id)).map(({ action }) => action)).toEqual([
      'take_contact_request',
      'log_visitor_contact',
      'hand_back_contact_request',
    ]);
  });

  test('is never inactive; of several requests either all are assigned or none', async () => {
    const ids = [await arrived(), await arrived()];
    const leaver = await testApi.addUser('employee', 'SGD');
    await testApi.call('deactivateEmployee', { as: desk.superadmin, params: { id: leaver.id }, body: {} });
    expect(await assign(ids, leaver.id)).toMatchObject({ ok: false, fields: ['assigneeId'] });
    expect(await assign(ids, randomUUID())).toMatchObject({ ok: false, fields: ['assigneeId'] });
    expect(await assign([...ids, randomUUID()], bilalId)).toMatchObject({ code: 'not_found' });
    expect((await read(ids[0] ?? '')).assignee).toBeNull();
    expect(await assign(ids, bilalId)).toMatchObject({ ok: true, data: { assigned: 2 } });
    expect(await assign(ids, bilalId)).toMatchObject({ ok: true, data: { assigned: 0 } });
  });

  test('has no requests after a deactivation, even if some were being assigned at that moment', async () => {
    const leaver = await testApi.addUser('employee', 'SGD');
    const ids = await Promise.all(Array.from({ length: 8 }, () => arrived()));
    await Promise.all([
      ...ids.map((id) => assign([id], leaver.id)),
      testApi.attempt('deactivateEmployee', {
        as: desk.superadmin,
        params: { id: leaver.id },
        body: { successorId: bilalId },
      }),
    ]);
    const { isActive } = await testApi.call('getEmployee', {
      as: desk.superadmin,
      params: { id: leaver.id },
    });
    const holders = await Promise.all(ids.map(async (id) => (await read(id)).assignee?.id));
    if (!isActive) expect(holders).not.toContain(leaver.id);
  });

  test('is the employee with the fewest open requests when requests are shared out', async () => {
    const staff = [await testApi.addUser('employee', 'KHI'), await testApi.addUser('employee', 'KHI')];
    const [busy, idle] = staff.map(({ id }) => id);
    const mine = await Promise.all([1, 2].map(() => arrived({ branchCode: 'KHI' })));
    await assign(mine, busy ?? '');
    const ids = await Promise.all([1, 2, 3, 4].map(() => arrived({ branchCode: 'KHI' })));
    const body = { ids };
    const shared = await testApi.call('shareOutContactRequests', { as: desk.superadmin, body });
    expect(shared).toEqual({ assigned: 4 });
    const holders = await Promise.all(ids.map(async (id) => (await read(id)).assignee?.id));
    expect(holders.filter((id) => id === idle)).toHaveLength(3);
    expect(holders.filter((id) => id === busy)).toHaveLength(1);
  });
});

describe('a contact', () => {
  test('keeps a note of any length and script in full', async () => {
    const id = await arrived({ fullName: '😀 گل' });
    const note = `+971 50 123 4567\n${'ا'.repeat(1_900)}`;
    await testApi.call('addRequestNote', { as: bilal, params: { id }, body: { note } });
    const request = await read(id);
    expect(request.fullName).toBe('😀 گل');
    expect(request.events[0]?.note).toBe(note);
  });
});

describe('a visitor', () => {
  test('becomes a customer once, even if many employees convert the request at the same moment, and the history links the two', async () => {
    const id = await arrived();
    const convert = () =>
      testApi.attempt('convertContactRequest', { as: bilal, params: { id }, body: customerBody() });
    expect(await convert()).toMatchObject({ code: 'contact_needed_first' });
    await contacted(testApi, bilal, id);
    const endings = await Promise.all([1, 2, 3, 4].map(convert));
    expect(endings.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(endings.flatMap((ending) => (ending.ok ? [] : ending.code)))).toEqual(
      new Set(['request_is_converted']),
    );
    const { customer, status } = await read(id);
    expect(status).toBe('converted');
    const params = { id: customer?.id ?? '' };
    expect(await testApi.call('getCustomer', { as: bilal, params })).toMatchObject({
      fullName: customer?.fullName,
      officerId: bilalId,
    });
    // The customer's page links back to the request. A reader without the right to open it sees only that there was one.
    for (const [as, isWithinReach] of [[bilal, true] as const, [desk.employee, false] as const])
      expect((await testApi.call('getAccount', { as, params })).customer.cameFrom).toMatchObject({
        id,
        isWithinReach,
      });
    expect(
      await testApi.attempt('reopenContactRequest', { as: bilal, params: { id }, body: {} }),
    ).toMatchObject({ code: 'request_is_converted' });
  });

  test('whose CNIC is on record is linked to that customer instead, in the own branch only', async () => {
    const id = await arrived();
    await contacted(testApi, bilal, id);
    const body = customerBody();
    await testApi.call('createCustomer', { as: desk.employee, body });
    expect(await testApi.refusal('convertContactRequest', { as: bilal, params: { id }, body })).toMatchObject(
      { code: 'cnic_taken' },
    );
    expect(await kindsOf(id)).not.toContain('converted');
    const lahore = await openDesk(testApi, 'LHE');
    const link = (customerId: string) =>
      testApi.attempt('linkContactRequest', { as: bilal, params: { id }, body: { customerId } });
    expect(await link(await addCustomer(testApi, lahore))).toMatchObject({ code: 'not_found' });
    const linked = await addCustomer(testApi, desk);
    const cameFrom = async () =>
      (await testApi.call('getAccount', { as: bilal, params: { id: linked } })).customer.cameFrom;
    expect(await cameFrom()).toBeNull();
    expect(await link(linked)).toMatchObject({ ok: true });
    expect(await cameFrom()).toMatchObject({ id });
    expect(await kindsOf(id)).toContain('linked');
  });

  test('is closed as unreachable or not interested only after a contact, and a closed request can only be reopened', async () => {
    const id = await arrived();
    const params = { id };
    const close = (reason: 'unreachable' | 'spam') =>
      testApi.attempt('closeContactRequest', { as: bilal, params, body: { reason } });
    expect(await close('unreachable')).toMatchObject({ code: 'contact_needed_first' });
    expect(await close('spam')).toMatchObject({ ok: true });
    expect(await close('spam')).toMatchObject({ code: 'request_is_closed' });
    const body = { channel: 'call', result: 'reached' } as const;
    expect(await testApi.refusal('logRequestContact', { as: bilal, params, body })).toMatchObject({
      code: 'request_is_closed',
    });
    await testApi.call('reopenContactRequest', { as: bilal, params, body: {} });
    expect(await read(id)).toMatchObject({ status: 'assigned', closeReason: null });
  });
});

// Last, because the sessions end meanwhile.
test('a contact outside the contact hours needs a reason', async () => {
  const id = await arrived();
  testApi.clock.advance(12 * hourMs);
  const as = await testApi.signIn((await testApi.addUser('superadmin')).email);
  const body = { channel: 'call', result: 'reached' } as const;
  const log = { as, params: { id } };
  expect(await testApi.refusal('logRequestContact', { ...log, body })).toMatchObject({
    code: 'outside_contact_hours',
  });
  const withReason = { ...body, outsideHoursReason: 'Works nights' };
  await testApi.call('logRequestContact', { ...log, body: withReason });
  expect((await read(id, as)).events[0]).toMatchObject({
    kind: 'called',
    outsideHoursReason: 'Works nights',
  });
});
