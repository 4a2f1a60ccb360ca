import type { Branch } from '#contract/lender/branches.ts';
import type { Employee } from '#contract/lender/employees.ts';
import { type TestApi, testPassword } from './api.ts';
import type { Desk } from './lending.ts';
import type { Expected, RightsRow } from './lending-rights.ts';
import { addEmployee, branchBody, branchFormOf, branchId, employeeBody, formOf, send } from './office.ts';
import { turnTotpOn } from './turn-totp-on.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };
const everyone: Expected = { ...staff, nobody: 200, customer: 200 };

let codes = 0;
/** Three letters that no other branch has. */
function nextCode(): string {
  codes += 1;
  return `Z${String.fromCharCode(65 + Math.floor(codes / 26), 65 + (codes % 26))}`;
}

/** The rights around people, branches, settings and the audit. */
export function officeRights(testApi: TestApi, { superadmin }: Desk) {
  const read = <Data>(path: string) => send<Data>(testApi, superadmin, 'GET', path);
  const ofEmployee =
    (step: string, body?: (employee: Employee) => object, isGone = false) =>
    async () => {
      const employee = await addEmployee(testApi, superadmin);
      const path = `/api/employees/${employee.id}`;
      if (isGone) await send(testApi, superadmin, 'POST', `${path}/deactivate`, {});
      return { path: path + step, body: body?.(employee) };
    };
  const ofBranch = (body?: (branch: Branch) => object) => async () => {
    const path = `/api/branches/${await branchId(testApi, 'SGD')}`;
    return { path, body: body?.(await read<Branch>(path)) };
  };
  const section = (name: string) => async () => ({
    body: (await read<Record<string, object>>('/api/settings'))[name],
  });
  const plain = (body?: object) => async () => ({ body });

  return {
    listEmployees: { request: plain(), expected: superadminOnly },
    getEmployee: { request: ofEmployee(''), expected: superadminOnly },
    createEmployee: {
      request: async () => ({ body: await employeeBody(testApi) }),
      expected: superadminOnly,
    },
    issueActivationCode: { request: ofEmployee('/activation-code'), expected: superadminOnly },
    editEmployee: { request: ofEmployee('', formOf), expected: superadminOnly },
    changeEmployeeRole: {
      request: ofEmployee('/role', () => ({ role: 'superadmin' })),
      expected: superadminOnly,
    },
    getOpenWork: { request: ofEmployee('/open-work'), expected: superadminOnly },
    deactivateEmployee: { request: ofEmployee('/deactivate', () => ({})), expected: superadminOnly },
    reactivateEmployee: { request: ofEmployee('/reactivate', undefined, true), expected: superadminOnly },
    turnOffEmployeeGoogle: { request: ofEmployee('/turn-off-google'), expected: superadminOnly },
    turnOffEmployeeTotp: {
      request: async () => {
        const { id, email } = await testApi.addUser('employee');
        await turnTotpOn(testApi, await testApi.signIn(email));
        return { path: `/api/employees/${id}/turn-off-totp`, body: { currentPassword: testPassword } };
      },
      expected: superadminOnly,
    },
    getMyLimits: { request: plain(), expected: staff },
    listBranches: { request: plain(), expected: staff },
    getBranch: { request: ofBranch(), expected: staff },
    createBranch: {
      request: async () => ({ body: branchBody({ code: nextCode() }) }),
      expected: superadminOnly,
    },
    editBranch: { request: ofBranch(branchFormOf), expected: superadminOnly },
    getLender: { request: plain(), expected: everyone },
    getSettings: { request: plain(), expected: superadminOnly },
    saveLenderProfile: { request: section('lenderProfile'), expected: superadminOnly },
    saveSiteTexts: { request: section('siteTexts'), expected: superadminOnly },
    saveOfficeRules: { request: section('officeRules'), expected: superadminOnly },
    listAuditEvents: { request: plain(), expected: superadminOnly },
    getAuditTerms: { request: plain(), expected: superadminOnly },
    exportAuditEvents: { request: plain({}), expected: superadminOnly },
    getAuditChainState: { request: plain(), expected: superadminOnly },
    checkAuditChain: { request: plain({ from: 'start' }), expected: superadminOnly },
  } satisfies Record<string, RightsRow>;
}
