import type { messageWordsEndpoints } from '#contract/lending/messages/message-words.ts';
import type { messageEndpoints } from '#contract/lending/messages/messages.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findWordsInForce } from './message-words.ts';
import { exampleView, visitorLinkOf, wordsView } from './message-words.view.ts';
import { countPart, findOutboxBranches, listMessages } from './messages.queries.ts';
import { dryRunView, messageView, outboxBranchView, outboxView } from './messages.view.ts';
import { listMessagesToSend } from './messages-to-send.queries.ts';
import { findMessage } from './open-message.queries.ts';
import { openMessageView } from './open-message.view.ts';
import { readSender } from './read-sender.ts';
import { saveMessageWords } from './save-message-words.ts';
import { setMessageRules } from './set-message-rules.ts';

export const messageRoutes: Handlers<typeof messageEndpoints & typeof messageWordsEndpoints> = {
  async listMessages({ context: { pool, clock }, reach, input }) {
    const { rows, page } = await listMessages(pool, reach, input.body, clock.now());
    return { data: rows.map(messageView), page };
  },
  async getMessage({ context, reach, input }) {
    const { row, course } = await findMessage(context, reach, input.params.id);
    return { data: openMessageView(row, course, await readSender(context)) };
  },
  async getOutbox({ context: { pool, clock, config }, reach, input: { query } }) {
    const now = clock.now();
    const branches = await findOutboxBranches(pool, reach, query.branchId, now);
    const queued = await countPart(pool, reach, query.branchId, 'queued', now);
    const toCall = await countPart(pool, reach, query.branchId, 'to_call', now);
    return { data: outboxView(branches, { by: config.messaging?.by ?? 'hand', queued, toCall }) };
  },
  listMessagesToSend: async ({ context, reach, input }) => ({
    data: dryRunView(await listMessagesToSend(context, reach, input.query.branchId)),
  }),
  async listMessageWords({ context }) {
    const { pool, config } = context;
    const [words, sender] = await Promise.all([findWordsInForce(pool), readSender(context)]);
    return {
      data: {
        by: config.messaging?.by ?? 'hand',
        words: wordsView(words),
        example: exampleView(sender),
        visitorLink: visitorLinkOf(sender),
      },
    };
  },
  saveMessageWords: async (call) => ({ data: await saveMessageWords(call) }),
  async setMessageRules(call) {
    await setMessageRules(call);
    const { context, reach, input } = call;
    const [branch] = await findOutboxBranches(context.pool, reach, input.params.id, context.clock.now());
    if (branch === undefined) throw new Refusal('not_found');
    return { data: outboxBranchView(branch) };
  },
};
