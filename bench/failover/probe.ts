import { setTimeout as pause } from 'node:timers/promises';
import type { Headers } from '../http-posting.ts';

/** The answers that somebody got who asked for a page again and again. */
export interface Seen {
  readonly asked: number;
  /** Answered with another status than 200, or not at all. */
  readonly notShown: number;
  /** Refusals that are not Qist's own: without a time to come again. */
  readonly bare: number;
  readonly failed: number;
  /** The longest time in seconds from the first question without the page to the next page. */
  readonly longestAwayS: number;
}

const pauseMs = 250;
const patienceMs = 60_000;

/** Asks for an address until `until` settles. */
export async function probe(address: string, headers: Headers, until: Promise<unknown>): Promise<Seen> {
  const seen = { asked: 0, notShown: 0, bare: 0, failed: 0, longestAwayS: 0 };
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  let awaySince: number | null = null;
  while (!isOver) {
    const askedAt = performance.now();
    const answer = await ask(address, headers);
    seen.asked += 1;
    if (answer?.status === 200) {
      if (awaySince !== null)
        seen.longestAwayS = Math.max(seen.longestAwayS, (performance.now() - awaySince) / 1000);
      awaySince = null;
    } else {
      seen.notShown += 1;
      awaySince ??= askedAt;
      if (answer !== null && answer.status >= 500 && !answer.saysWhen) seen.bare += 1;
      if (answer?.status === 500) seen.failed += 1;
    }
    await pause(pauseMs);
  }
  return seen;
}

async function ask(address: string, headers: Headers) {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) });
    await response.arrayBuffer();
    return { status: response.status, saysWhen: response.headers.has('retry-after') };
  } catch {
    return null;
  }
}
