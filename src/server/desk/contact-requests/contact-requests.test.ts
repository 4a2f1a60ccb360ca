import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { everyPage, type Parts } from '#test/support/calls.ts';
import { addContactRequest } from '#test/support/contact-requests.ts';
import type { Session } from '#test/support/raw-request.ts';

let testApi: TestApi;
let superadmin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(() => testApi.close());

const list = (query: Parts<'listContactRequests'>['query'] = {}, as = superadmin) =>
  testApi.call('listContactRequests', { as, query });

test('the desk reads what visitors sent, newest first, page by page, each exactly once', async () => {
  const { pool } = testApi.context;
  const receivedAt = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 4, minutes));
  const sent: string[] = [];
  // Every second pair shares its instant, so that pages also end between equals.
  for (let n = 0; n < 60; n += 1) {
    sent.push(
      await addContactRequest(pool, { fullName: `Visitor ${n}`, receivedAt: receivedAt(Math.floor(n / 2)) }),
    );
  }

  const pages = await everyPage((cursor) => list({ cursor }));
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([60]));
  const read = pages.flatMap(({ data }) => data);
  expect(read.map(({ id }) => id)).toHaveLength(60);
  expect(new Set(read.map(({ id }) => id))).toEqual(new Set(sent));
  const instants = read.map((row) => row.receivedAt);
  expect(instants).toEqual(instants.toSorted().reverse());

  const reversed = await everyPage((cursor) => list({ sort: 'receivedAt', cursor }));
  const oldestFirst = reversed.flatMap(({ data }) => data.map(({ id }) => id));
  expect(oldestFirst).toEqual(read.map(({ id }) => id).toReversed());
});

test('a request is found by any part of the name, by phone in any form, and by type', async () => {
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
  // Typed on an Arabic keyboard, without the diacritics.
  expect(await namesFor('محمد يوسف')).toEqual(['مُحمّد یوسف']);
  expect(await namesFor('+92 345 111')).toEqual(['Ghulam Mustafa Awan']);
  expect(await namesFor('0345-4445556')).toEqual(['مُحمّد یوسف']);
  expect((await list({ formType: 'home_visit' })).page.total).toBe(2);
  expect(await namesFor("'; DROP TABLE users; --")).toEqual([]);
});

test('one request shows everything the visitor wrote and the moment promised', async () => {
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

test("an employee sees the branch's unassigned requests and their own, and no others", async () => {
  const { pool } = testApi.context;
  const lahore = await addContactRequest(pool, { fullName: 'Of Lahore', branchCode: 'LHE' });
  const multan = await addContactRequest(pool, { fullName: 'Of Multan', branchCode: 'MUL' });
  const employee = await testApi.addUser('employee', 'LHE');
  const colleague = await testApi.addUser('employee', 'LHE');
  const session = await testApi.signIn(employee.email);

  expect((await list({}, session)).data.map(({ id }) => id)).toEqual([lahore]);
  await pool.query('UPDATE contact_requests SET assignee_id = $1 WHERE id = $2', [employee.id, multan]);
  await pool.query('UPDATE contact_requests SET assignee_id = $1 WHERE id = $2', [colleague.id, lahore]);
  expect((await list({}, session)).data.map(({ id }) => id)).toEqual([multan]);
});

test('a cursor that was not ours and an id that is none are refused', async () => {
  const query = { cursor: 'abc' };
  expect(await testApi.refusal('listContactRequests', { as: superadmin, query })).toMatchObject({
    code: 'invalid_cursor',
  });
  const params = { id: 'not-an-id' };
  expect(await testApi.refusal('getContactRequest', { as: superadmin, params })).toMatchObject({
    code: 'not_found',
  });
});

test('why a visitor is called outside the contact hours is kept, and without a reason nothing is', async () => {
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
