import type { Pool } from 'pg';
import { minuteMs } from '#domain/instant.ts';
import { furthestState, type MessageState } from '#domain/lending/messages/message-state.ts';
import { sendMessages } from '#server/lending/messages/send-messages.ts';
import type { AppContext } from '#server/platform/context.ts';
import { randomFrom } from '#test/support/fuzz/random.ts';
import {
  type GatewayCall,
  type Manners,
  type WhatsAppGateway,
  whatsAppError,
  whatsAppNotification,
} from '#test/support/servers/message-gateways.ts';

/** A lender whose messages are sent by several servers. */
export interface SendingLender {
  /** Each with connections of its own. */
  readonly servers: readonly AppContext[];
  readonly whatsApp: WhatsAppGateway;
  /** Moves the clock of the servers. */
  advance(ms: number): void;
  /** Hands a signed notification to a server. */
  deliver(notification: ReturnType<typeof whatsAppNotification>): Promise<{ readonly status: number }>;
}

/** The outcome of a run. */
export interface FaultyRun {
  readonly messages: number;
  /** By the gateway. */
  readonly taken: number;
  /** The messages that it took more than once. */
  readonly takenTwice: number;
  /** The messages whose state is not what the gateway and its reports say, in words. */
  readonly wrong: readonly string[];
  readonly states: Readonly<Partial<Record<MessageState, number>>>;
}

const ends = [
  ['sent', 'delivered'],
  ['sent', 'delivered', 'read'],
  ['sent', 'failed'],
] as const satisfies MessageState[][];

const ourIdIn = ({ body }: GatewayCall) => String(JSON.parse(body).biz_opaque_callback_data);
const unstopped = new AbortController().signal;

/**
 * Sends the outbox by all servers at once through a gateway with faults. Of ten calls one is cut, before or after the message is
 * taken, one is refused for a while, and one is answered late, after its first report. Then the reports come: of ten one is lost and
 * one comes twice, in any order.
 */
export async function sendThroughFaults(lender: SendingLender, seed: number): Promise<FaultyRun> {
  const { servers, whatsApp, advance, deliver } = lender;
  const { chance, pick, below } = randomFrom(seed);
  const firstTaken = whatsApp.taken.length;
  /** The state of each message by the answers of the gateway, and then by its reports. */
  const expected = new Map<string, MessageState>();
  const told = (ours: string, state: MessageState) =>
    expected.set(ours, furthestState(expected.get(ours) ?? 'queued', state));
  const report = (ours: string, id: string, status: MessageState) => {
    told(ours, status);
    return whatsAppNotification([{ id, ours, status, error: 131026 }]);
  };

  const mannersWith = (call: GatewayCall): Manners => {
    const ours = ourIdIn(call);
    if (chance(10)) {
      told(ours, 'not_known');
      return { takes: chance(50), answer: null };
    }
    if (chance(10)) return whatsAppError(130429, 429);
    told(ours, 'sent');
    const before = (id: string) => deliver(report(ours, id, pick(['sent', 'delivered'])));
    return { takes: true, answer: 'yes', ...(chance(10) && { before }) };
  };
  whatsApp.behave(mannersWith);
  const [first] = servers;
  if (first === undefined) throw new Error('a server sends');
  const sentBefore = new Set(
    (await readMessages(first.pool)).flatMap((row) => (row.state === 'queued' ? [] : row.id)),
  );
  do {
    await Promise.all(servers.map((server) => sendMessages(server, unstopped)));
    advance(20 * minuteMs);
  } while (await isQueued(first.pool));

  const taken = whatsApp.taken.slice(firstTaken).map(({ id, call }) => ({ id, ours: ourIdIn(call) }));
  const reports = taken.flatMap(({ id, ours }) =>
    pick(ends)
      .filter(() => !chance(10))
      .flatMap((status) => {
        told(ours, status);
        const each = { id, ours, status, error: 131026, place: below(1_000_000) };
        return chance(10) ? [each, { ...each, place: below(1_000_000) }] : [each];
      }),
  );
  await deliverInAnyOrder(reports, deliver);
  const rows = (await readMessages(first.pool)).filter(({ id }) => !sentBefore.has(id));
  return {
    messages: rows.length,
    taken: taken.length,
    takenTwice: taken.length - new Set(taken.map(({ ours }) => ours)).size,
    wrong: rows.flatMap(({ id, state, tries }) => {
      // Refused each time, or never called because it was no longer right.
      const right = expected.get(id) ?? (tries > 0 ? 'failed' : 'dropped');
      return state === right ? [] : [`${id} is ${state}, and not ${right}`];
    }),
    states: Object.fromEntries(
      Map.groupBy(rows, ({ state }) => state)
        .entries()
        .map(([state, same]) => [state, same.length]),
    ),
  };
}

async function isQueued(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query("SELECT FROM messages WHERE state = 'queued' LIMIT 1");
  return rows.length > 0;
}

interface SentRow {
  readonly id: string;
  readonly state: MessageState;
  readonly tries: number;
}

const readMessages = async (pool: Pool) =>
  (await pool.query<SentRow>('SELECT id, state, tries FROM messages')).rows;

type PlacedReport = Parameters<typeof whatsAppNotification>[0][number] & { readonly place: number };

/** Two notifications at a time, of twenty reports each. */
async function deliverInAnyOrder(
  reports: readonly PlacedReport[],
  deliver: SendingLender['deliver'],
): Promise<void> {
  const inAnyOrder = reports.toSorted((a, b) => a.place - b.place);
  for (let at = 0; at < inAnyOrder.length; at += 40) {
    const halves = [inAnyOrder.slice(at, at + 20), inAnyOrder.slice(at + 20, at + 40)];
    const answers = await Promise.all(halves.map(whatsAppNotification).map(deliver));
    for (const { status } of answers) if (status !== 200) throw new Error(`a report was answered ${status}`);
  }
}
