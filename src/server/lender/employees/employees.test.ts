import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noDecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf, everyPage } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  addEmployee,
  auditOf,
  branchId,
  confirmRights,
  designationId,
  employeeBody,
  formOf,
  nextPhone,
} from '#test/support/desk/office.ts';
import { active, ask, type Desk, grant, nextCnic, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let admin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  admin = desk.superadmin;
});
afterAll(() => testApi.close());

const read = (id: string) => testApi.call('getEmployee', { as: admin, params: { id } });

const list = async (body: BodyOf<'listEmployees'>) =>
  (await testApi.call('listEmployees', { as: admin, body })).data;

describe('a new employee', () => {
  test('is stored with limits, and their CNIC is masked everywhere', async () => {
    const cnic = '3840312345672';
    const employee = await addEmployee(testApi, admin, {
      cnic,
      fullName: { own: 'Sidra Munir', ur: 'سدرہ منیر' },
      designationId: await designationId(testApi, 'Cashier'),
    });
    expect(employee).toMatchObject({
      fullName: { own: 'Sidra Munir', ur: 'سدرہ منیر' },
      role: 'employee',
      branch: { code: 'SGD' },
      designation: { name: { en: 'Cashier', ur: 'کیشیئر' } },
      cnicMasked: '38403-*****67-2',
      backDatingDaysMax: 3,
      isActive: true,
      hasPassword: false,
      lastSignedInAt: null,
      openWork: { customers: 0, agreements: 0, contactRequests: 0 },
    });
    const [created] = await auditOf(testApi, employee.id);
    expect(created).toMatchObject({ action: 'create_employee', after: { cnic: '38403-*****67-2' } });
    expect(JSON.stringify(created)).not.toContain(employee.phone);
  });

  test('is created once, however often the button is pressed', async () => {
    const body = await employeeBody(testApi, { fullName: { own: 'Pressed Twice' } });
    const given = { as: admin, body, idempotencyKey: randomUUID() };
    const press = () => testApi.call('createEmployee', given);
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await list({ search: 'pressed twice' })).toHaveLength(1);
    const other = { ...given, body: await employeeBody(testApi) };
    expect(await testApi.refusal('createEmployee', other)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('needs a phone or e-mail that no other user signs in with, and a CNIC of their own', async () => {
    const first = { phone: nextPhone(), email: 'taken@example.pk', cnic: nextCnic() };
    await addEmployee(testApi, admin, first);
    const refusedFor = async (given: Partial<BodyOf<'createEmployee'>>) =>
      (await testApi.refusal('createEmployee', { as: admin, body: await employeeBody(testApi, given) }))
        .fields;
    expect(await refusedFor({ phone: first.phone })).toEqual(['phone']);
    expect(await refusedFor({ email: 'Taken@Example.pk' })).toEqual(['email']);
    expect(await refusedFor({ cnic: first.cnic })).toEqual(['cnic']);
    expect(await refusedFor({ phone: null, email: null })).toEqual(['phone']);
    expect(await refusedFor({ branchId: crypto.randomUUID() })).toEqual(['branchId']);
    expect(await refusedFor({ backDatingDaysMax: 91 })).toEqual(['backDatingDaysMax']);
  });
});

describe('an activation code', () => {
  test('lets a new employee choose a password once, and is not issued to one who has a password', async () => {
    const employee = await addEmployee(testApi, admin);
    const issue = () => testApi.call('issueActivationCode', { as: admin, params: { id: employee.id } });
    const replaced = await issue();
    const { code = '' } = (await issue()) ?? {};
    const signUp = (activationCode: string) =>
      testApi.attempt('signUp', {
        body: {
          fullName: employee.fullName.own,
          phone: employee.phone ?? '',
          password: 'monsoon ledger teacup',
          activationCode,
        },
      });
    expect(await signUp(replaced?.code ?? '')).toMatchObject({ code: 'code_expired' });
    expect(await signUp(code)).toMatchObject({ ok: true, data: { user: { role: 'employee' } } });
    expect(await read(employee.id)).toMatchObject({ hasPassword: true });
    expect(
      await testApi.refusal('issueActivationCode', { as: admin, params: { id: employee.id } }),
    ).toMatchObject({ code: 'employee_has_password' });
  });

  test('is not issued to employees who left', async () => {
    const { id } = await addEmployee(testApi, admin);
    await testApi.call('deactivateEmployee', { as: admin, params: { id } });
    expect(await testApi.refusal('issueActivationCode', { as: admin, params: { id } })).toMatchObject({
      code: 'employee_inactive',
    });
  });
});

describe('the list', () => {
  test('finds employees by a part of the name in either script, by phone and by e-mail', async () => {
    const { id, phone } = await addEmployee(testApi, admin, {
      fullName: { own: 'Zubaida حُمیرا Qureshi-Khan' },
      email: 'zubaida_q@example.pk',
    });
    const found = async (search: string) => (await list({ search })).map((row) => row.id);
    for (const search of ['zubaida', 'QURESHI zub', 'حميرا', 'khan', phone ?? '', phone?.slice(0, 8) ?? '']) {
      expect(await found(search), search).toContain(id);
    }
    expect(await found('zubaida_q@exam')).toEqual([id]);
    expect(await found('zubaidaxq@exam')).toEqual([]);
  });

  test('can be filtered by branch, role and active state, and is read page by page', async () => {
    const lahore = await branchId(testApi, 'LHE');
    for (let n = 0; n < 27; n += 1) {
      testApi.clock.advance(1_000);
      await addEmployee(testApi, admin, { branchId: lahore });
    }
    const pages = await everyPage((cursor) =>
      testApi.call('listEmployees', { as: admin, body: { branchId: lahore, cursor } }),
    );
    expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([27]));
    const seen = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(seen).toHaveLength(27);
    expect(new Set(seen).size).toBe(27);
    expect((await list({ role: 'superadmin' })).map(({ id }) => id)).toEqual([desk.superadminId]);
    expect(await list({ branchId: lahore, state: 'inactive' })).toEqual([]);
  });

  test('can be sorted by name and last sign-in in both directions, with each employee once over all pages', async () => {
    const karachi = await branchId(testApi, 'KHI');
    for (let n = 0; n < 30; n += 1) {
      // Every name three times, so that pages also end between equal rows.
      await addEmployee(testApi, admin, {
        branchId: karachi,
        fullName: { own: `Clerk ${'zyxwvutsrq'[n % 10]}` },
      });
    }
    const inOrder = async (sort: BodyOf<'listEmployees'>['sort']) => {
      const pages = await everyPage((cursor) =>
        testApi.call('listEmployees', { as: admin, body: { branchId: karachi, sort, cursor } }),
      );
      for (const { page } of pages)
        expect(Buffer.from(page.next ?? '', 'base64url').toString()).not.toContain('Clerk');
      const seen = pages.flatMap(({ data }) => data);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      return seen;
    };
    const upwards = (await inOrder('name')).map(({ fullName }) => fullName.own);
    expect(upwards).toHaveLength(30);
    expect(upwards).toEqual(upwards.toSorted());
    expect((await inOrder('-name')).map(({ fullName }) => fullName.own)).toEqual(upwards.toReversed());
    const neverFirst = (await list({ sort: 'lastSignedInAt' })).map(({ lastSignedInAt }) => lastSignedInAt);
    expect(neverFirst[0]).toBeNull();
    const latestFirst = (await list({ sort: '-lastSignedInAt' })).map(
      ({ lastSignedInAt }) => lastSignedInAt ?? '',
    );
    expect(latestFirst).toEqual(latestFirst.toSorted().toReversed());
    expect(latestFirst[0]).not.toBe('');
  });

  test('refuses an order that the contract does not name', async () => {
    const refused = await testApi.refusal('listEmployees', { as: admin, body: { sort: 'password_hash' } });
    expect(refused.fields).toEqual(['sort']);
  });

  test('shows how much each employee collected this month, without reversed payments', async () => {
    const before = (await read(desk.employeeId)).collectedThisMonth;
    const id = await active(testApi, desk);
    await pay(testApi, desk.employee, id, 1_500);
    const { entryId } = await pay(testApi, desk.employee, id, 400);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    // The down payment is collected too.
    expect((await read(desk.employeeId)).collectedThisMonth - before).toBe(12_000 + 1_500);
  });
});

describe('an edit', () => {
  test('is in the audit with what changed, masked', async () => {
    const employee = await addEmployee(testApi, admin);
    const edited = await testApi.call('editEmployee', {
      as: admin,
      params: { id: employee.id },
      body: {
        ...formOf(employee),
        designationId: await designationId(testApi, 'Branch manager'),
        phone: '03219876543',
        mayRecordPayments: false,
      },
    });
    expect(edited).toMatchObject({
      designation: { name: { en: 'Branch manager' } },
      cnicMasked: employee.cnicMasked,
    });
    expect((await auditOf(testApi, employee.id)).at(-1)).toMatchObject({
      action: 'edit_employee',
      actor_id: desk.superadminId,
      before: { designation: { en: 'Recovery officer', ur: 'ریکوری افسر' }, mayRecordPayments: true },
      after: {
        designation: { en: 'Branch manager', ur: 'برانچ مینیجر' },
        mayRecordPayments: false,
        phone: '0321-*****43',
      },
    });
  });

  test('does not overwrite what another user saved meanwhile', async () => {
    const employee = await addEmployee(testApi, admin);
    const save = (ur: string) =>
      testApi.attempt('editEmployee', {
        as: admin,
        params: { id: employee.id },
        body: { ...formOf(employee), fullName: { own: 'Sidra Munir', ur } },
      });
    const answers = await Promise.all([save('سدرہ'), save('سدرہ منیر')]);
    expect(endingsOf(answers)).toEqual(['changed_meanwhile', 'done']);
  });

  test('sets limits that apply to the next payment', async () => {
    const clerk = await testApi.addUser('employee');
    const session = await testApi.signIn(clerk.email);
    const id = await active(testApi, desk, { startOn: '2026-10-01', firstDueOn: '2026-12-01' });
    const limit = async (limits: Partial<BodyOf<'editEmployee'>>) => {
      const employee = await read(clerk.id);
      await testApi.call('editEmployee', {
        as: admin,
        params: { id: clerk.id },
        body: { ...formOf(employee), ...limits },
      });
    };
    await limit({ backDatingDaysMax: 0 });
    const yesterday = { amount: 100, method: 'cash', valuedOn: '2026-11-19' };
    expect(
      await testApi.refusal('recordPayment', { as: session, params: { id }, body: yesterday }),
    ).toMatchObject({ code: 'back_dated_too_far' });
    await limit({ mayRecordPayments: false });
    const today = { amount: 100, method: 'cash' };
    expect(
      await testApi.refusal('recordPayment', { as: session, params: { id }, body: today }),
    ).toMatchObject({ code: 'payments_not_permitted' });
    expect(await testApi.call('getMyLimits', { as: session })).toEqual({
      mayRecordPayments: false,
      backDatingDaysMax: 0,
      contactHours: { opensAt: '09:00', closesAt: '19:00' },
    });
  });

  test('moves an employee to another branch only with a successor for their open work', async () => {
    const here = await openDesk(testApi);
    await active(testApi, here);
    const employee = await read(here.employeeId);
    const body = { ...formOf(employee), branchId: await branchId(testApi, 'LHE') };
    expect(
      await testApi.refusal('editEmployee', { as: admin, params: { id: here.employeeId }, body }),
    ).toMatchObject({ code: 'open_work_remains' });
    const moved = await testApi.call('editEmployee', {
      as: admin,
      params: { id: here.employeeId },
      body: { ...body, successorId: desk.employeeId },
    });
    expect(moved).toMatchObject({ branch: { code: 'LHE' }, openWork: { customers: 0, agreements: 0 } });
  });
});

test('a superadmin sets limits to decide, with before and after on record, and the person reads them', async () => {
  const user = await testApi.addUser('employee', 'SGD');
  const as = await testApi.signIn(user.email);
  expect(await testApi.call('getDecisionLimits', { as })).toEqual({ limits: noDecisionLimits });
  const set = { decidesReliefTo: 5_000, decidesReschedules: true };
  const body = { ...formOf(await read(user.id)), ...set, currentPassword: testPassword };
  await testApi.call('editEmployee', { as: admin, params: { id: user.id }, body });
  await confirmRights(testApi, user.id);
  expect((await auditOf(testApi, user.id)).at(-1)).toMatchObject({
    action: 'edit_employee',
    before: { decidesReliefTo: 0, decidesReschedules: false },
    after: set,
  });
  const { limits } = await testApi.call('getDecisionLimits', { as });
  expect(limits).toEqual({ ...noDecisionLimits, ...set });
  expect(await testApi.call('getDecisionLimits', { as: admin })).toEqual({ limits: null });
});
