import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { rupees } from '#domain/money/rupees.ts';

/** Rs 100 arab. A larger amount is a typing mistake, and below it fifty items of a thousand pieces add up exactly. */
export const rupeesMax = 100_000_000_000;

function rupeesFrom(min: number, whenBelow: FieldMessageKey) {
  return z.pipe(
    z
      .number({ error: 'rupees_invalid' satisfies FieldMessageKey })
      .check(
        z.refine(Number.isSafeInteger, { error: 'rupees_invalid' satisfies FieldMessageKey, abort: true }),
        z.gte(min, whenBelow),
        z.lte(rupeesMax, 'rupees_invalid' satisfies FieldMessageKey),
      ),
    z.transform(rupees),
  );
}

/** A price: more than nothing. */
export const payableRupees = () => rupeesFrom(1, 'rupees_not_positive');

/** A down payment: nothing or more. */
export const rupeesOrNone = () => rupeesFrom(0, 'rupees_invalid');

/** An amount of a payment or another entry. The domain's rules refuse one that is not whole or not above zero. */
export const anyAmount = () =>
  z
    .number({ error: 'rupees_invalid' satisfies FieldMessageKey })
    .check(z.lte(rupeesMax, 'rupees_invalid' satisfies FieldMessageKey));

/** A price as a text, which is all that a form with files can carry. */
export const writtenRupees = () =>
  z.pipe(
    z
      .string({ error: 'rupees_invalid' satisfies FieldMessageKey })
      .check(z.regex(/^\d{1,15}$/, { error: 'rupees_invalid' satisfies FieldMessageKey, abort: true })),
    z.pipe(z.transform(Number), payableRupees()),
  );
