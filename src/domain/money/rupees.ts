declare const rupeesBrand: unique symbol;
/**
 * Whole rupees: a safe integer, negative only for a difference. There are no paisa: their coins ceased to be legal tender
 * in 2013. Only this file turns numbers into money.
 */
export type Rupees = number & { readonly [rupeesBrand]: true };

/** Makes money of a whole number. Throws for a fraction, NaN or a number past 2^53. */
export function rupees(amount: number): Rupees {
  if (!Number.isSafeInteger(amount))
    throw new Error(`Can't happen: ${amount} is not a whole number of rupees`);
  return amount as Rupees;
}

export const noRupees = rupees(0);

/**
 * True for an amount that can be paid, granted or refunded: whole and above zero. Takes any input.
 */
export function isPayableAmount(amount: number): amount is Rupees {
  return Number.isSafeInteger(amount) && amount > 0;
}

export function sumOf(amounts: Iterable<Rupees>): Rupees {
  let total = 0;
  for (const amount of amounts) total += amount;
  return rupees(total);
}
