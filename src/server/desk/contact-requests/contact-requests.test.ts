import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContactRequest, ContactRequestRow } from '#contract/desk/contact-requests.ts';
import type { Page } from '#contract/endpoint.ts';
import { createTestApi, readFailure, type Session, type TestApi } from '#test/support/api.ts';
import { addContactRequest } from '#test/support/contact-requests.ts';

let testApi: TestApi;
let superadmin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(() => testApi.close());

interface List {
  readonly data: ContactRequestRow[];
  readonly page: Page;
}

async function list(query: Record<string, string> = {}, as = superadmin): Promise<List> {
  const response =
    query.search === undefined
      ? await testApi.send('GET', `/api/contact-requests?${new URLSearchParams(query)}`, { as })
      : await testApi.send('POST', '/api/contact-requests/search', { as, body: query });
  expect(response.status).toBe(200);
  return (await response.json()) as List;
}

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

  const read: ContactRequestRow[] = [];
  let cursor: string | null = null;
  do {
    const { data, page }: List = await list(cursor === null ? {} : { cursor });
    expect(page.total).toBe(60);
    read.push(...data);
    cursor = page.next;
  } while (cursor !== null);

  expect(read.map(({ id }) => id)).toHaveLength(60);
  expect(new Set(read.map(({ id }) => id))).toEqual(new Set(sent));
  const instants = read.map((row) => row.receivedAt);
  expect(instants).toEqual(instants.toSorted().reverse());

  const oldestFirst: string[] = [];
  let next: string | null = null;
  do {
    const { data, page }: List = await list({ sort: 'receivedAt', ...(next !== null && { cursor: next }) });
    oldestFirst.push(...data.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect(oldestFirst).toEqual(read.map(({ id }) => id).toReversed());
});

test('a request is found by any part of the name, by phone in any form, and by type', async () => {
  const body = (fullName: string, phoneNumber: string) => ({
    formType: 'home_visit',
    fullName,
    phoneNumber,
    address: 'Sargodha',
    preferredTime: 'anytime',
  });
  await testApi.send('POST', '/api/contact-forms', { body: body('Ghulam Mustafa Awan', '0345-1112223') });
  await testApi.send('POST', '/api/contact-forms', { body: body('مُحمّد یوسف', '0345-4445556') });

  const namesFor = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ fullName }) => fullName);
  expect(await namesFor({ search: 'mustafa' })).toEqual(['Ghulam Mustafa Awan']);
  expect(await namesFor({ search: 'awan ghu' })).toEqual(['Ghulam Mustafa Awan']);
  // Typed on an Arabic keyboard, without the diacritics.
  expect(await namesFor({ search: 'محمد يوسف' })).toEqual(['مُحمّد یوسف']);
  expect(await namesFor({ search: '+92 345 111' })).toEqual(['Ghulam Mustafa Awan']);
  expect(await namesFor({ search: '0345-4445556' })).toEqual(['مُحمّد یوسف']);
  expect((await list({ formType: 'home_visit' })).page.total).toBe(2);
  expect(await namesFor({ search: "'; DROP TABLE users; --" })).toEqual([]);
});

test('one request shows everything the visitor wrote and the moment promised', async () => {
  const sentAt = testApi.clock.now();
  const response = await testApi.send('POST', '/api/contact-forms', {
    body: {
      formType: 'general_inquiry',
      fullName: 'Nusrat Jabeen',
      phoneNumber: '0300-0000859',
      message: '<b>A fridge</b>',
      serviceType: 'installments',
    },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  const answer = await testApi.send('GET', `/api/contact-requests/${data.id}`, { as: superadmin });
  const request = ((await answer.json()) as { data: ContactRequest }).data;
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
  const bad = await testApi.send('GET', '/api/contact-requests?cursor=abc', { as: superadmin });
  expect((await readFailure(bad)).code).toBe('invalid_cursor');
  const none = await testApi.send('GET', '/api/contact-requests/not-an-id', { as: superadmin });
  expect(none.status).toBe(404);
});
