import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { keptRowDifferences } from '#server/lending/verify/kept-row-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import {
  addComplaint,
  answered,
  idOfCode,
  takenDown,
  visitorComplaint,
} from '#test/support/desk/complaints.ts';
import { addPayer } from '#test/support/desk/customer-requests.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let colleague: Desk;
let elsewhere: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  colleague = await openDesk(testApi, 'SGD');
  elsewhere = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const read = (as: Session, id: string) => testApi.attempt('getComplaint', { as, params: { id } });
const take = (as: Session, id: string) => testApi.attempt('takeComplaint', { as, params: { id } });
const answer = (as: Session, id: string) =>
  testApi.attempt('answerComplaint', { as, params: { id }, body: { answer: 'We are sorry.' } });
const assign = (id: string, handlerId: string, as = desk.superadmin) =>
  testApi.attempt('assignComplaint', { as, params: { id }, body: { handlerId } });
const name = (id: string, personId: string | null, as = desk.superadmin) =>
  testApi.attempt('namePersonConcerned', { as, params: { id }, body: { personId } });
const listed = async (as: Session, tab: 'open' | 'mine' | 'overdue' | 'answered' | 'all' = 'all') =>
  (await testApi.call('listComplaints', { as, query: { tab } })).data.map(({ id }) => id);
const nobody = { status: 404, code: 'not_found' };

describe('a complaint at the desk', () => {
  test('of a customer on record is in the customer’s own account too, with the name on record', async () => {
    const payer = await addPayer(testApi, desk);
    const { number } = await testApi.call('enterComplaint', {
      as: desk.employee,
      body: takenDown({ customerId: payer.customerId, fullName: null }),
    });
    const mine = await testApi.call('listMyComplaints', { as: payer.session });
    expect(mine.map((each) => each.number)).toEqual([number]);
  });

  test('of a customer of another branch is refused as if there were no such customer', async () => {
    const payer = await addPayer(testApi, elsewhere);
    for (const customerId of [payer.customerId, randomUUID()])
      expect(
        await testApi.attempt('enterComplaint', { as: desk.employee, body: takenDown({ customerId }) }),
      ).toMatchObject(nobody);
  });
});

describe('the branch', () => {
  test('sees and answers its complaints, and no other branch knows of them', async () => {
    const id = await addComplaint(testApi, desk.employee);
    expect(await read(desk.employee, id)).toMatchObject({
      ok: true,
      data: { isWorkable: true, isMine: false },
    });
    expect(await listed(colleague.employee)).toContain(id);
    expect(await listed(elsewhere.employee)).not.toContain(id);
    for (const end of [
      await read(elsewhere.employee, id),
      await take(elsewhere.employee, id),
      await answer(elsewhere.employee, id),
    ])
      expect(end).toMatchObject(nobody);
    expect(await testApi.call('countComplaints', { as: elsewhere.employee })).toEqual({
      ...{ open: 0, mine: 0, overdue: 0, answered: 0, all: 0 },
    });
  });

  test('finds a complaint by its number, however it is typed', async () => {
    const { number } = await testApi.call('enterComplaint', { as: desk.employee, body: takenDown() });
    const found = async (typed: string, as = desk.employee) => {
      const { data } = await testApi.call('listComplaints', { as, query: { tab: 'all', number: typed } });
      return data.map((row) => row.number);
    };
    expect(await found(` ${number.toLowerCase()} `)).toEqual([number]);
    expect(await found('Sidra')).toEqual([]);
    expect(await found(number, elsewhere.employee)).toEqual([]);
  });

  test('of two who take a complaint at once one has it, and the other is told who', async () => {
    const id = await addComplaint(testApi, desk.employee);
    const ends = await Promise.all([take(desk.employee, id), take(colleague.employee, id)]);
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(ends.find(({ ok }) => !ok)).toMatchObject({ code: 'complaint_taken' });
  });

  test('answers once, in the words that the complainant reads', async () => {
    const { code } = await testApi.call('enterComplaint', { as: desk.employee, body: takenDown() });
    const id = await idOfCode(testApi, code);
    expect(await answer(desk.employee, id)).toMatchObject({
      ok: true,
      data: { status: 'answered', clock: 'kept', isMine: true },
    });
    expect(await answer(desk.employee, id)).toMatchObject({ code: 'complaint_is_answered' });
    expect((await testApi.call('getTrackedComplaint', { params: { code } })).answers).toMatchObject([
      { text: 'We are sorry.' },
    ]);
    expect(await listed(desk.employee, 'answered')).toContain(id);
    expect(await listed(desk.employee, 'open')).not.toContain(id);
  });

  test('does not learn who complained if that person wants it so; superadmins do', async () => {
    const id = await addComplaint(testApi, desk.superadmin, {
      isNameHidden: true,
      text: 'In Sargodha it was so.',
    });
    expect(await read(desk.employee, id)).toMatchObject(nobody);
    expect(await assign(id, desk.employeeId)).toMatchObject({ ok: true, data: { fullName: 'Sidra Munir' } });
    expect(await read(desk.employee, id)).toMatchObject({ ok: true, data: { fullName: null, phone: null } });
  });
});

