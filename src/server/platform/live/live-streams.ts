import { type LiveKind, liveKinds } from '#contract/live-changes.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { busy } from '../load-gate.ts';
import type { Reach } from '../reach.ts';
import type { AccessChange, LiveChange } from './announce.ts';

/** The reach of a reader, by kind of change; null for a kind that they are not told of. */
type Told = Readonly<Record<LiveKind, Reach | null>>;

/** The streams of server-sent events that are open in this process. */
export interface LiveStreams {
  /** A stream of the changes within the actor's reaches, until their session ends. Refuses with `busy` if there is no place. */
  open(actor: Actor, reaches: Told): ReadableStream<Uint8Array>;
  tell(change: LiveChange | AccessChange): void;
  /** Sends a keep-alive to every connection, and ends the streams of expired sessions. */
  beat(): void;
  /** Ends all streams. Until `resume` none is opened, because it would get no changes. */
  suspend(): void;
  resume(): void;
  count(): number;
}

/** For one process. Each takes about 20 KB. */
const streamsMax = 1_000;

/** The tabs of a browser share one stream; there is a second one while a tab takes over from another. */
const streamsOfSessionMax = 4;

/** On all devices together: more than one person has open at once, and few enough to leave the others their places. */
const streamsOfUserMax = 20;

/** The longest time between the authorization of a request and the opening of its stream. */
const judgedWithinMs = 2_000;

/** The most unsent events of a reader. One that is further behind has stopped reading. */
const unreadMax = 50;

const encoder = new TextEncoder();
/** A comment line, which pages ignore. It shows proxies that the connection is in use. */
const heartbeat = encoder.encode(':\n\n');
const kinds = Object.keys(liveKinds) as LiveKind[];
const events = new Map(
  kinds.map((kind) => [kind, encoder.encode(`data: ${JSON.stringify({ kind })}\n\n`)] as const),
);

interface Stream {
  readonly actor: Actor;
  /** Computed once: when the actor's reach changes, the stream ends. */
  readonly reaches: Told;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

export function createLiveStreams(clock: Clock): LiveStreams {
  const streams = new Set<Stream>();
  /**
   * Users whose access has changed, with the moment. Forgotten once no request that was authorized before the change can still
   * arrive.
   */
  const changedAt = new Map<string, Instant>();
  let isSuspended = false;

  const end = (stream: Stream) => {
    if (streams.delete(stream)) stream.controller.close();
  };

  const send = (stream: Stream, bytes: Uint8Array) => {
    const isOver = clock.now() >= stream.actor.expiresAt.getTime();
    const isRead = (stream.controller.desiredSize ?? 0) > 0;
    if (isOver || !isRead) end(stream);
    else stream.controller.enqueue(bytes);
  };

  const hasPlace = ({ sessionId, userId }: Actor) => {
    if (isSuspended || streams.size >= streamsMax) return false;
    // The caller may have been authorized before their access changed.
    if (clock.now() < (changedAt.get(userId) ?? 0) + judgedWithinMs) return false;
    const ofUser = [...streams].filter(({ actor }) => actor.userId === userId);
    const ofSession = ofUser.filter(({ actor }) => actor.sessionId === sessionId);
    return ofUser.length < streamsOfUserMax && ofSession.length < streamsOfSessionMax;
  };

  return {
    open(actor, reaches) {
      if (!hasPlace(actor)) throw busy;
      const { stream, controller } = eventStream(() => streams.delete(opened));
      const opened: Stream = { actor, reaches, controller };
      streams.add(opened);
      // The headers are sent with the first byte.
      controller.enqueue(heartbeat);
      return stream;
    },
    tell(change) {
      if ('accessOf' in change) changedAt.set(change.accessOf, clock.now());
      for (const stream of streams) {
        if ('accessOf' in change) {
          if (stream.actor.userId === change.accessOf) end(stream);
          continue;
        }
        const bytes = events.get(change.kind);
        if (bytes !== undefined && isTold(stream, change)) send(stream, bytes);
      }
    },
    beat() {
      for (const [userId, at] of changedAt) {
        if (clock.now() >= at + judgedWithinMs) changedAt.delete(userId);
      }
      for (const stream of streams) send(stream, heartbeat);
    },
    suspend() {
      isSuspended = true;
      for (const stream of streams) end(stream);
    },
    resume() {
      isSuspended = false;
    },
    count: () => streams.size,
  };
}

/** A stream and its writer; `onLeave` is called when the reader has gone. */
function eventStream(onLeave: () => void) {
  const writer: { controller?: ReadableStreamDefaultController<Uint8Array> } = {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        writer.controller = controller;
      },
      cancel: onLeave,
    },
    new CountQueuingStrategy({ highWaterMark: unreadMax }),
  );
  const { controller } = writer;
  invariant(controller !== undefined, 'a stream is started as it is made');
  return { stream, controller };
}

/**
 * True if the stream gets the change, by the right to read the kind: all of it, their branch's part, or the part that names
 * them.
 */
function isTold({ actor, reaches }: Stream, { kind, branchId = null, userId = null }: LiveChange): boolean {
  const reach = reaches[kind];
  if (reach === null) return false;
  if (reach.extent === 'all' || (branchId === null && userId === null)) return true;
  if (userId === actor.userId) return true;
  return reach.extent !== 'own' && branchId !== null && reach.branchId === branchId;
}
