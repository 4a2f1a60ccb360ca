import type { TestApi } from '#test/support/calls/api.ts';
import { active, type Desk, nextCnic, vouching } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const branch: Expected = { ...staff, otherEmployee: 404 };

/** The rights of guarantors, tried on one who vouches for agreements of the branch SGD. */
export function guarantorRights(testApi: TestApi, desk: Desk) {
  const form = { fullName: { own: 'Abdul Ghafoor' }, phone: '03000000102', address: 'Sargodha' };
  /** A guarantor of an active agreement, and a correction of the record as it is now. */
  const onGuarantor = async () => {
    await active(testApi, desk);
    const [first] = await vouching(testApi, desk);
    const params = { id: first?.guarantorId ?? '' };
    const { version } = await testApi.call('getGuarantor', { as: desk.superadmin, params });
    return { params, body: { ...form, version } };
  };
  return {
    findGuarantor: { request: async () => ({ body: { cnic: nextCnic() } }), expected: staff },
    saveGuarantor: { request: async () => ({ body: { ...form, cnic: nextCnic() } }), expected: staff },
    getGuarantor: {
      request: async () => ({ params: (await onGuarantor()).params }),
      expected: branch,
    },
    editGuarantor: { request: onGuarantor, expected: branch },
  } satisfies Partial<RightsRows>;
}