describe('the person concerned', () => {
  test('neither sees nor handles a complaint that names them, in any way', async () => {
    await queryWithEvent(testApi.context.pool, "UPDATE users SET full_name = 'Saima Iqbal' WHERE id = $1", [
      desk.employeeId,
    ]);
    const id = await addComplaint(testApi, colleague.employee, { kind: 'conduct', aboutName: 'saima iqbal' });
    expect(await read(colleague.employee, id)).toMatchObject({
      ok: true,
      data: { about: { id: desk.employeeId } },
    });
    expect(await listed(desk.employee)).not.toContain(id);
    for (const end of [
      await read(desk.employee, id),
      await take(desk.employee, id),
      await answer(desk.employee, id),
      await testApi.attempt('addComplaintNote', {
        as: desk.employee,
        params: { id },
        body: { note: 'Not true' },
      }),
    ])
      expect(end).toMatchObject(nobody);
    expect(await assign(id, desk.employeeId)).toMatchObject({ code: 'handler_is_concerned' });
  });

  test('loses a complaint when the head office names them', async () => {
    const id = await addComplaint(testApi, desk.employee);
    await take(desk.employee, id);
    expect(await name(id, desk.employeeId)).toMatchObject({ ok: true });
    expect(await read(desk.employee, id)).toMatchObject(nobody);
    expect(await read(colleague.employee, id)).toMatchObject({ ok: true, data: { handler: null } });
  });

  test('is not at work on behavior of somebody unknown: only the head office sees it', async () => {
    const { code } = await testApi.call('submitComplaint', { body: visitorComplaint({ kind: 'conduct' }) });
    const id = await idOfCode(testApi, code);
    expect(await read(desk.employee, id)).toMatchObject(nobody);
    expect(await read(desk.superadmin, id)).toMatchObject({ ok: true, data: { isForHeadOffice: true } });
    expect((await testApi.call('getTrackedComplaint', { params: { code } })).handledBy).toBe('head_office');
  });

  test('a superadmin who is named, by another or by themselves, does not see it any more', async () => {
    const id = await addComplaint(testApi, desk.employee);
    await take(desk.employee, id);
    expect(await name(id, desk.superadminId, desk.superadmin)).toMatchObject({ ok: true });
    expect(await read(desk.superadmin, id)).toMatchObject(nobody);
    expect(await read(desk.employee, id)).toMatchObject(nobody);
    expect(await read(elsewhere.superadmin, id)).toMatchObject({
      ok: true,
      data: { handler: null, isForHeadOffice: true },
    });
  });

  test('cannot write into its history, whatever a program says', async () => {
    const id = await addComplaint(testApi, colleague.employee);
    await name(id, desk.employeeId);
    const insert = `INSERT INTO complaint_events (id, complaint_id, kind, recorded_at, recorded_by, said)
                    VALUES ($1, $2, 'noted', now() + interval '10 years', $3, 'Not true')`;
    await expect(testApi.context.pool.query(insert, [randomUUID(), id, desk.employeeId])).rejects.toThrow(
      'the person concerned does not handle a complaint',
    );
  });
});

