import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { branchId } from '#test/support/desk/office.ts';
import { active, type Desk, pay } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };

/** The id of a receipt that waits to be sent. */
async function queuedMessage(testApi: TestApi, desk: Desk): Promise<string> {
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  const { entryId } = await pay(testApi, desk.employee, agreementId, 100);
  const id = uuidv7();
  await queryWithEvent(
    testApi.context.pool,
    `INSERT INTO messages (id, branch_id, customer_id, agreement_id, template, entry_id, queued_at, next_try_at, changed_at)
     SELECT $1, branch_id, customer_id, id, 'receipt', $3, now(), now(), now() FROM agreements WHERE id = $2`,
    [id, agreementId, entryId],
  );
  return id;
}

/** The rights of messages that the product sends by itself. */
export function messageRights(testApi: TestApi, desk: Desk) {
  const { superadmin } = desk;
  const nothing = async () => ({});
  return {
    listMessages: { request: async () => ({ body: {} }), expected: staff },
    getMessage: {
      request: async () => ({ params: { id: await queuedMessage(testApi, desk) } }),
      expected: { ...staff, otherEmployee: 404 },
    },
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
