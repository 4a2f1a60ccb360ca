import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Employee } from '#contract/lender/employees.ts';
import { createTestApi, type Session, type TestApi } from '#test/support/api.ts';
import { addContactRequest } from '#test/support/contact-requests.ts';
import { active, addCustomer, type Desk, openDesk } from '#test/support/lending.ts';
import { auditOf, formOf, refusal, send } from '#test/support/office.ts';

let testApi: TestApi;
let admin: Session;
let adminId: string;
/** Who leaves, and a colleague at the same branch. */
let desk: Desk;
let colleague: { id: string; email: string };

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  await testApi.context.pool.query("UPDATE users SET is_active = false WHERE role = 'superadmin'");
  desk = await openDesk(testApi);
  admin = desk.superadmin;
  adminId = desk.superadminId;
  colleague = await testApi.addUser('employee');
});

const deactivate = (id: string, handOverTo: string | null = null) =>
  send<Employee>(testApi, admin, 'POST', `/api/employees/${id}/deactivate`, { handOverTo });
const refused = (id: string, step: string, body?: object, method = 'POST') =>
  refusal(testApi, admin, method, `/api/employees/${id}/${step}`, body);

/** Two customers, one agreement and one request in the hands of who leaves. */
async function giveWork(): Promise<string> {
  await addCustomer(testApi, desk);
  const agreementId = await active(testApi, desk);
  const requestId = await addContactRequest(testApi.context.pool, { branchCode: 'SGD' });
  await testApi.context.pool.query(
    "UPDATE contact_requests SET assignee_id = $2, status = 'assigned' WHERE id = $1",
    [requestId, desk.employeeId],
  );
  return agreementId;
}

describe('who leaves', () => {
  test('hands everything over, and is out with the next request', async () => {
    await giveWork();
    const work = { customers: 2, agreements: 1, contactRequests: 1 };
    const open = await send<{ openWork: object; successors: { id: string }[] }>(
      testApi,
      admin,
      'GET',
      `/api/employees/${desk.employeeId}/open-work`,
    );
    expect(open.openWork).toEqual(work);
    const successors = open.successors.map(({ id }) => id);
    expect(successors).toEqual(expect.arrayContaining([colleague.id, adminId]));
    expect(successors).not.toContain(desk.employeeId);

    expect((await refused(desk.employeeId, 'deactivate', {})).code).toBe('open_work_remains');
    const left = await deactivate(desk.employeeId, colleague.id);
    expect(left).toMatchObject({
      isActive: false,
      openWork: { customers: 0, agreements: 0, contactRequests: 0 },
    });
    expect((await testApi.send('GET', '/api/auth/session', { as: desk.employee })).status).toBe(401);
    const heir = await send<Employee>(testApi, admin, 'GET', `/api/employees/${colleague.id}`);
    expect(heir.openWork).toEqual(work);
    expect((await auditOf(testApi, desk.employeeId)).at(-1)).toMatchObject({
      action: 'deactivate_employee',
      before: { isActive: true },
      after: { isActive: false, handedOver: { ...work, to: colleague.id } },
    });
  });

  test('is followed by nobody of another branch, nobody who left, and not by themselves', async () => {
    await giveWork();
    const elsewhere = await testApi.addUser('employee', 'LHE');
    const gone = await testApi.addUser('employee');
    await deactivate(gone.id);
    for (const handOverTo of [elsewhere.id, gone.id, desk.employeeId, crypto.randomUUID()]) {
      expect(await refused(desk.employeeId, 'deactivate', { handOverTo })).toEqual({
        code: 'invalid_input',
        fields: ['handOverTo'],
      });
    }
    expect((await deactivate(desk.employeeId, adminId)).isActive).toBe(false);
  });

  test('comes back with the password they had, and nothing is done twice', async () => {
    await deactivate(colleague.id);
    expect((await refused(colleague.id, 'deactivate', {})).code).toBe('employee_inactive');
    await expect(testApi.signIn(colleague.email)).rejects.toThrow('401');
    await send(testApi, admin, 'POST', `/api/employees/${colleague.id}/reactivate`);
    expect((await refused(colleague.id, 'reactivate')).code).toBe('employee_active');
    expect(await testApi.signIn(colleague.email)).toBeTruthy();
  });

  test('is never oneself', async () => {
    expect((await refused(adminId, 'deactivate', {})).code).toBe('own_user');
    expect((await refused(adminId, 'role', { role: 'employee' }, 'PUT')).code).toBe('own_user');
  });

  test('is never the last superadmin, also when two act on each other at once', async () => {
    const other = await testApi.addUser('superadmin');
    const session = await testApi.signIn(other.email);
    const answers = await Promise.all([
      testApi.send('POST', `/api/employees/${other.id}/deactivate`, { as: admin, body: {} }),
      testApi.send('POST', `/api/employees/${adminId}/deactivate`, { as: session, body: {} }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    // The second is refused as the last one, or was out before it could act.
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const { rows } = await testApi.context.pool.query(
      "SELECT count(*) AS left FROM users WHERE role = 'superadmin' AND is_active",
    );
    expect(rows[0].left).toBe(1);
  });
});

describe('a new role', () => {
  test('ends the sessions that were opened with the old one', async () => {
    const employees = async (as: Session) => (await testApi.send('GET', '/api/employees', { as })).status;
    const become = (role: string) =>
      send(testApi, admin, 'PUT', `/api/employees/${colleague.id}/role`, { role });
    const asEmployee = await testApi.signIn(colleague.email);
    expect(await employees(asEmployee)).toBe(403);
    await become('superadmin');
    expect(await employees(asEmployee)).toBe(401);
    const asSuperadmin = await testApi.signIn(colleague.email);
    expect(await employees(asSuperadmin)).toBe(200);
    await become('employee');
    expect(await employees(asSuperadmin)).toBe(401);
    expect(await employees(await testApi.signIn(colleague.email))).toBe(403);
    expect((await auditOf(testApi, colleague.id)).at(-2)).toMatchObject({
      action: 'change_employee_role',
      before: { role: 'superadmin' },
      after: { role: 'employee' },
    });
  });

  test('of less reach hands over what lies in other branches, and needs a branch', async () => {
    const lahore = await openDesk(testApi, 'LHE');
    const customerId = await addCustomer(testApi, lahore);
    await testApi.context.pool.query('UPDATE customers SET officer_id = $2 WHERE id = $1', [
      customerId,
      lahore.superadminId,
    ]);
    const role = (body: object) => refused(lahore.superadminId, 'role', { role: 'employee', ...body }, 'PUT');
    expect((await role({})).fields).toEqual(['role']);
    const superadmin = await send<Employee>(testApi, admin, 'GET', `/api/employees/${lahore.superadminId}`);
    const { branch } = await send<Employee>(testApi, admin, 'GET', `/api/employees/${desk.employeeId}`);
    await send(testApi, admin, 'PUT', `/api/employees/${lahore.superadminId}`, {
      ...formOf(superadmin),
      branchId: branch?.id,
    });
    expect((await role({})).code).toBe('open_work_remains');
    expect((await role({ handOverTo: desk.employeeId })).fields).toEqual(['handOverTo']);
    const demoted = await send<Employee>(
      testApi,
      admin,
      'PUT',
      `/api/employees/${lahore.superadminId}/role`,
      {
        role: 'employee',
        handOverTo: lahore.employeeId,
      },
    );
    expect(demoted).toMatchObject({ role: 'employee', openWork: { customers: 0 } });
  });
});
