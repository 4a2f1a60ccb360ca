import { readRupees } from '#domain/money/read-rupees.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** The words for money that came in and went out, as banks write them in a column of their own or behind an amount. */
const sides = {
  in: /^(?:cr|credit|deposit|in|received|c)\.?$/i,
  out: /^(?:dr|debit|withdrawal|out|sent|paid|d)\.?$/i,
} as const;

export type StatementSide = keyof typeof sides;

/** The side that a cell says; null if it says none. */
export function readSide(text: string): StatementSide | null {
  const word = text.trim();
  if (sides.in.test(word)) return 'in';
  return sides.out.test(word) ? 'out' : null;
}

/** More than any account of the lender holds, and in paisa still a safe integer. */
const rupeesMax = 100_000_000_000;

export type StatementAmount =
  | { readonly ok: true; readonly paisa: number; readonly isSigned: boolean }
  | { readonly ok: false; readonly reason: 'amount_invalid' | 'amount_too_large' };

const behind = /^(.*\d\)?)\s*(cr|dr)\.?$/i;
const before = /^(cr|dr)\.?\s*(.*\d.*)$/i;
const negative = /^\((.*)\)$|^(?:rs\.?|pkr)?\s*[-\u2012-\u2015\u2212]\s*(.*)$|^(.*\d)\s*[-\u2212]$/i;
const fraction = /^(.*\d)[.\u066B](\d{1,2})0*$/;

/**
 * Reads an amount of a statement as banks write it: `1,50,000.00`, `4,300.50 Cr`, `(150)`, `150-`, in any digits. In paisa, below
 * zero for money that went out; signed if the cell itself says so. Refuses a text that is no amount, and one beyond a hundred
 * billion rupees.
 */
export function readStatementAmount(text: string): StatementAmount {
  const written = toLatinDigits(text).trim();
  const [, figures = written, side] = behind.exec(written) ?? swapped(before.exec(written)) ?? [];
  const [isNegative, bare] = withoutSign(figures.trim());
  const [, whole = bare, part = ''] = fraction.exec(bare) ?? [];
  const read = readRupees(whole, 'decimals');
  if (!read.ok) return { ok: false, reason: 'amount_invalid' };
  if (read.amount > rupeesMax) return { ok: false, reason: 'amount_too_large' };
  const paisa = read.amount * 100 + Number(part.padEnd(2, '0'));
  // One that says so twice went out all the same.
  const isOut = isNegative || side?.toLowerCase() === 'dr';
  return {
    ok: true,
    paisa: isOut && paisa > 0 ? -paisa : paisa,
    isSigned: isNegative || side !== undefined,
  };
}

function swapped(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return found && [found[0], found[2], found[1]];
}

function withoutSign(figures: string): readonly [boolean, string] {
  const found = negative.exec(figures);
  return found === null ? [false, figures] : [true, (found[1] ?? found[2] ?? found[3] ?? '').trim()];
}

/** The rupees of an amount in paisa; null if it is not whole: the books know no paisa, so such a line is set aside. */
export function wholeRupees(paisa: number): Rupees | null {
  return paisa % 100 === 0 ? rupees(paisa / 100) : null;
}
