import { createHash } from 'node:crypto';

/** What was asked, by its name and its parsed input: the same request sent twice has the same hash however it was written. */
export function requestHash(endpoint: string, input: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest();
}
