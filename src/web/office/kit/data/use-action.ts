import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { callWith } from '#web/api/call-with.ts';
import type { InputTo, Received } from '#web/api/endpoint-call.ts';
import { dismissToasts } from '../overlay/toast-store.ts';

interface Action<E extends Endpoint> {
  /** For a form, which shows a refusal itself: rejects with an `ApiFailure`. */
  readonly send: (input: InputTo<E>) => Promise<Received<E>>;
  /** For a button: a refusal becomes `failure`. While it runs, another press does nothing. */
  readonly run: (input: InputTo<E>, onDone?: (answer: Received<E>) => void) => Promise<void>;
  readonly isRunning: boolean;
  /** Why the last run did nothing, in the reader's language. */
  readonly failure: ApiFailure | null;
}

/**
 * Asks an endpoint to change something. When it has, whatever the open page shows is asked for again before the action is
 * over, so that nobody reads on from figures that it has changed.
 */
export function useAction<E extends Endpoint>(endpoint: E): Action<E> {
  const memory = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  // Known at once, where the state is only drawn: a double click does one thing.
  const isBusy = useRef(false);

  async function send(input: InputTo<E>): Promise<Received<E>> {
    dismissToasts();
    const answer = await callWith(endpoint, input);
    await memory.invalidateQueries();
    return answer;
  }

  async function run(input: InputTo<E>, onDone?: (answer: Received<E>) => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setFailure(null);
    try {
      const answer = await send(input);
      onDone?.(answer);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      setFailure(thrown);
      // A refusal often means that the page shows what is no longer so.
      if (thrown.status !== undefined && thrown.status !== 401) void memory.invalidateQueries();
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }

  return { send, run, isRunning, failure };
}
