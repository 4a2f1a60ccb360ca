import type { TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { addCustomer, type Desk } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const branch: Expected = { ...staff, otherEmployee: 404 };

/** The rights around a customer's second sign-in step, tried on customers of the branch SGD. */
export function secondStepRights(testApi: TestApi, desk: Desk) {
  const lost = { reason: 'The phone was stolen', identityProof: 'The original CNIC' };
  /** A customer who signs in by two steps. */
  const lostCustomer = async () => {
    const id = await addCustomer(testApi, desk);
    const user = await testApi.addUser('customer');
    await queryWithEvent(
      testApi.context.pool,
      `WITH linked AS (UPDATE customers SET user_id = $2 WHERE id = $1)
       UPDATE users SET totp_secret = 'x', totp_confirmed_at = created_at WHERE id = $2`,
      [id, user.id],
    );
    return id;
  };
  return {
    getSecondStep: {
      request: async () => ({ params: { id: await addCustomer(testApi, desk) } }),
      expected: branch,
    },
    requestSecondStepReset: {
      request: async () => ({ params: { id: await lostCustomer() }, body: lost }),
      expected: branch,
    },
    listSecondStepResets: { request: async () => ({}), expected: staff },
    listClosedResets: { request: async () => ({}), expected: staff },
    withdrawSecondStepReset: {
      request: async () => {
        const params = { id: await lostCustomer() };
        const as = desk.employee;
        return {
          params: { id: (await testApi.call('requestSecondStepReset', { as, params, body: lost })).id },
        };
      },
      // A colleague's request: rejecting is what others do with it.
      expected: { ...branch, employee: 403, superadmin: 403 },
    },
    decideSecondStepReset: {
      request: async () => {
        const params = { id: await lostCustomer() };
        const { id } = await testApi.call('requestSecondStepReset', {
          as: desk.employee,
          params,
          body: lost,
        });
        return { params: { id }, body: { decision: 'approved' as const } };
      },
      expected: { ...staff, employee: 403, otherEmployee: 403 },
    },
  } satisfies Partial<RightsRows>;
}
