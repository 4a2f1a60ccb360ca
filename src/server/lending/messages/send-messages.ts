import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { minuteMs } from '#domain/instant.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { claimMessages, type ToClaim } from './claim-messages.ts';
import { providerOf } from './providers/provider-of.ts';
import { queueMessages } from './queue-messages.ts';
import { readSender } from './read-sender.ts';
import { writeOutcome } from './write-outcome.ts';

/** Queues and sends messages, if the settings name a provider. */
export const sendingMessages: Chore = { name: 'send messages', run: sendMessages };

/** Long after the last answer that a call waits for: a server that had this message is gone. */
const forgottenAfterMs = 2 * minuteMs;

const giveUpForgotten = {
  name: 'give-up-forgotten-messages',
  text: `UPDATE messages SET state = 'not_known', changed_at = $2
          WHERE id IN (SELECT id FROM messages WHERE state = 'queued' AND attempted_at < $1 FOR UPDATE SKIP LOCKED)`,
};
const listBranches = {
  name: 'list-branches-with-queued-messages',
  text: `SELECT b.id FROM branches b
          WHERE EXISTS (SELECT FROM messages m WHERE m.branch_id = b.id AND m.state = 'queued' AND m.attempted_at IS NULL
                           AND m.next_try_at <= $1)`,
};

/** The numbers of one run. */
export interface SentNow {
  readonly queued: number;
  readonly called: number;
}

/** Queues what is to be sent, and sends what is queued. Nobody is reminded outside contact hours. */
export async function sendMessages(context: AppContext, stopping: AbortSignal): Promise<SentNow> {
  const { pool, clock, config } = context;
  if (config.messaging === undefined) return { queued: 0, called: 0 };
  const now = clock.now();
  await pool.query({ ...giveUpForgotten, values: [new Date(now - forgottenAfterMs), new Date(now)] });
  const { opensAt, closesAt } = (await readOfficeRules(pool)).content.contactHours;
  const isContactHour = isWithinContactHours(now, contactHoursBetween(opensAt, closesAt));
  const queued = await queueMessages(context, isContactHour);
  const provider = providerOf(config.messaging);
  const sender = await readSender(context);
  const { rows: branches } = await pool.query<{ id: string }>({ ...listBranches, values: [new Date(now)] });
  let called = 0;
  for (const { id } of branches) {
    const calls = await sendOfBranch(context, { branchId: id, provider, sender, isContactHour }, stopping);
    called += calls.called;
    if (!calls.isReachable) break;
  }
  return { queued, called };
}

/** Sends until nothing of the branch is left, the provider is out of reach, or the product stops. */
async function sendOfBranch(context: AppContext, toClaim: ToClaim, stopping: AbortSignal) {
  const { pool, clock } = context;
  const { provider } = toClaim;
  let called = 0;
  while (!stopping.aborted) {
    const { messages, isLast } = await claimMessages(context, toClaim);
    const kinds = await Promise.all(
      messages.map(async (message) => {
        const outcome = await provider.send(message);
        await writeOutcome(pool, message, provider.channel, outcome, new Date(clock.now()));
        return outcome.kind;
      }),
    );
    called += kinds.length;
    if (kinds.includes('not_reached')) return { called, isReachable: false };
    if (isLast) break;
  }
  return { called, isReachable: true };
}
