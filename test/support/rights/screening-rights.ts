import type { TestApi } from '#test/support/calls/api.ts';
import { addCustomer, type Desk, nextCnic } from '#test/support/lending/lending.ts';
import { addList, listBody, setScreening } from '#test/support/lending/screening.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const superadminOnly: Expected = {
  nobody: 401,
  customer: 403,
  employee: 403,
  otherEmployee: 403,
  superadmin: 200,
};

/** The rights of screening, which only superadmins know of. */
export function screeningRights(testApi: TestApi, desk: Desk) {
  const on = () => setScreening(testApi, desk, true);
  const aMatch = async () => {
    await on();
    const cnic = nextCnic();
    await addCustomer(testApi, desk, { cnic });
    const { list } = await addList(testApi, desk, [{ name: 'Somebody', cnic }]);
    const { data } = await testApi.call('listScreeningMatches', {
      as: desk.superadmin,
      query: { tab: 'stops' },
    });
    return { params: { id: data.find(({ listName }) => listName === list.name)?.id ?? '' } };
  };
  const whileOn = async () => {
    await on();
    return {};
  };
  return {
    getScreening: { request: async () => ({}), expected: superadminOnly },
    listScreeningLists: { request: whileOn, expected: superadminOnly },
    listScreeningRuns: { request: whileOn, expected: superadminOnly },
    listScreeningMatches: {
      request: async () => ({ ...(await whileOn()), query: { tab: 'stops' as const } }),
      expected: superadminOnly,
    },
    addScreeningList: {
      request: async () => {
        await on();
        return { body: listBody([{ name: 'Somebody' }]) };
      },
      expected: superadminOnly,
    },
    endScreeningList: {
      request: async () => {
        await on();
        return { params: { id: (await addList(testApi, desk, [{ name: 'Somebody' }])).list.id } };
      },
      expected: superadminOnly,
    },
    getScreeningMatch: { request: aMatch, expected: superadminOnly },
    decideScreeningMatch: {
      request: async () => ({
        ...(await aMatch()),
        body: { decision: 'cleared' as const, reason: 'Another birthday', shown: 'open' as const },
      }),
      expected: superadminOnly,
    },
    getScreeningRules: { request: async () => ({}), expected: superadminOnly },
    saveScreeningRules: {
      request: async () => {
        await on();
        await addList(testApi, desk, [{ name: 'Somebody' }]);
        await setScreening(testApi, desk, false);
        const { version } = await testApi.call('getScreeningRules', { as: desk.superadmin });
        return { body: { content: { isScreeningOn: true }, version } };
      },
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
