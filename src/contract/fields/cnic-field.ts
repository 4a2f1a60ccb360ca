import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { parseCnic } from '#domain/person/cnic.ts';
import { requiredText } from './text-field.ts';

/** A CNIC with or without hyphens; comes out as thirteen digits. */
export function cnicNumber() {
  return z.pipe(
    requiredText(40, 'cnic_required').check(
      z.refine((value) => value === '' || parseCnic(value) !== null, {
        error: 'cnic_format' satisfies FieldMessageKey,
      }),
    ),
    z.transform((value) => {
      const cnic = parseCnic(value);
      if (cnic === null) throw new Error('the check before this transform lets only CNICs through');
      return cnic;
    }),
  );
}
