import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

interface OfficeProviderProps {
  readonly children: ReactNode;
}

/**
 * The cache of the server's answers. It starts empty at each sign-in, because the office is unmounted in between: one user's data is
 * not shown to the next.
 */
export function OfficeProvider({ children }: OfficeProviderProps) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
