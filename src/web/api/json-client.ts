import { addressed, type Call, type Parts, type Received } from './endpoint-call.ts';
import type { Transport } from './transport.ts';

/** The client for all JSON bodies. The server's own tests check its answers against the contract. */
export function createJsonClient(send: Transport): Call {
  return async (endpoint, ...[call]) => {
    const parts: Parts = call ?? {};
    const answer = await send({
      ...addressed(endpoint, parts),
      ...(parts.body !== undefined && { contentType: 'application/json', body: JSON.stringify(parts.body) }),
    });
    return answer as Received<typeof endpoint>;
  };
}
