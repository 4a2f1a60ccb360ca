import type { AppContext } from '../context.ts';
import type { Actor } from './actor.ts';

const endSession = { name: 'end-session', text: 'DELETE FROM sessions WHERE id = $1' };

/** Ends the session at once, for every process. */
export async function signOut({ pool }: AppContext, { sessionId }: Actor): Promise<void> {
  await pool.query({ ...endSession, values: [sessionId] });
}
