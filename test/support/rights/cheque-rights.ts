import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const ofBranch: Expected = { ...staff, otherEmployee: 404 };

/** The rights of cheques that pay an agreement of the branch. */
export function chequeRights(testApi: TestApi, desk: Desk) {
  const today = () => businessDateOf(testApi.clock.now());
  const deposited = async (entryId: string) => ({
    params: { entryId },
    body: {
      step: 'deposited' as const,
      accountId: (await openAccount(testApi, desk)).id,
      happenedOn: today(),
    },
  });
  return {
    listCheques: { request: async () => ({}), expected: staff },
    sumOpenCheques: { request: async () => ({}), expected: staff },
    recordChequeStep: {
      request: async () => deposited((await payByCheque(testApi, desk)).entryId),
      expected: ofBranch,
    },
    takeBackChequeStep: {
      request: async () => {
        const { entryId } = await payByCheque(testApi, desk);
        await testApi.call('recordChequeStep', { as: desk.superadmin, ...(await deposited(entryId)) });
        return { params: { entryId }, body: { step: 'deposited' as const } };
      },
      expected: ofBranch,
    },
  } satisfies Partial<RightsRows>;
}
