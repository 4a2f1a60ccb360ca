import type { Branch } from '#contract/lender/branches.ts';
import type { Employee } from '#contract/lender/employees.ts';
import { type TestApi, testPassword } from '#test/support/calls/api.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import {
  addEmployee,
  branchBody,
  branchFormOf,
  branchId,
  employeeBody,
  formOf,
} from '#test/support/desk/office.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

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
  const ofEmployee =
    <Body = undefined>(body?: (employee: Employee) => Body) =>
    async () => {
      const employee = await addEmployee(testApi, superadmin);
      return { params: { id: employee.id }, body: body?.(employee) as Body };
    };
  const ofBranch =
    <Body = undefined>(body?: (branch: Branch) => Body) =>
    async () => {
      const params = { id: await branchId(testApi, 'SGD') };
      return { params, body: body?.(await testApi.call('getBranch', { as: superadmin, params })) as Body };
    };
  /** An employee whom another superadmin wants to make a superadmin. */
  const rightsRequest = async () => {
    const other = await testApi.signIn((await testApi.addUser('superadmin')).email);
    const { id } = await addEmployee(testApi, other);
    const body = { role: 'superadmin' as const, currentPassword: testPassword };
    await testApi.call('changeEmployeeRole', { as: other, params: { id }, body });
    const waiting = await testApi.call('listRightsRequests', { as: other });
    return { params: { id: waiting.find(({ employeeId }) => employeeId === id)?.id ?? '' } };
  };
  const settings = () => testApi.call('getSettings', { as: superadmin });
  const nothing = async () => ({});
  const report = async () => ({ params: { name: 'demand' as const }, query: {}, body: {} });

  return {
    getPortfolioDashboard: { request: nothing, expected: superadminOnly },
    getFirstWeek: { request: nothing, expected: superadminOnly },
    listBranchDrafts: { request: nothing, expected: superadminOnly },
    getCollectionMonths: { request: nothing, expected: superadminOnly },
    getContactPromise: { request: nothing, expected: superadminOnly },
    listOfficerCollections: { request: nothing, expected: superadminOnly },
    listReportFigures: { request: nothing, expected: superadminOnly },
    readReport: { request: report, expected: superadminOnly },
    sumReport: { request: report, expected: superadminOnly },
    getReportSheet: { request: report, expected: superadminOnly },
    exportReport: { request: report, expected: superadminOnly },
    exportReportWorkbook: { request: report, expected: superadminOnly },
    listEmployees: { request: async () => ({ body: {} }), expected: superadminOnly },
    getEmployee: { request: ofEmployee(), expected: superadminOnly },
    createEmployee: {
      request: async () => ({ body: await employeeBody(testApi) }),
      expected: superadminOnly,
    },
    issueActivationCode: { request: ofEmployee(), expected: superadminOnly },
    editEmployee: { request: ofEmployee(formOf), expected: superadminOnly },
    changeEmployeeRole: {
      request: ofEmployee(() => ({ role: 'superadmin' as const, currentPassword: testPassword })),
      expected: superadminOnly,
    },
    listRightsRequests: { request: nothing, expected: superadminOnly },
    withdrawRightsRequest: {
      request: rightsRequest,
      // A colleague's request: rejecting is what others do with it.
      expected: { ...superadminOnly, superadmin: 403 },
    },
    decideRightsRequest: {
      request: async () => ({ ...(await rightsRequest()), body: { decision: 'approved' as const } }),
      expected: superadminOnly,
    },
    getOpenWork: { request: ofEmployee(), expected: superadminOnly },
    deactivateEmployee: { request: ofEmployee(() => ({})), expected: superadminOnly },
    reactivateEmployee: {
      request: async () => {
        const given = await ofEmployee()();
        await testApi.call('deactivateEmployee', { as: superadmin, params: given.params });
        return given;
      },
      expected: superadminOnly,
    },
    turnOffEmployeeGoogle: { request: ofEmployee(), expected: superadminOnly },
    turnOffEmployeeTotp: {
      request: async () => {
        const { id, email } = await testApi.addUser('employee');
        await turnTotpOn(testApi, await testApi.signIn(email));
        return { params: { id }, body: { currentPassword: testPassword, totpCode: null } };
      },
      expected: superadminOnly,
    },
    getMyLimits: { request: nothing, expected: staff },
    listBranches: { request: nothing, expected: staff },
    getBranch: { request: ofBranch(), expected: staff },
    createBranch: {
      request: async () => ({ body: branchBody({ code: nextCode() }) }),
      expected: superadminOnly,
    },
    editBranch: { request: ofBranch(branchFormOf), expected: superadminOnly },
    getLender: { request: nothing, expected: everyone },
    getSettings: { request: nothing, expected: superadminOnly },
    saveLenderProfile: {
      request: async () => ({ body: (await settings()).lenderProfile }),
      expected: superadminOnly,
    },
    saveSiteTexts: {
      request: async () => ({ body: (await settings()).siteTexts }),
      expected: superadminOnly,
    },
    saveSiteOffer: {
      request: async () => ({ body: (await settings()).siteOffer }),
      expected: superadminOnly,
    },
    saveSitePublication: {
      request: async () => ({ body: (await settings()).sitePublication }),
      expected: superadminOnly,
    },
    openSitePreview: {
      request: async () => ({ body: { language: 'en' as const } }),
      expected: superadminOnly,
    },
    saveOfficeRules: {
      request: async () => ({ body: (await settings()).officeRules }),
      expected: superadminOnly,
    },
    getClosedDays: { request: nothing, expected: superadminOnly },
    saveClosedDays: {
      request: async () => ({ body: await testApi.call('getClosedDays', { as: superadmin }) }),
      expected: superadminOnly,
    },
    getBookRules: { request: nothing, expected: superadminOnly },
    saveBookRules: {
      request: async () => ({ body: await testApi.call('getBookRules', { as: superadmin }) }),
      expected: superadminOnly,
    },
    listAuditEvents: { request: nothing, expected: superadminOnly },
    getAuditTerms: { request: nothing, expected: superadminOnly },
    exportAuditEvents: { request: nothing, expected: superadminOnly },
    getAuditChainState: { request: nothing, expected: superadminOnly },
    checkAuditChain: {
      request: async () => ({ body: { from: 'start' as const } }),
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
