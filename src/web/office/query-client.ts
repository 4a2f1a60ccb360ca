import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#web/api/api-failure.ts';

/** A refusal stays a refusal however often it is asked; a broken line or an overloaded server is asked once more. */
function mayPass(failure: Error): boolean {
  return failure instanceof ApiFailure && (failure.code === 'network' || (failure.status ?? 0) >= 502);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
