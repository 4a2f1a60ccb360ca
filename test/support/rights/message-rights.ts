import type { TestApi } from '#test/support/calls/api.ts';
import { branchId } from '#test/support/desk/office.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };

/** The rights of messages that the product sends by itself. */
export function messageRights(testApi: TestApi, { superadmin }: Desk) {
  const nothing = async () => ({});
  return {
    listMessages: { request: async () => ({ body: {} }), expected: staff },
    getOutbox: { request: nothing, expected: staff },
    listMessagesToSend: { request: nothing, expected: staff },
    listMessageWords: { request: nothing, expected: superadminOnly },
    saveMessageWords: {
      request: async () => {
        const { words } = await testApi.call('listMessageWords', { as: superadmin });
        const last = words.at(-1);
        if (last === undefined) throw new Error('there is a message');
        return {
          body: { content: { template: last.template, words: last.words }, version: last.version },
        };
      },
      expected: superadminOnly,
    },
    setMessageRules: {
      request: async () => {
        const id = await branchId(testApi, 'SGD');
        const { branches } = await testApi.call('getOutbox', { as: superadmin, query: { branchId: id } });
        const version = branches[0]?.version ?? 0;
        return { params: { id }, body: { dailyMax: 500, isPaused: false, version } };
      },
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
