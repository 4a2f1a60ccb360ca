import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import { auditOf, formOf } from '#test/support/desk/office.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let admin: Session;
let adminId: string;
/** The employee who leaves, and a colleague at the same branch. */
let desk: Desk;
let colleague: { id: string; email: string };

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  await queryWithEvent(testApi.context.pool, "UPDATE users SET is_active = false WHERE role = 'superadmin'");
  desk = await openDesk(testApi);
  admin = desk.superadmin;
  adminId = desk.superadminId;
  colleague = await testApi.addUser('employee');
});

const differences = async () => (await findDifferences(testApi.context.pool)).differences;
const deactivate = (id: string, successorId: string | null = null) =>
  testApi.call('deactivateEmployee', { as: admin, params: { id }, body: { successorId } });
const notDeactivated = (id: string, successorId: string | null = null) =>
  testApi.refusal('deactivateEmployee', { as: admin, params: { id }, body: { successorId } });
const changeRole = (id: string, body: BodyOf<'changeEmployeeRole'>) =>
  testApi.call('changeEmployeeRole', {
    as: admin,
    params: { id },
    body: { ...body, currentPassword: testPassword },
  });
const notChanged = (id: string, body: BodyOf<'changeEmployeeRole'>) =>
  testApi.refusal('changeEmployeeRole', { as: admin, params: { id }, body });

/** Two customers, one agreement and one request of the leaving employee. */
async function giveWork(): Promise<string> {
  await addCustomer(testApi, desk);
  const agreementId = await active(testApi, desk);
  const requestId = await addContactRequest(testApi.context.pool, { branchCode: 'SGD' });
  await queryWithEvent(testApi.context.pool, 'UPDATE contact_requests SET assignee_id = $2 WHERE id = $1', [
    requestId,
    desk.employeeId,
  ]);
  return agreementId;
}

async function rowOf(agreementId: string) {
  const { rows } = await testApi.context.pool.query(
    'SELECT outstanding::text, officer_id AS "officerId" FROM agreements WHERE id = $1',
    [agreementId],
  );
  return rows[0];
}

describe('an employee who leaves', () => {
  test('is signed out at the next request, and their open work is reassigned', async () => {
    await giveWork();
    const work = { customers: 2, agreements: 1, contactRequests: 1 };
    const open = await testApi.call('getOpenWork', { as: admin, params: { id: desk.employeeId } });
    expect(open.openWork).toEqual(work);
    const successors = open.successors.map(({ id }) => id);
    expect(successors).toEqual(expect.arrayContaining([colleague.id, adminId]));
    expect(successors).not.toContain(desk.employeeId);

    expect(await notDeactivated(desk.employeeId)).toMatchObject({ code: 'open_work_remains' });
    const left = await deactivate(desk.employeeId, colleague.id);
    expect(left).toMatchObject({
      isActive: false,
      openWork: { customers: 0, agreements: 0, contactRequests: 0 },
    });
    expect(await testApi.refusal('getSession', { as: desk.employee })).toMatchObject({
      code: 'not_signed_in',
    });
    const heir = await testApi.call('getEmployee', { as: admin, params: { id: colleague.id } });
    expect(heir.openWork).toEqual(work);
    const { rows: told } = await testApi.context.pool.query(
      'SELECT kind, recorded_by, assignee_id FROM contact_request_events',
    );
    expect(told).toEqual([{ kind: 'assigned', recorded_by: adminId, assignee_id: colleague.id }]);
    expect((await auditOf(testApi, desk.employeeId)).at(-1)).toMatchObject({
      action: 'deactivate_employee',
      before: { isActive: true },
      after: { isActive: false, reassigned: { ...work, to: colleague.id } },
    });
  });

  test('leaves agreements that verify, also after later payments', async () => {
    const agreementId = await giveWork();
    await deactivate(desk.employeeId, colleague.id);
    expect(await differences()).toEqual([]);
    expect((await auditOf(testApi, agreementId)).at(-1)).toMatchObject({
      action: 'reassign_agreement',
      before: { officerId: desk.employeeId },
      after: { officerId: colleague.id },
    });
    await pay(testApi, admin, agreementId, 500);
    expect(await differences()).toEqual([]);
  });

  test('does not block a payment at the same moment, and every row verifies afterwards', async () => {
    const ids = [await giveWork(), await active(testApi, desk), await active(testApi, desk)];
    await Promise.all([
      deactivate(desk.employeeId, colleague.id),
      ...ids.toReversed().flatMap((id) => [100, 200, 300].map((amount) => pay(testApi, admin, id, amount))),
    ]);
    expect(await differences()).toEqual([]);
    for (const id of ids) {
      expect(await rowOf(id)).toEqual({ outstanding: '119400', officerId: colleague.id });
    }
  });

  test('cannot hand work over to an employee of another branch, to one who left, or to themselves', async () => {
    await giveWork();
    const elsewhere = await testApi.addUser('employee', 'LHE');
    const gone = await testApi.addUser('employee');
    await deactivate(gone.id);
    for (const successorId of [elsewhere.id, gone.id, desk.employeeId, crypto.randomUUID()]) {
      expect(await notDeactivated(desk.employeeId, successorId)).toMatchObject({
        code: 'invalid_input',
        fields: ['successorId'],
      });
    }
    expect((await deactivate(desk.employeeId, adminId)).isActive).toBe(false);
  });

  test('comes back with the same password, and nothing happens twice', async () => {
    await deactivate(colleague.id);
    expect(await notDeactivated(colleague.id)).toMatchObject({ code: 'employee_inactive' });
    await expect(testApi.signIn(colleague.email)).rejects.toThrow('401');
    const back = { as: admin, params: { id: colleague.id } };
    await testApi.call('reactivateEmployee', back);
    expect(await testApi.refusal('reactivateEmployee', back)).toMatchObject({ code: 'employee_active' });
    expect(await testApi.signIn(colleague.email)).toBeTruthy();
  });

  test('cannot be deactivated by themselves', async () => {
    expect(await notDeactivated(adminId)).toMatchObject({ code: 'own_user' });
    expect(await notChanged(adminId, { role: 'employee' })).toMatchObject({ code: 'own_user' });
  });

  test('cannot be the last superadmin, even when two deactivate each other at once', async () => {
    const other = await testApi.addUser('superadmin');
    const session = await testApi.signIn(other.email);
    const answers = await Promise.all([
      testApi.attempt('deactivateEmployee', { as: admin, params: { id: other.id } }),
      testApi.attempt('deactivateEmployee', { as: session, params: { id: adminId } }),
    ]);
    // The second is refused as the last superadmin, or was already signed out.
    const [refused] = endingsOf(answers).filter((ending) => ending !== 'done');
    expect(['last_superadmin', 'not_signed_in']).toContain(refused);
    const { rows } = await testApi.context.pool.query(
      "SELECT count(*) AS left FROM users WHERE role = 'superadmin' AND is_active",
    );
    expect(rows[0].left).toBe(1);
  });
});

