import { createHash } from 'node:crypto';

/** The hash of an endpoint's name and its parsed input. The same request has the same hash, however it was written. */
export function requestHash(endpoint: string, input: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest();
}
