import type { TestApi } from '#test/support/calls/api.ts';
import { addChallenge, challengeBody } from '#test/support/desk/challenges.ts';
import { branchId } from '#test/support/desk/office.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { Expected } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };
/** A branch takes part; employees of another branch find no challenge. */
const participants: Expected = { ...staff, otherEmployee: 404 };

const coming = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

/** The rights around challenges. */
export function challengeRights(testApi: TestApi, desk: Desk) {
  const ofBranch = async () => addChallenge(testApi, desk, { branchIds: [await branchId(testApi, 'SGD')] });
  const ofChallenge = async () => ({ params: { id: (await ofBranch()).id } });
  return {
    listChallenges: { request: async () => ({}), expected: staff },
    getChallenge: { request: ofChallenge, expected: participants },
    getChallengeScores: { request: ofChallenge, expected: participants },
    listChallengePoints: {
      request: async () => ({
        params: { id: (await ofBranch()).id, employeeId: desk.employeeId },
      }),
      // Nobody else's, of the same branch or not.
      expected: { ...participants, employee: 404 },
    },
    createChallenge: {
      request: async () => ({ body: challengeBody(desk) }),
      expected: superadminOnly,
    },
    editChallenge: {
      request: async () => {
        const { id, version } = await addChallenge(testApi, desk, coming);
        return { params: { id }, body: { ...challengeBody(desk, coming), version } };
      },
      expected: superadminOnly,
    },
    cancelChallenge: {
      request: async () => ({ ...(await ofChallenge()), body: { reason: 'The branch is closed' } }),
      expected: superadminOnly,
    },
  };
}
