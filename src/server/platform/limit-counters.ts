import type { Pool } from 'pg';
import type { Clock } from './clock.ts';

/** A limit per time window. A window begins with its first request. */
export interface Window {
  readonly max: number;
  readonly windowSeconds: number;
}

type CountedGuess =
  | { readonly isTaken: true; readonly waitsUntil: Date | null }
  | { readonly isTaken: false; readonly waitsUntil: Date };

/**
 * The counters of the limits. Taking a point is one statement that locks the counter's row, so concurrent processes never take
 * the same point.
 */
export interface LimitCounters {
  /** Takes a point; returns null, or the time at which the next is available. */
  count(key: string, window: Window): Promise<Date | null>;
  /** Takes a point for a guess, and returns the wait before the next. */
  countGuess(key: string): Promise<CountedGuess>;
  /** Gives a point back, and ends the wait that came with it. */
  giveBack(key: string, waitsUntil: Date | null): Promise<void>;
  forget(key: string): Promise<void>;
}

const takeOfWindow = {
  name: 'take-of-window',
  text: `INSERT INTO rate_limits AS l (key, points, expires_at) VALUES ($1, 1, $4)
             ON CONFLICT (key) DO UPDATE
            SET points = CASE WHEN l.expires_at > $2 THEN l.points + 1 ELSE 1 END,
                expires_at = CASE WHEN l.expires_at > $2 THEN l.expires_at ELSE $4 END
          WHERE l.points < $3 OR l.expires_at <= $2`,
};

const freeGuesses = 4;
const waitSecondsMax = 15 * 60;
/** Wrong guesses are remembered this long after the last one. */
const guessMemoryMs = 24 * 60 * 60 * 1000;

const takeGuess = {
  name: 'take-guess',
  text: `INSERT INTO rate_limits AS l (key, points, expires_at) VALUES ($1, 1, $3)
             ON CONFLICT (key) DO UPDATE
            SET points = CASE WHEN l.expires_at > $2 THEN l.points + 1 ELSE 1 END,
                waits_until = CASE WHEN l.expires_at > $2 AND l.points >= ${freeGuesses}
                  THEN $2::timestamptz + least(2 ^ least(l.points - ${freeGuesses}, 20), ${waitSecondsMax}) * interval '1 second' END,
                expires_at = $3
          WHERE l.waits_until IS NULL OR l.waits_until <= $2
         RETURNING waits_until AS "waitsUntil"`,
};

const readEnd = {
  name: 'read-limit-end',
  text: 'SELECT coalesce(waits_until, expires_at) AS until FROM rate_limits WHERE key = $1',
};

const giveBack = {
  name: 'give-point-back',
  text: `UPDATE rate_limits SET points = points - 1, waits_until = CASE WHEN waits_until = $2 THEN NULL ELSE waits_until END
          WHERE key = $1 AND points > 0`,
};

const forget = { name: 'forget-points', text: 'DELETE FROM rate_limits WHERE key = $1' };

export function createLimitCounters(pool: Pool, clock: Clock): LimitCounters {
  /** A counter that another process has just cleared must not refuse. */
  const readUntil = async (key: string, now: number) => {
    const { rows } = await pool.query<{ until: Date }>({ ...readEnd, values: [key] });
    return rows[0]?.until ?? new Date(now);
  };
  return {
    async count(key, { max, windowSeconds }) {
      const now = clock.now();
      const windowEnd = new Date(now + windowSeconds * 1000);
      const values = [key, new Date(now), max, windowEnd];
      const { rowCount } = await pool.query({ ...takeOfWindow, values });
      return rowCount === 1 ? null : readUntil(key, now);
    },

    async countGuess(key) {
      const now = clock.now();
      const { rows } = await pool.query<{ waitsUntil: Date | null }>({
        ...takeGuess,
        values: [key, new Date(now), new Date(now + guessMemoryMs)],
      });
      return rows[0] === undefined
        ? { isTaken: false, waitsUntil: await readUntil(key, now) }
        : { isTaken: true, waitsUntil: rows[0].waitsUntil };
    },

    async giveBack(key, waitsUntil) {
      await pool.query({ ...giveBack, values: [key, waitsUntil] });
    },

    async forget(key) {
      await pool.query({ ...forget, values: [key] });
    },
  };
}
