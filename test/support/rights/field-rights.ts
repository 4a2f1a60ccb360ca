import type { TestApi } from '#test/support/calls/api.ts';
import { openPhone, phoneKey } from '#test/support/lending/field.ts';
import { active, type Desk, pay } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const superadminOnly: Expected = {
  nobody: 401,
  customer: 403,
  employee: 403,
  otherEmployee: 403,
  superadmin: 200,
};
/** Of their own branch each: a test of its own says what each sees. */
const ofStaff: Expected = { ...superadminOnly, employee: 200, otherEmployee: 200 };
/** A superadmin has no branch to work in the field of. */
const ofBranch: Expected = { ...superadminOnly, employee: 200, otherEmployee: 200, superadmin: 422 };
/** The phone of another officer. */
const ofOfficer: Expected = { ...superadminOnly, employee: 404, otherEmployee: 404, superadmin: 422 };
const ofSender: Expected = { ...ofOfficer, superadmin: 404 };

/** The rights around the field book, tried with a phone of the desk's employee. */
export function fieldRights(testApi: TestApi, desk: Desk) {
  const phone = () => openPhone(testApi, desk.employee);
  const agreement = () => active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const slipOf = async (agreementId: string, amount: number) => {
    const one = await phone();
    const body = await one.collect(agreementId, amount);
    return { content: body.content, body: await one.seal(body) };
  };
  const collected = async () => ({ body: (await slipOf(await agreement(), 100)).body });
  /** Cash for an agreement that was paid meanwhile. */
  async function held(): Promise<string> {
    const id = await agreement();
    const { body, content } = await slipOf(id, 100);
    await pay(testApi, desk.employee, id, 5_000);
    await testApi.call('sendFieldItem', { as: desk.employee, body });
    const { rows } = await testApi.context.pool.query('SELECT id FROM field_items WHERE content = $1', [
      content,
    ]);
    return rows[0].id;
  }
  return {
    registerFieldDevice: {
      request: async () => ({ body: { publicKey: (await phoneKey()).publicKey, name: 'Infinix' } }),
      expected: ofBranch,
    },
    listFieldDevices: { request: async () => ({}), expected: ofStaff },
    revokeFieldDevice: {
      request: async () => ({ params: { id: (await phone()).id } }),
      expected: superadminOnly,
    },
    previewFieldDay: { request: async () => ({}), expected: ofBranch },
    takeFieldDay: { request: async () => ({ body: { deviceId: (await phone()).id } }), expected: ofOfficer },
    sendFieldItem: { request: collected, expected: ofSender },
    handInFieldItem: {
      request: collected,
      expected: { nobody: 200, customer: 200, employee: 200, otherEmployee: 200, superadmin: 200 },
    },
    getFieldCash: {
      request: async () => ({ query: { deviceId: (await phone()).id } }),
      expected: ofOfficer,
    },
    listHeldSlips: { request: async () => ({}), expected: ofStaff },
    settleFieldItem: {
      request: async () => ({
        params: { id: await held() },
        body: { way: 'give_back' as const, note: 'She came to the branch' },
      }),
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