describe('money', () => {
  test('that it is about is linked by its receipt, once, and only within reach', async () => {
    const { receipt } = await pay(testApi, desk.employee, await active(testApi, desk), 100);
    const id = await addComplaint(testApi, desk.employee, { kind: 'payment' });
    const link = (receiptNumber: string, as = desk.employee) =>
      testApi.attempt('linkComplaintEntry', { as, params: { id }, body: { receiptNumber } });
    expect(await link(` ${receipt?.number.toLowerCase()}`)).toMatchObject({
      ok: true,
      data: { isMine: true, entries: [{ receiptNumber: receipt?.number, amount: 100 }] },
    });
    expect(await link(receipt?.number ?? '')).toMatchObject({ ok: true });
    expect(await link('SGD-999999')).toMatchObject({ fields: ['receiptNumber'] });
    expect(await link('none')).toMatchObject({ fields: ['receiptNumber'] });
    const other = await pay(testApi, elsewhere.employee, await active(testApi, elsewhere), 100);
    expect(await link(other.receipt?.number ?? '')).toMatchObject({ fields: ['receiptNumber'] });
    const trail = await testApi.call('getComplaint', { as: desk.employee, params: { id } });
    expect(trail.events.filter(({ kind }) => kind === 'linked')).toHaveLength(1);
  });
});

describe('a customer', () => {
  test('complains from the own account once and follows it, and sees no complaint of another', async () => {
    const [payer, other] = [await addPayer(testApi, desk), await addPayer(testApi, desk)];
    const body = { kind: 'terms', text: 'The date is wrong.', isNameHidden: false } as const;
    const sent = await testApi.call('sendMyComplaint', { as: payer.session, body });
    expect(await testApi.call('sendMyComplaint', { as: payer.session, body })).toEqual(sent);
    expect(await testApi.call('sendMyComplaint', { as: other.session, body })).not.toEqual(sent);
    expect(await testApi.call('listMyComplaints', { as: payer.session })).toMatchObject([
      { code: sent.code, number: sent.number, status: 'received' },
    ]);
    const id = await idOfCode(testApi, sent.code);
    expect(await read(desk.employee, id)).toMatchObject({
      ok: true,
      data: { source: 'account', customer: { id: payer.customerId } },
    });
  });
});

describe('a complaint', () => {
  test('is deleted by nobody, and what was written is changed by nobody', async () => {
    const id = await addComplaint(testApi, desk.employee);
    const { pool } = testApi.context;
    const { ownerPool } = testApi.database;
    await expect(pool.query('DELETE FROM complaints WHERE id = $1', [id])).rejects.toThrow(
      'permission denied',
    );
    await expect(pool.query('DELETE FROM complaint_events')).rejects.toThrow('permission denied');
    await expect(pool.query("UPDATE complaint_events SET said = 'x'")).rejects.toThrow('permission denied');
    await expect(ownerPool.query('DELETE FROM complaints WHERE id = $1', [id])).rejects.toThrow();
    await expect(pool.query("UPDATE complaints SET body = 'x' WHERE id = $1", [id])).rejects.toThrow(
      'what a complainant wrote',
    );
  });

  const differences = async () => {
    const client = await testApi.context.pool.connect();
    try {
      return await keptRowDifferences(client);
    } finally {
      client.release();
    }
  };

  test('is held against the audit', async () => {
    const id = await addComplaint(testApi, desk.employee);
    await answered(testApi, desk.employee, id);
    expect(await differences()).toEqual([]);
    await testApi.database.ownerPool.query('ALTER TABLE complaints DISABLE TRIGGER USER');
    await testApi.database.ownerPool.query("UPDATE complaints SET kind = 'other' WHERE id = $1", [id]);
    await testApi.database.ownerPool.query('ALTER TABLE complaints ENABLE TRIGGER USER');
    expect((await differences()).join('\n')).toContain('complaint');
  });
});

describe('the clock', () => {
  test('is overdue after the first word is due, and then after the answer is', async () => {
    const { email } = await testApi.addUser('employee', 'SGD');
    let as = await testApi.signIn(email);
    const later = async (days: number) => {
      testApi.clock.advance(days * dayMs);
      as = await testApi.signIn(email);
    };
    const id = await addComplaint(testApi, as);
    const clock = async () => {
      const end = await read(as, id);
      return end.ok ? end.data.clock : end.code;
    };
    expect(await clock()).toBe('open');
    await later(4);
    expect(await clock()).toBe('overdue');
    expect(await listed(as, 'overdue')).toContain(id);
    await take(as, id);
    expect(await clock()).toBe('open');
    await later(12);
    expect(await clock()).toBe('overdue');
    await answer(as, id);
    expect(await clock()).toBe('late');
  });
});
