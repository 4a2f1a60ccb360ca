import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#web/api/api-failure.ts';
import { answersSoFar } from './kit/data/early-answers.ts';
import { answerKey } from './kit/data/endpoint-query.ts';

/** A database that changes over is asked for again for half a minute. */
const changeover = { retries: 10, delayMs: 3_000 };

/** A refusal is never retried. A network failure or an overloaded server is retried once. */
function retriesOf(failure: Error): number {
  if (!(failure instanceof ApiFailure)) return 0;
  if (failure.code === 'unavailable') return changeover.retries;
  return failure.code === 'network' || (failure.status ?? 0) >= 502 ? 1 : 0;
}

/** The cache of the server's answers. It starts with the early answers, so that the first page renders once. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // The browser's own online state is wrong on a machine whose server is in the same room.
        networkMode: 'always',
        retry: (failures, failure) => failures < retriesOf(failure),
        retryDelay: (failures) => (failures === 0 ? 1_000 : changeover.delayMs),
      },
    },
  });
  for (const { method, target, body, answer } of answersSoFar()) {
    client.setQueryData(answerKey(method, target, body === null ? undefined : JSON.parse(body)), answer);
  }
  return client;
}
