import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestTabs } from '#contract/desk/contact-requests.ts';
import { promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import { promiseStateOf, promiseStates } from '#domain/desk/contact-requests/promise.ts';
import { hourMs, minuteMs } from '#domain/instant.ts';
import type { Language } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage, type Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { cellsOf } from '#test/support/lending/workbook.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let superadmin: Session;
let email: string;

beforeAll(async () => {
  testApi = await createTestApi();
  ({ email } = await testApi.addUser('superadmin'));
  superadmin = await testApi.signIn(email);
});
afterAll(() => testApi.close());

/** Sessions do not last that long. */
async function later(ms: number): Promise<void> {
  testApi.clock.advance(ms);
  superadmin = await testApi.signIn(email);
}

type Query = Parts<'listContactRequests'>['query'];

async function listed(query: Query) {
  const pages = await everyPage((cursor) =>
    testApi.call('listContactRequests', { as: superadmin, query: { ...query, cursor } }),
  );
  return pages.flatMap(({ data }) => data);
}

async function exported(body: Query): Promise<string[][]> {
  const answer = await testApi.request('exportContactRequests', { as: superadmin, body });
  const [, ...lines] = (await answer.text()).trim().split('\r\n');
  return lines.filter((line) => line !== '').map((line) => line.split(','));
}

describe('the contact promise', () => {
  const promiseOf = async (id: string) => {
    const params = { id };
    return (await testApi.call('getContactRequest', { as: superadmin, params })).promise;
  };
  const overdue = () =>
    addContactRequest(testApi.context.pool, {
      receivedAt: new Date(testApi.clock.now() - 25 * hourMs),
    });

  test('is not kept by taking, assigning, a note, a booked visit, closing or reopening', async () => {
    const id = await overdue();
    const params = { id };
    const as = superadmin;
    const { id: assigneeId } = await testApi.addUser('employee', 'SGD');
    await testApi.call('takeContactRequest', { as, params });
    await testApi.call('assignContactRequests', { as, body: { ids: [id], assigneeId } });
    await testApi.call('addRequestNote', { as, params, body: { note: 'Called, trust me' } });
    const visit = { visitOn: '2026-12-01', startsAt: '10:00', address: 'Block 9' };
    await testApi.call('bookHomeVisit', { as, params, body: visit });
    await testApi.call('closeContactRequest', { as, params, body: { reason: 'duplicate' } });
    expect(await promiseOf(id)).toBe('overdue');
    await testApi.call('reopenContactRequest', { as, params, body: {} });
    expect(await promiseOf(id)).toBe('overdue');
    await contacted(testApi, superadmin, id);
    expect(await promiseOf(id)).toBe('late');
  });

  test('is judged by the first contact alone', async () => {
    const id = await addContactRequest(testApi.context.pool, {
      receivedAt: new Date(testApi.clock.now() - hourMs),
    });
    await contacted(testApi, superadmin, id);
    await later(48 * hourMs);
    await contacted(testApi, superadmin, id);
    expect(await promiseOf(id)).toBe('kept');
  });

  test('cannot be kept by an SQL statement that sets the first contact, the status or an earlier arrival', async () => {
    const { pool } = testApi.context;
    const { ownerPool } = testApi.database;
    const id = await overdue();
    await pool.query('UPDATE contact_requests SET first_contact_at = received_at WHERE id = $1', [id]);
    expect(await promiseOf(id)).toBe('overdue');
    const set = (assignment: string) =>
      ownerPool.query(`UPDATE contact_requests SET ${assignment} WHERE id = $1`, [id]);
    await expect(set('received_at = now()')).rejects.toThrow('never changed');
    await expect(set("status = 'contacted'")).rejects.toThrow('can only be updated to DEFAULT');
    await expect(set('is_promise_kept = true')).rejects.toThrow('can only be updated to DEFAULT');
    await expect(ownerPool.query('DELETE FROM contact_requests WHERE id = $1', [id])).rejects.toThrow(
      'only ever added to',
    );
  });

  test('depends on a log that nobody can edit and that accepts no contact from before the request', async () => {
    const { ownerPool } = testApi.database;
    const id = await overdue();
    await contacted(testApi, superadmin, id);
    for (const change of [
      "UPDATE contact_request_events SET recorded_at = recorded_at - interval '9 hours'",
      'DELETE FROM contact_request_events',
    ]) {
      await expect(ownerPool.query(change)).rejects.toThrow('only ever added to');
    }
    const tooEarly = ownerPool.query(
      `INSERT INTO contact_request_events (id, request_id, kind, recorded_at, recorded_by, result)
       SELECT gen_random_uuid(), id, 'called', received_at - interval '1 second', (SELECT id FROM users LIMIT 1), 'reached'
         FROM contact_requests WHERE id = $1`,
      [id],
    );
    await expect(tooEarly).rejects.toThrow('before it was received');
    expect(await promiseOf(id)).toBe('late');
  });
});

const promiseColumn = 3;

test('list, filter, badges, dashboard and export always agree about a promise, at any time', async () => {
  const { pool } = testApi.context;
  const before = (await listed({})).length;
  const hours = fc.integer({ min: 0, max: 30 * 60 });
  const cases = fc.record({
    waitedMinutes: hours,
    answeredAfterMinutes: fc.option(hours),
    closed: fc.boolean(),
    laterMinutes: hours,
  });
  const [first, ...rest] = fc.sample(cases, 41);
  const now = testApi.clock.now();
  for (const { waitedMinutes, answeredAfterMinutes, closed } of rest) {
    const id = await addContactRequest(pool, { receivedAt: new Date(now - waitedMinutes * minuteMs) });
    if (answeredAfterMinutes !== null && answeredAfterMinutes < waitedMinutes) {
      await contacted(testApi, superadmin, id);
    }
    if (closed) {
      const body = { reason: 'spam' as const };
      await testApi.call('closeContactRequest', { as: superadmin, params: { id }, body });
    }
  }
  // The edges, at which a rounding would show.
  for (const ms of [21 * hourMs - 1, 21 * hourMs, 24 * hourMs, 24 * hourMs + 1]) {
    await addContactRequest(pool, { receivedAt: new Date(now - ms) });
  }

  for (const laterMinutes of [0, first?.laterMinutes ?? 0, 25 * 60]) {
    await later(laterMinutes * minuteMs);
    const all = await listed({});
    expect(all).toHaveLength(before + 44);
    for (const { promise, receivedAt, firstContactAt } of all) {
      const contactAt = firstContactAt === null ? null : Date.parse(firstContactAt);
      expect(promise).toBe(promiseStateOf(Date.parse(receivedAt), contactAt, testApi.clock.now()));
    }
    for (const promise of promiseStates) {
      const expected = all.filter((row) => row.promise === promise).map(({ id }) => id);
      expect((await listed({ promise })).map(({ id }) => id)).toEqual(expected);
      const file = await exported({ promise });
      expect(file.map((cells) => cells.at(-1))).toEqual(expected);
      expect(file.every((cells) => cells[promiseColumn] === promiseNames[promise].en)).toBe(true);
    }
    // The badges of the tabs and the figures of the dashboard, of the lender and of a branch, are these counts.
    for (const query of [{}, { branchId: all[0]?.branch.id }]) {
      const counts = await testApi.call('countContactRequests', { as: superadmin, query });
      for (const tab of requestTabs) expect(counts.tabs[tab]).toBe((await listed({ ...query, tab })).length);
      for (const promise of ['overdue', 'due_soon', 'open'] as const) {
        const waiting = await listed({ ...query, tab: 'to_contact', promise });
        expect(counts.waiting[promise]).toBe(waiting.length);
      }
    }
  }
});

test('the workbook of requests has a heading for each column, and times of the lender’s clock', async () => {
  const receivedAt = new Date('2026-11-19T11:08:00.000Z');
  await addContactRequest(testApi.context.pool, { receivedAt });
  const workbook = await testApi.call('exportContactRequestsWorkbook', { as: superadmin, body: {} });
  const csv = await testApi.call('exportContactRequests', { as: superadmin, body: {} });
  const [names = ''] = csv.replace('\uFEFF', '').split('\r\n');
  const [headings, ...rows] = cellsOf(workbook);
  expect(headings).toEqual(names.split(',').map((name) => fileHeadingOf(name)?.en));
  expect(rows.map(([first]) => first)).toContain('2026-11-19 16:08:00');
});

test('a sheet beside the requests tells in both languages which part of the list they are', async () => {
  const body = { tab: 'to_contact', formType: 'home_visit', status: 'new', promise: 'overdue' } as const;
  const toldIn = async (language: Language) => {
    await testApi.call('editProfile', { as: superadmin, body: { language } });
    const workbook = await testApi.call('exportContactRequestsWorkbook', { as: superadmin, body });
    return cellsOf(workbook, 2).slice(0, 4);
  };
  expect(await toldIn('ur')).toEqual([
    ['فہرست کا حصہ', 'رابطہ باقی'],
    ['قسم', 'گھر پر ملاقات'],
    ['حالت', 'نئی'],
    ['24 گھنٹے کا وعدہ', 'وقت گزر گیا'],
  ]);
  expect(await toldIn('en')).toEqual([
    ['Part of the list', 'To contact'],
    ['Type', 'Home visit'],
    ['Status', 'New'],
    ['24-hour promise', 'Overdue'],
  ]);
});

test('state, form and language of a request are words of the reader in both files', async () => {
  const receivedAt = new Date('2026-11-18T11:08:00.000Z');
  await addContactRequest(testApi.context.pool, { receivedAt });
  const wordsIn = async (language: Language) => {
    await testApi.call('editProfile', { as: superadmin, body: { language } });
    const csv = await testApi.call('exportContactRequests', { as: superadmin, body: {} });
    const workbook = await testApi.call('exportContactRequestsWorkbook', { as: superadmin, body: {} });
    const line = cellsOf(workbook).find(([first]) => first === '2026-11-18 16:08:00');
    expect(csv).toContain(line?.slice(3, 6).join(','));
    return [line?.[4], line?.[5], line?.[8]];
  };
  expect(await wordsIn('ur')).toEqual(['نئی', 'رابطہ', 'انگریزی']);
  expect(await wordsIn('en')).toEqual(['New', 'Contact', 'English']);
});
