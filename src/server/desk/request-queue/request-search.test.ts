import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';

let testApi: TestApi;
let superadmin: Session;
let employee: Session;
let employeeId: string;

const common = 40;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
  const person = await testApi.addUser('employee', 'SGD');
  employee = await testApi.signIn(person.email);
  employeeId = person.id;
  for (let n = 0; n < 2 * common; n += 1) {
    const id = await add(n % 2 === 0 ? 'Zubaida Khatoon' : 'Ghulam Mustafa', n, n % 3 === 0 ? 'LHE' : 'SGD');
    if (n % 4 === 0)
      await testApi.call('assignContactRequests', {
        as: superadmin,
        body: { ids: [id], assigneeId: employeeId },
      });
  }
});
afterAll(() => testApi.close());

const add = (fullName: string, n: number, branchCode = 'SGD', phone = `0300${1_000_000 + n}`) =>
  addContactRequest(testApi.context.pool, {
    fullName,
    phone,
    branchCode,
    receivedAt: new Date(testApi.clock.now() - (n % 30) * hourMs),
  });

const pagesOf = (as: Session, search = '') =>
  everyPage((cursor) => testApi.call('searchContactRequests', { as, body: { search, cursor } }));

const idsOf = (pages: Awaited<ReturnType<typeof pagesOf>>) =>
  pages.flatMap(({ data }) => data.map(({ id }) => id));

const rowsOf = async (as: Session, search?: string) =>
  (await pagesOf(as, search)).flatMap(({ data }) => data);

test('a search for a common name shows every match within reach, over all pages in the order of the queue', async () => {
  for (const as of [superadmin, employee]) {
    const named = (await rowsOf(as)).filter(({ fullName }) => fullName === 'Zubaida Khatoon');
    expect(named.length).toBeGreaterThan(25);
    for (const search of ['zubaida', 'khatoon zub', 'زبیدہ'])
      expect(
        (await rowsOf(as, search)).map(({ id }) => id),
        search,
      ).toEqual(named.map(({ id }) => id));
  }
});

test('the search shows the number of matches, but in a long queue not when more follow a full page', async () => {
  const short = await pagesOf(superadmin, 'zubaida');
  expect(short.map(({ page }) => page.total)).toEqual([common, common]);
  for (let n = 0; n < 1_000; n += 1) await add('Shafqat Mehmood', n);
  const long = await pagesOf(superadmin, 'zubaida');
  expect(long.map(({ page }) => page.total)).toEqual([null, common]);
  expect(idsOf(long)).toEqual(idsOf(short));
  await add('Fiaz Tiwana', 7);
  expect((await pagesOf(superadmin, 'tiwana')).map(({ data, page }) => [data.length, page.total])).toEqual([
    [1, 1],
  ]);
  expect((await pagesOf(superadmin, 'nobody at all')).map(({ page }) => page.total)).toEqual([0]);
});

test('the name and the phone of a merged request find the row that it was merged into', async () => {
  const phone = '03459998887';
  const trail = await add('Naheed Sipra', 1, 'SGD', phone);
  const body = { requestIds: [await add('Shagufta Gondal', 0, 'SGD', phone)] };
  await testApi.call('mergeContactRequests', { as: superadmin, params: { id: trail }, body });
  for (const search of ['gondal', 'naheed', '8887', phone, '99988'])
    expect(
      (await rowsOf(employee, search)).map(({ id }) => id),
      search,
    ).toEqual([trail]);
});
