import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * The log: one JSON line per event. Of an error it has the message and the place in our code; the rows that PostgreSQL
 * quotes in `detail` and `where` have names, phones and CNICs and are left out.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });
}
