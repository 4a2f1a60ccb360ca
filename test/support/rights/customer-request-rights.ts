import type { TestApi } from '#test/support/calls/api.ts';
import {
  addPayer,
  askBody,
  type Payer,
  reportTransfer,
  transferBody,
} from '#test/support/desk/customer-requests.ts';
import { type Desk, pay } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const branch: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 404, superadmin: 200 };
const everyBranch: Expected = { ...branch, otherEmployee: 200 };
/** The customer of the matrix is linked to no record. */
const customerAlone: Expected = {
  ...branch,
  customer: 404,
  employee: 403,
  otherEmployee: 403,
  superadmin: 403,
};

/** The rights of customers' reports and requests, tried on records of the branch SGD. */
export function customerRequestRights(testApi: TestApi, desk: Desk) {
  const reported = async (): Promise<Payer & { readonly id: string }> => {
    const payer = await addPayer(testApi, desk);
    const { id } = await reportTransfer(testApi, payer);
    return { ...payer, id };
  };
  const onReport = async () => ({ params: { id: (await reported()).id } });
  const onAsked = async () => {
    const { agreementId, session } = await addPayer(testApi, desk);
    const { id } = await testApi.call('sendCustomerRequest', { as: session, body: askBody(agreementId) });
    return { params: { id } };
  };
  return {
    reportTransfer: {
      request: async () => ({ body: await transferBody((await addPayer(testApi, desk)).agreementId) }),
      expected: customerAlone,
    },
    listTransferReports: { request: async () => ({}), expected: everyBranch },
    getTransferReport: { request: onReport, expected: branch },
    showTransferSlip: { request: onReport, expected: branch },
    matchTransferReport: {
      request: async () => {
        const { id, agreementId } = await reported();
        const { entryId } = await pay(testApi, desk.employee, agreementId, 1_000);
        return { params: { id }, body: { entryId } };
      },
      expected: branch,
    },
    sendCustomerRequest: {
      request: async () => ({ body: askBody((await addPayer(testApi, desk)).agreementId) }),
      expected: customerAlone,
    },
    listCustomerRequests: { request: async () => ({}), expected: everyBranch },
    countCustomerRequests: { request: async () => ({}), expected: everyBranch },
    getCustomerRequest: { request: onAsked, expected: branch },
    answerCustomerRequest: {
      request: async () => ({ ...(await onAsked()), body: { answer: 'Come on Monday' } }),
      expected: branch,
    },
    refuseTransferReport: {
      request: async () => ({ ...(await onReport()), body: { reason: 'Nothing arrived' } }),
      expected: branch,
    },
  } satisfies Partial<RightsRows>;
}
