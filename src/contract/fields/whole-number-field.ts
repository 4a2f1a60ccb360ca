import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';

/** An integer within bounds, both included. The message names the bounds, so each field has its own. */
export function wholeNumber(min: number, max: number, error: FieldMessageKey) {
  return z.number({ error }).check(z.int({ error }), z.gte(min, { error }), z.lte(max, { error }));
}
