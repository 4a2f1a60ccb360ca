import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { Refusal } from '../refusal.ts';

type TooSlow = Extract<ErrorCode, 'body_too_slow' | 'upload_too_slow'>;

/** What is being read, or a refusal once it has taken so many seconds: whoever sends drop by drop holds a place for nothing. */
export async function inTime<Result>(
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
