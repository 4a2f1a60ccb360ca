import { type TestApi, testPassword } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { addCustomer, type Desk } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const everyone = (status: number): Expected => ({
  nobody: status,
  customer: status,
  employee: status,
  otherEmployee: status,
  superadmin: status,
});
const signedIn = (status: number): Expected => ({ ...everyone(status), nobody: 401 });
const branch: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 404, superadmin: 200 };
const superadminOnly: Expected = { ...branch, employee: 403, otherEmployee: 403 };

const staff: Expected = { ...branch, otherEmployee: 200 };

let phones = 0;
const nextPhone = () => `0311${String(++phones).padStart(7, '0')}`;

const proof = { currentPassword: testPassword };

/**
 * The rights around users and their sign-in. If a success would make the caller useless for later rows, the input is invalid,
 * so that it is refused for another reason.
 */
export function accountRights(testApi: TestApi, desk: Desk) {
  const request =
    <Body = undefined>(body?: Body) =>
    async () => ({ body: body as Body });
  /** A colleague's. */
  const sharedView = async () => {
    const as = await testApi.signIn((await testApi.addUser('employee')).email);
    const body = { list: 'due', name: 'Late ones', query: 'group=overdue', isShared: true };
    return (await testApi.call('saveView', { as, body })).id;
  };
  const ofCustomer = (hasSignIn: boolean) => async () => {
    const id = await addCustomer(testApi, desk);
    if (hasSignIn) {
      const user = await testApi.addUser('customer');
      await queryWithEvent(testApi.context.pool, 'UPDATE customers SET user_id = $2 WHERE id = $1', [
        id,
        user.id,
      ]);
    }
    return { params: { id } };
  };
  return {
    signIn: {
      request: request({ identifier: 'nobody@example.pk', password: testPassword }),
      expected: everyone(401),
    },
    signUp: {
      request: async () => ({
        body: { fullName: 'Sidra Munir', phone: nextPhone(), password: 'a fresh password' },
      }),
      expected: everyone(200),
    },
    signOut: { request: request(), expected: everyone(200) },
    listSavedViews: { request: request(), expected: staff },
    saveView: {
      request: request({ list: 'due', name: 'Late ones', query: 'group=overdue', isShared: false }),
      expected: staff,
    },
    hideColumns: { request: request({ list: 'due', columns: ['promise'] }), expected: staff },
    removeSavedView: {
      request: async () => ({ params: { id: await sharedView() } }),
      expected: { ...staff, employee: 404, otherEmployee: 404 },
    },
    getSession: { request: request(), expected: signedIn(200) },
    getSignInOptions: { request: request(), expected: everyone(200) },
    forgetPassword: { request: request({ identifier: 'nobody@example.pk' }), expected: everyone(200) },
    resetPassword: {
      request: request({ token: 'none', password: 'a fresh password' }),
      expected: everyone(410),
    },
    setUp: {
      request: request({
        token: 'none',
        fullName: 'Late Comer',
        phone: '03120000000',
        password: 'a fresh password',
      }),
      expected: everyone(409),
    },
    openGoogleSession: { request: request({}), expected: everyone(401) },
    getProfile: { request: request(), expected: signedIn(200) },
    editProfile: { request: request({ language: 'en' } as const), expected: signedIn(200) },
    redeemActivationCode: {
      request: request({ activationCode: 'AAAA-AAAA' }),
      expected: { ...signedIn(409), customer: 422 },
    },
    changePassword: {
      request: request({ currentPassword: 'wrong', newPassword: 'a fresh password' }),
      expected: signedIn(422),
    },
    startTotp: { request: request(proof), expected: signedIn(200) },
    confirmTotp: { request: request({ code: '' }), expected: signedIn(422) },
    turnOffTotp: { request: request(proof), expected: signedIn(200) },
    turnOffGoogle: { request: request(proof), expected: signedIn(200) },
    turnOnGoogle: { request: request(proof), expected: signedIn(200) },
    listSessions: { request: request(), expected: signedIn(200) },
    endSession: {
      request: async () => ({ params: { id: '00000000-0000-7000-8000-000000000000' } }),
      expected: signedIn(404),
    },
    endOtherSessions: { request: request(), expected: signedIn(200) },
    issueCustomerActivationCode: { request: ofCustomer(false), expected: branch },
    issueCustomerPasswordResetCode: { request: ofCustomer(true), expected: branch },
    issueEmployeePasswordResetCode: {
      request: async () => {
        const { id } = await testApi.addUser('employee');
        return { params: { id } };
      },
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
