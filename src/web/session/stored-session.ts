import type { StoredSession } from './session-state.ts';
import { readStoredSession } from './session-storage.ts';

/** The session of this browser as it is stored at this moment, for a page that only sends its token. */
export function storedSession(): StoredSession {
  return readStoredSession(localStorage);
}
