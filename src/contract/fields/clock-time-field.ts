import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';

/** A time of day in Karachi, `HH:MM` from 00:00 to 23:59. Two of them compare as texts. */
export function clockTime() {
  const error = 'time_invalid' satisfies FieldMessageKey;
  return z.string({ error }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error, abort: true }));
}

interface Hours {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** Hours end after they begin, on the same day. */
export function closesAfterOpening<T extends Hours>() {
  return z.refine<T>(({ opensAt, closesAt }) => closesAt > opensAt, {
    path: ['closesAt'],
    error: 'closes_before_opening' satisfies FieldMessageKey,
  });
}
