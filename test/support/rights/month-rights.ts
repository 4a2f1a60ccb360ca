import { type TestApi, testPassword } from '#test/support/calls/api.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { Expected } from './lending-rights.ts';

const superadminOnly: Expected = {
  nobody: 401,
  customer: 403,
  employee: 403,
  otherEmployee: 403,
  superadmin: 200,
};

/** The rights around the months of the books. */
export function monthRights(testApi: TestApi, desk: Desk) {
  const as = desk.superadmin;
  const body = { password: testPassword, reason: 'A slip of that month was found' };
  const listed = async () => (await testApi.call('listMonths', { as })).data;
  /** Some month that may be closed: with all closed, one is reopened for it. */
  async function closable(): Promise<string> {
    const months = await listed();
    const found = months.find(({ mayClose }) => mayClose);
    if (found !== undefined) return found.month;
    const last = months.find(({ mayReopen }) => mayReopen);
    if (last === undefined) {
      await deliveredInSeptember(testApi, desk);
      return closable();
    }
    await testApi.call('reopenMonth', { as, params: { month: last.month }, body });
    return last.month;
  }
  async function closed(): Promise<string> {
    const month = await closable();
    await testApi.call('closeMonth', { as, params: { month } });
    return month;
  }
  return {
    listMonths: { request: async () => ({}), expected: superadminOnly },
    closeMonth: { request: async () => ({ params: { month: await closable() } }), expected: superadminOnly },
    reopenMonth: {
      request: async () => ({ params: { month: await closed() }, body }),
      expected: superadminOnly,
    },
  };
}
