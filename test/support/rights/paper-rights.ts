import type { TestApi } from '#test/support/calls/api.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { completed } from '#test/support/lending/clearance.ts';
import { active, consented, type Desk, draft, readAgreement } from '#test/support/lending/lending.ts';
import { invoiceBody } from '#test/support/lending/prove-cost.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const branch: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 404, superadmin: 200 };

/** The rights of the papers of an agreement, tried on agreements of the branch SGD. */
export function paperRights(testApi: TestApi, desk: Desk) {
  return {
    addSignedAgreement: {
      request: async () => ({
        params: { id: await active(testApi, desk) },
        body: { picture: await samplePicture() },
      }),
      expected: branch,
    },
    recordCostEvidence: {
      request: async () => ({
        params: { id: await draft(testApi, desk) },
        body: invoiceBody({ description: 'Refrigerator, 12 cubic feet', cost: '132000' }),
      }),
      expected: branch,
    },
    getClearance: {
      request: async () => ({ params: { id: await draft(testApi, desk) } }),
      expected: { ...branch, customer: 404 },
    },
    issueClearance: {
      request: async () => ({ params: { id: await completed(testApi, desk) } }),
      expected: { ...branch, customer: 404 },
    },
    showCostInvoice: {
      request: async () => {
        const id = await consented(testApi, desk);
        const { items } = await readAgreement(testApi, desk.employee, id);
        return { params: { id, evidenceId: items[0]?.cost?.id ?? '' } };
      },
      expected: branch,
    },
  } satisfies Partial<RightsRows>;
}
