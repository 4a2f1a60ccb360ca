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
  /** The failure of the last run, in the reader's language. */
  readonly failure: ApiFailure | null;
}

/**
 * Sends a change to an endpoint. After success, the data of the open page is fetched again before the action ends, so that nobody
 * goes on with stale figures.
 */
export function useAction<E extends Endpoint>(endpoint: E): Action<E> {
  const memory = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  // A ref is known at once, but state only after a render: a double click must act once.
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
      // A refusal often means that the page is stale.
      if (thrown.status !== undefined && thrown.status !== 401) void memory.invalidateQueries();
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }

  return { send, run, isRunning, failure };
}
