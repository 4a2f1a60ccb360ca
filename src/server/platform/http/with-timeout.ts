import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { Refusal } from '../refusal.ts';

type TooSlow = Extract<ErrorCode, 'body_too_slow' | 'upload_too_slow'>;

/** Waits for a read, and refuses after a timeout, so that a slow client does not hold a place. */
export async function withTimeout<Result>(
  reading: Promise<Result>,
  secondsMax: number,
  tooSlow: TooSlow,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal(tooSlow)), secondsMax * 1000);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
