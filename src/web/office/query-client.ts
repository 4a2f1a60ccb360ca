import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#web/api/api-failure.ts';
import { answersSoFar } from './kit/data/early-answers.ts';
import { answerKey } from './kit/data/endpoint-query.ts';

/** A refusal stays a refusal however often it is asked; a broken line or an overloaded server is asked once more. */
function mayPass(failure: Error): boolean {
  return failure instanceof ApiFailure && (failure.code === 'network' || (failure.status ?? 0) >= 502);
}

/** The memory of what the server said. It begins with what was asked before the app was there, so that its first page is drawn once. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // The browser's own idea of being online is wrong on a machine whose server is in the same room.
        networkMode: 'always',
        retry: (failures, failure) => failures < 1 && mayPass(failure),
        retryDelay: 1_000,
      },
    },
  });
  for (const { method, target, body, answer } of answersSoFar()) {
    client.setQueryData(answerKey(method, target, body === null ? undefined : JSON.parse(body)), answer);
  }
  return client;
}
