import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { LiveKind } from '#contract/live-changes.ts';
import { now } from '#web/format/now.ts';
import { isAnswerOf } from '../data/endpoint-query.ts';
import { isFollowing, onTabMessage } from './live-tabs.ts';
import { onceAtATime } from './once-at-a-time.ts';

/** The largest age of an answer while the page is visible: with the stream, and without it. */
const askAgainMs = { followed: 60_000, unfollowed: 10_000 };

/**
 * The answers that become stale when a record of one of the kinds changes. Both lists are constants outside of the component.
 */
interface Live {
  readonly kinds: readonly LiveKind[];
  readonly endpoints: readonly Endpoint[];
}

/**
 * Keeps the page's data of these endpoints fresh without a reload. It is fetched again when a record of a kind has changed
 * within the reader's reach, and at intervals while the page is visible.
 */
export function useLiveChanges({ kinds, endpoints }: Live): void {
  const memory = useQueryClient();
  useEffect(() => {
    let askedAt = now();
    const refresh = onceAtATime(() => {
      askedAt = now();
      return memory.invalidateQueries({
        predicate: ({ queryKey }) => endpoints.some((endpoint) => isAnswerOf(endpoint, queryKey)),
      });
    });
    const stop = onTabMessage((heard) => {
      if (heard === 'anything' || kinds.some((kind) => kind === heard)) refresh();
    });
    const timer = setInterval(() => {
      const dueMs = isFollowing() ? askAgainMs.followed : askAgainMs.unfollowed;
      if (!document.hidden && now() - askedAt >= dueMs) refresh();
    }, askAgainMs.unfollowed);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [memory, kinds, endpoints]);
}
