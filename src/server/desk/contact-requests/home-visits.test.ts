import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import { auditOf, branchFormOf } from '#test/support/desk/office.ts';

let testApi: TestApi;
let superadmin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(() => testApi.close());

const day = '2026-11-24';
const arrived = (branchCode = 'SGD') => addContactRequest(testApi.context.pool, { branchCode });
const book = (id: string, startsAt: string, visitOn = day, address = 'House 14, Satellite Town') =>
  testApi.attempt('bookHomeVisit', { as: superadmin, params: { id }, body: { visitOn, startsAt, address } });
const route = (as = superadmin) => testApi.call('listHomeVisits', { as, query: { day } });
const read = (id: string) => testApi.call('getContactRequest', { as: superadmin, params: { id } });
const freeHours = async (id: string) => {
  const hours = await testApi.call('listVisitHours', { as: superadmin, params: { id }, query: { day } });
  return hours.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
};

test('of many bookings of one hour at the same moment, a branch accepts as many as it can visit', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => arrived()));
  const endings = await Promise.all(ids.map((id) => book(id, '10:00')));
  expect(endings.filter(({ ok }) => ok)).toHaveLength(2);
  const codes = endings.flatMap((ending) => (ending.ok ? [] : ending.code));
  expect(new Set(codes)).toEqual(new Set(['visit_hour_full']));
  const elsewhere = await arrived('LHE');
  expect(await book(elsewhere, '10:00')).toMatchObject({ ok: true });
  expect(await freeHours(ids[0] ?? '')).not.toContain('10:00');
  expect((await route()).map(({ startsAt }) => startsAt)).toEqual(['10:00', '10:00', '10:00']);
});

test('the number of visits per hour is the one set in the form of the branch', async () => {
  const [sargodha] = (await testApi.call('listBranches', { as: superadmin })).data;
  if (sargodha === undefined) throw new Error('a lender starts with branches');
  const change = (visitsAtOnce: number, version: number) =>
    testApi.attempt('editBranch', {
      as: superadmin,
      params: { id: sargodha.id },
      body: { ...branchFormOf(sargodha), visitsAtOnce, version },
    });
  const ids = await Promise.all(Array.from({ length: 4 }, () => arrived()));
  const bookNext = async () => book(ids.pop() ?? '', '15:00');
  expect(await bookNext()).toMatchObject({ ok: true });
  expect(await change(1, sargodha.version)).toMatchObject({ ok: true });
  expect(await bookNext()).toMatchObject({ code: 'visit_hour_full' });
  expect(await change(2, sargodha.version + 1)).toMatchObject({ ok: true });
  expect(await bookNext()).toMatchObject({ ok: true });
  for (const wrong of [0, 21, 1.5])
    expect(await change(wrong, sargodha.version + 2)).toMatchObject({ fields: ['visitsAtOnce'] });
  expect((await auditOf(testApi, sargodha.id)).map(({ before, after }) => ({ before, after }))).toMatchObject(
    [
      { before: { visitsAtOnce: 2 }, after: { visitsAtOnce: 1 } },
      { before: { visitsAtOnce: 1 }, after: { visitsAtOnce: 2 } },
    ],
  );
});

test('moving or cancelling a visit frees its place, and the history shows both', async () => {
  const id = await arrived();
  await book(id, '11:00');
  expect(await book(id, '12:00')).toMatchObject({ ok: true, data: { visit: { startsAt: '12:00' } } });
  await testApi.call('cancelHomeVisit', { as: superadmin, params: { id }, body: { note: 'Is travelling' } });
  const { visit, status, events } = await read(id);
  expect({ visit, status }).toEqual({ visit: null, status: 'new' });
  expect(events.map((event) => `${event.kind} ${event.visit?.startsAt}`)).toEqual([
    'visit_cancelled 12:00',
    'visit_moved 12:00',
    'visit_booked 11:00',
  ]);
  expect(await freeHours(id)).toEqual(expect.arrayContaining(['11:00', '12:00']));
  const again = await testApi.refusal('cancelHomeVisit', { as: superadmin, params: { id }, body: {} });
  expect(again).toMatchObject({ code: 'visit_not_booked' });
});

test('a visit goes where it was booked to, and what the visitor wrote stays', async () => {
  const id = await arrived();
  const { address: written } = await read(id);
  expect(await book(id, '16:00', day, ' ')).toMatchObject({ fields: ['address'] });
  const told = 'Behind the mill, Chak 47';
  expect(await book(id, '16:00', day, told)).toMatchObject({ ok: true, data: { visit: { address: told } } });
  expect((await route()).find(({ requestId }) => requestId === id)).toMatchObject({ address: told });
  expect(await read(id)).toMatchObject({ address: written });
});

test('a visit in the past, outside the hours or a year ahead is refused', async () => {
  const id = await arrived();
  expect(await book(id, '09:00', '2026-11-20')).toMatchObject({ code: 'visit_in_past' });
  expect(await book(id, '20:00')).toMatchObject({ code: 'visit_outside_hours' });
  expect(await book(id, '10:30')).toMatchObject({ code: 'visit_outside_hours' });
  expect(await book(id, '10:00', '2027-11-20')).toMatchObject({ code: 'visit_too_far_ahead' });
});

test('logging a visit that reached the visitor ends the booking and counts as the first contact', async () => {
  const id = await arrived();
  await book(id, '13:00');
  const body = { channel: 'visit', result: 'reached' } as const;
  await testApi.call('logRequestContact', { as: superadmin, params: { id }, body });
  expect(await read(id)).toMatchObject({ visit: null, status: 'contacted', promise: 'kept' });
  expect((await route()).find(({ requestId }) => requestId === id)).toMatchObject({ outcome: 'made' });
});

test('an employee sees the visits of their own branch only', async () => {
  const lahore = await testApi.signIn((await testApi.addUser('employee', 'LHE')).email);
  expect((await route(lahore)).map(({ branch }) => branch.code)).toEqual(['LHE']);
});