describe('a new role', () => {
  test('applies from the next request on, and the session stays', async () => {
    const employees = async (as: Session) =>
      endingOf(await testApi.attempt('listEmployees', { as, body: {} }));
    const asEmployee = await testApi.signIn(colleague.email);
    expect(await employees(asEmployee)).toBe('not_allowed');
    await changeRole(colleague.id, { role: 'superadmin' });
    expect(await employees(asEmployee)).toBe('done');
    await changeRole(colleague.id, { role: 'employee' });
    expect(await employees(asEmployee)).toBe('not_allowed');
    expect((await auditOf(testApi, colleague.id)).at(-1)).toMatchObject({
      action: 'change_employee_role',
      before: { role: 'superadmin' },
      after: { role: 'employee' },
    });
  });

  test('with less reach reassigns the open work in other branches, and needs a branch', async () => {
    const lahore = await openDesk(testApi, 'LHE');
    const customerId = await addCustomer(testApi, lahore);
    await queryWithEvent(testApi.context.pool, 'UPDATE customers SET officer_id = $2 WHERE id = $1', [
      customerId,
      lahore.superadminId,
    ]);
    const toEmployee = (successorId: string | null = null) => ({ role: 'employee', successorId }) as const;
    expect(await notChanged(lahore.superadminId, toEmployee())).toMatchObject({ fields: ['role'] });
    const superadmin = await testApi.call('getEmployee', { as: admin, params: { id: lahore.superadminId } });
    const { branch } = await testApi.call('getEmployee', { as: admin, params: { id: desk.employeeId } });
    await testApi.call('editEmployee', {
      as: admin,
      params: { id: lahore.superadminId },
      body: { ...formOf(superadmin), branchId: branch?.id ?? '' },
    });
    expect(await notChanged(lahore.superadminId, toEmployee())).toMatchObject({ code: 'open_work_remains' });
    expect(await notChanged(lahore.superadminId, toEmployee(desk.employeeId))).toMatchObject({
      fields: ['successorId'],
    });
    const demoted = await changeRole(lahore.superadminId, toEmployee(lahore.employeeId));
    expect(demoted).toMatchObject({ role: 'employee', openWork: { customers: 0 } });
  });
});
