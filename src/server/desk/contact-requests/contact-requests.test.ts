import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage, type Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';

let testApi: TestApi;
let superadmin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(() => testApi.close());

const list = (query: Parts<'listContactRequests'>['query'] = {}, as = superadmin) =>
  testApi.call('listContactRequests', { as, query });

test('the list shows waiting requests by deadline, then answered ones from the newest, each once over all pages', async () => {
  const { pool } = testApi.context;
  const receivedAt = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 4, minutes));
  const waiting: string[] = [];
  const answered: string[] = [];
  // Every second pair has the same instant, so that pages also end between equal rows.
  for (let n = 0; n < 60; n += 1) {
    const id = await addContactRequest(pool, { receivedAt: receivedAt(Math.floor(n / 2)) });
    if (n % 4 < 2) waiting.push(id);
    else {
      await contacted(testApi, superadmin, id);
      answered.push(id);
    }
  }

  const pages = await everyPage((cursor) => list({ cursor }));
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([60]));
  const read = pages.flatMap(({ data }) => data);
  const byInstant = (rows: typeof read) => rows.map((row) => row.receivedAt);
  expect(new Set(read.slice(0, 30).map(({ id }) => id))).toEqual(new Set(waiting));
  expect(new Set(read.slice(30).map(({ id }) => id))).toEqual(new Set(answered));
  const [first, second] = [byInstant(read.slice(0, 30)), byInstant(read.slice(30))];
  expect(first).toEqual(first.toSorted());
  expect(second).toEqual(second.toSorted().reverse());
});

test('the next page begins after the last request of the one before, even if that request was answered meanwhile', async () => {
  const first = await list({ tab: 'to_contact' });
  const last = first.data.at(-1);
  const rest = (await list({ tab: 'to_contact', cursor: first.page.next ?? '' })).data.map(({ id }) => id);
  await contacted(testApi, superadmin, last?.id ?? '');
  const after = await list({ tab: 'to_contact', cursor: first.page.next ?? '' });
  expect(after.data.map(({ id }) => id)).toEqual(rest);
});

test('a request is found by any part of the name, by the phone in any form, and by its type', async () => {
  const visitor = (fullName: string, phoneNumber: string) => ({
    body: {
      formType: 'home_visit' as const,
      fullName,
      phoneNumber,
      address: 'Sargodha',
      preferredTime: 'anytime' as const,
    },
  });
  await testApi.call('submitContactForm', visitor('Ghulam Mustafa Awan', '0345-1112223'));
  await testApi.call('submitContactForm', visitor('مُحمّد یوسف', '0345-4445556'));

  const namesFor = async (search: string) => {
    const { data } = await testApi.call('searchContactRequests', { as: superadmin, body: { search } });
    return data.map(({ fullName }) => fullName);
  };
  expect(await namesFor('mustafa')).toEqual(['Ghulam Mustafa Awan']);
  expect(await namesFor('awan ghu')).toEqual(['Ghulam Mustafa Awan']);
  // Typed on an Arabic keyboard, without diacritics.
  expect(await namesFor('محمد يوسف')).toEqual(['مُحمّد یوسف']);
  expect(await namesFor('+92 345 111')).toEqual(['Ghulam Mustafa Awan']);
  expect(await namesFor('0345-4445556')).toEqual(['مُحمّد یوسف']);
  expect((await list({ formType: 'home_visit' })).page.total).toBe(2);
  expect(await namesFor("'; DROP TABLE users; --")).toEqual([]);
});

test('a request shows everything the visitor wrote and the deadline of the contact promise', async () => {
  const sentAt = testApi.clock.now();
  const { id } = await testApi.call('submitContactForm', {
    body: {
      formType: 'general_inquiry',
      fullName: 'Nusrat Jabeen',
      phoneNumber: '0300-0000859',
      message: '<b>A fridge</b>',
      serviceType: 'installments',
    },
  });
  const request = await testApi.call('getContactRequest', { as: superadmin, params: { id } });
  expect(request).toMatchObject({
    message: '<b>A fridge</b>',
    serviceType: 'installments',
    phone: '03000000859',
  });
  expect(Date.parse(request.promisedUntil) - sentAt).toBe(24 * 3_600_000);
});

test('an employee sees the unassigned requests of the branch and their own, and no others', async () => {
  const { pool } = testApi.context;
  const lahore = await addContactRequest(pool, { fullName: 'Of Lahore', branchCode: 'LHE' });
  const multan = await addContactRequest(pool, { fullName: 'Of Multan', branchCode: 'MUX' });
  const employee = await testApi.addUser('employee', 'LHE');
  const colleague = await testApi.addUser('employee', 'LHE');
  const session = await testApi.signIn(employee.email);

  expect((await list({}, session)).data.map(({ id }) => id)).toEqual([lahore]);
  const assign = (ids: string[], assigneeId: string) =>
    testApi.call('assignContactRequests', { as: superadmin, body: { ids, assigneeId } });
  await assign([multan], employee.id);
  await assign([lahore], colleague.id);
  expect((await list({}, session)).data.map(({ id }) => id)).toEqual([multan]);
  // A request assigned to an employee of Lahore belongs to Lahore from then on.
  const params = { id: multan };
  expect(await testApi.call('getContactRequest', { as: session, params })).toMatchObject({
    branch: { code: 'LHE' },
    branchRule: 'by_hand',
  });
});

test('a forged cursor and an unknown id are refused', async () => {
  const query = { cursor: 'abc' };
  expect(await testApi.refusal('listContactRequests', { as: superadmin, query })).toMatchObject({
    code: 'invalid_cursor',
  });
  const params = { id: 'not-an-id' };
  expect(await testApi.refusal('getContactRequest', { as: superadmin, params })).toMatchObject({
    code: 'not_found',
  });
});

test('a call outside the contact hours is refused without a reason, and its reason is kept', async () => {
  const { pool } = testApi.context;
  const id = await addContactRequest(pool, { branchCode: 'SGD' });
  const ask = (reason: string, as = superadmin) =>
    testApi.attempt('contactOutsideHours', { as, params: { id }, body: { channel: 'whatsapp', reason } });
  expect(await ask('  ')).toMatchObject({ ok: false, fields: ['reason'] });
  const elsewhere = await testApi.signIn((await testApi.addUser('employee', 'FSD')).email);
  expect(await ask('It is mine', elsewhere)).toMatchObject({ ok: false, code: 'not_found' });
  expect(await ask('Asked to be called late')).toMatchObject({ ok: true });
  const { rows } = await pool.query(
    `SELECT after, (SELECT code FROM branches b WHERE b.id = chain_id) AS branch
       FROM audit_events WHERE action = 'contact_outside_hours'`,
  );
  const after = { channel: 'whatsapp', outsideHoursReason: 'Asked to be called late' };
  expect(rows).toEqual([{ after, branch: 'SGD' }]);
});
