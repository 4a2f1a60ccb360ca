import type { TestApi } from '#test/support/calls/api.ts';
import {
  addComplaint,
  answered,
  idOfCode,
  takenDown,
  visitorComplaint,
} from '#test/support/desk/complaints.ts';
import { active, type Desk, pay } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const ofBranch: Expected = { ...staff, otherEmployee: 404 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };
const everyone: Expected = { ...staff, nobody: 200, customer: 200 };
/** The customer of the table has no customer on record. */
const ownCustomer: Expected = {
  nobody: 401,
  customer: 404,
  employee: 403,
  otherEmployee: 403,
  superadmin: 403,
};

/** The rights of complaints: each was taken down at the employee's branch, and nobody handles it. */
export function complaintRights(testApi: TestApi, desk: Desk) {
  const untouched = async () => ({ params: { id: await addComplaint(testApi, desk.employee) } });
  const sent = async () => (await testApi.call('submitComplaint', { body: visitorComplaint() })).code;
  const words = 'He came again.';
  const { source: _, language: __, fullName: ___, phoneNumber: ____, ...own } = takenDown();

  return {
    submitComplaint: { request: async () => ({ body: visitorComplaint() }), expected: everyone },
    getTrackedComplaint: {
      request: async () => ({ params: { code: await sent() } }),
      expected: everyone,
    },
    addToComplaint: {
      request: async () => ({ params: { code: await sent() }, body: { words } }),
      expected: everyone,
    },
    reopenComplaint: {
      request: async () => {
        const code = await sent();
        await answered(testApi, desk.superadmin, await idOfCode(testApi, code));
        return { params: { code }, body: { words } };
      },
      expected: everyone,
    },
    listComplaints: { request: async () => ({}), expected: staff },
    countComplaints: { request: async () => ({}), expected: staff },
    listComplaintHandlers: { request: async () => ({}), expected: superadminOnly },
    getComplaint: { request: untouched, expected: ofBranch },
    enterComplaint: { request: async () => ({ body: takenDown() }), expected: staff },
    takeComplaint: { request: untouched, expected: ofBranch },
    assignComplaint: {
      request: async () => ({ ...(await untouched()), body: { handlerId: desk.employeeId } }),
      expected: superadminOnly,
    },
    namePersonConcerned: {
      request: async () => ({ ...(await untouched()), body: { personId: desk.employeeId } }),
      expected: superadminOnly,
    },
    addComplaintNote: {
      request: async () => ({ ...(await untouched()), body: { note: 'Asked the shop' } }),
      expected: ofBranch,
    },
    linkComplaintEntry: {
      request: async () => {
        const { receipt } = await pay(testApi, desk.employee, await active(testApi, desk), 100);
        return { ...(await untouched()), body: { receiptNumber: receipt?.number ?? '' } };
      },
      expected: ofBranch,
    },
    answerComplaint: {
      request: async () => ({ ...(await untouched()), body: { answer: 'A new one comes tomorrow.' } }),
      expected: ofBranch,
    },
    sendMyComplaint: { request: async () => ({ body: own }), expected: ownCustomer },
    listMyComplaints: { request: async () => ({}), expected: ownCustomer },
    getComplaintRules: { request: async () => ({}), expected: superadminOnly },
    saveComplaintRules: {
      request: async () => {
        const { rows } = await testApi.context.pool.query(
          "SELECT version FROM lender_content WHERE section = 'complaint_rules'",
        );
        const content = {
          ...{ acknowledgeDays: 3, answerDays: 15, executiveDays: 20 },
          ...{ executiveId: null, outsideAddress: null, outsideEmail: null, regulatorContact: null },
        };
        return { body: { content, version: rows[0]?.version ?? 0 } };
      },
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
