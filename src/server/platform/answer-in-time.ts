import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { Refusal } from './refusal.ts';

/** A commit waits for a standby without a limit of its own. A proxy, and a person at the counter, wait less long. */
export const answerSecondsMax = 15;

/** Waits for a command, at most for `answerSecondsMax`. */
export type AnswerInTime = <Result>(command: Promise<Result>) => Promise<Result>;

/**
 * Refuses a command that has not ended in time with `still_running`. The command goes on and may still be recorded, so only one
 * with a key is given here: sent again under its key, it gets the answer of what was recorded.
 */
export function createAnswerInTime(metrics: Registry, log: Pick<Logger, 'warn'>): AnswerInTime {
  const late = new Counter({
    name: 'http_commands_not_ended_total',
    help: `Commands answered as still running because the database had not confirmed them within ${answerSecondsMax} s`,
    registers: [metrics],
  });
  return async (command) => {
    const { promise: limit, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.inc();
      log.warn('the database has not confirmed a command in time');
      reject(new Refusal('still_running'));
    }, answerSecondsMax * 1000);
    try {
      return await Promise.race([command, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
