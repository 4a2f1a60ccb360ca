import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

/** Waits for the sender or another queue, without holding a place. */
export type WaitOutside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

export interface LoadGate {
  /** Answers a request after its turn in the queue, or refuses it before any work. */
  admit<Result>(endpoint: Endpoint, answer: (outside: WaitOutside) => Promise<Result>): Promise<Result>;
  /** True if a request with this method and address is refused now. No page is ever refused. Counts the refusals. */
  sheds(method: string, url: string): boolean;
  /** The number of requests that `sheds` refused since the start. */
  shedCount(): number;
}

type Kind = 'vital' | 'other';

/** The limit of concurrent requests: more than the database runs at once, and more than may wait for the hash of a password. */
const workingMax = 64;

/**
 * The longest wait of the first in a queue before new requests are refused. A burst is admitted as a whole, because its
 * first has only just come; lasting overload is refused. Vital requests are refused last: those of people at the counter
 * with money in hand, or not signed in yet.
 */
const patienceMs: Readonly<Record<Kind, number>> = { vital: 1_000, other: 200 };
const vital: ReadonlySet<Endpoint> = new Set<Endpoint>([api.signIn, api.recordPayment]);
/** The same endpoints by their addresses; all of them are POST requests. */
const vitalPath = new RegExp(
  `^(?:${[...vital].map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})(?:[?]|$)`,
);

/** Every n-th free place goes to the other requests first, so that payments do not block them for ever. */
const othersTurn = 4;

/**
 * Made once, because an overloaded server sends it thousands of times a second. A full queue is empty again after this time.
 */
export const busy = new Refusal('busy', { retryAfterSeconds: 2 });

interface Waiting {
  readonly since: number;
  readonly letIn: () => void;
}

export function createLoadGate(clock: Clock): LoadGate {
  const lines: Record<Kind, Waiting[]> = { vital: [], other: [] };
  let working = 0;
  let places = 0;
  let shed = 0;

  const leave = () => {
    working -= 1;
    if (working >= workingMax) return;
    places += 1;
    const [first, second] =
      places % othersTurn === 0 ? [lines.other, lines.vital] : [lines.vital, lines.other];
    const next = first.shift() ?? second.shift();
    if (next === undefined) return;
    working += 1;
    next.letIn();
  };

  const isTooLong = (kind: Kind, now: number) => {
    const [oldest] = lines[kind];
    return oldest !== undefined && now - oldest.since > patienceMs[kind];
  };

  const enter = async (kind: Kind) => {
    const now = clock.now();
    if (isTooLong(kind, now)) throw busy;
    if (working < workingMax) working += 1;
    else await new Promise<void>((letIn) => lines[kind].push({ since: now, letIn }));
  };

  /** A request that has begun is never refused; it continues even above the limit. */
  const outside: WaitOutside = async (wait) => {
    leave();
    try {
      return await wait();
    } finally {
      working += 1;
    }
  };

  return {
    async admit(endpoint, answer) {
      await enter(vital.has(endpoint) ? 'vital' : 'other');
      try {
        return await answer(outside);
      } finally {
        leave();
      }
    },
    sheds(method, url) {
      if (!url.startsWith('/api/')) return false;
      const kind = method === 'POST' && vitalPath.test(url) ? 'vital' : 'other';
      if (!isTooLong(kind, clock.now())) return false;
      shed += 1;
      return true;
    },
    shedCount: () => shed,
  };
}
