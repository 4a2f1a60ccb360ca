import type { Rupees } from '#domain/money/rupees.ts';
import { wholeRupees } from './statement-amount.ts';

/** The marks that a line and an agreement share. `report` is a reported transfer with its reference and amount. */
export const matchReasons = [
  'payment_number',
  'report',
  'phone',
  'amount_due',
  'name',
  'guarantor_phone',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** An agreement that a line may be a payment of, with all that they share. */
export interface AgreementCandidate {
  readonly agreementId: string;
  readonly reasons: ReadonlySet<MatchReason>;
}

/** A record on the books with the reference of the line, which no line is matched to: an entry, or a deposit of cash. */
export interface RecordCandidate {
  readonly kind: 'entry' | 'deposit';
  readonly id: string;
  /** Above zero for money that came in. */
  readonly amount: Rupees;
  /** The agreement of an entry. */
  readonly agreementId: string | null;
}

export interface LineCandidates {
  readonly records: readonly RecordCandidate[];
  readonly agreements: readonly AgreementCandidate[];
}

/** The class of a line, with the record that it is, or the agreements that it may pay, the likeliest first. */
export type LineClass =
  | { readonly is: 'certain'; readonly record: RecordCandidate }
  | { readonly is: 'certain'; readonly agreement: AgreementCandidate }
  | { readonly is: 'likely'; readonly agreements: readonly AgreementCandidate[] }
  | { readonly is: 'unknown' }
  /** No customer's money, or with paisa, which the books do not know. */
  | { readonly is: 'aside'; readonly because: 'paisa' | 'fee' };

const feeWords = new Set([
  ...[
    'fee',
    'fees',
    'charge',
    'charges',
    'chg',
    'chgs',
    'fed',
    'wht',
    'withholding',
    'tax',
    'excise',
    'levy',
  ],
]);

/** Marks that only one payer has; a name and an amount are others' too. */
const sureReasons: readonly MatchReason[] = ['payment_number', 'report'];

const proposalsMax = 5;

/**
 * The class of a line. Certain is what a reference with its amount or a payment number says, if all of them say the same; a name, a
 * phone and an amount are never certain. Likely is an agreement with two such marks, or the phone of a guarantor.
 */
export function classOfLine(
  line: { readonly paisa: number; readonly words: readonly string[] },
  { records, agreements }: LineCandidates,
): LineClass {
  const amount = wholeRupees(line.paisa);
  if (amount === null) return { is: 'aside', because: 'paisa' };
  const same = records.filter((record) => record.amount === amount);
  const sure = agreements.filter(({ reasons }) => sureReasons.some((reason) => reasons.has(reason)));
  const [record] = same;
  if (
    record !== undefined &&
    same.length === 1 &&
    sure.every(({ agreementId }) => agreementId === record.agreementId)
  )
    return { is: 'certain', record };
  if (amount < 0)
    return line.words.some((word) => feeWords.has(word))
      ? { is: 'aside', because: 'fee' }
      : { is: 'unknown' };
  const [one] = sure;
  if (one !== undefined && sure.length === 1 && same.length === 0) return { is: 'certain', agreement: one };
  const likely = agreements
    .filter(({ reasons }) => isLikely(reasons))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || (a.agreementId < b.agreementId ? -1 : 1));
  return likely.length === 0
    ? { is: 'unknown' }
    : { is: 'likely', agreements: likely.slice(0, proposalsMax) };
}

function isLikely(reasons: ReadonlySet<MatchReason>): boolean {
  const told = ['phone', 'amount_due', 'name'] as const;
  return (
    sureReasons.some((reason) => reasons.has(reason)) ||
    reasons.has('guarantor_phone') ||
    told.filter((reason) => reasons.has(reason)).length > 1
  );
}

/** A mark that is surer weighs more than all that are less sure. */
function weightOf({ reasons }: AgreementCandidate): number {
  const weights = matchReasons.map((reason, place) =>
    reasons.has(reason) ? 2 ** (matchReasons.length - place) : 0,
  );
  return weights.reduce<number>((sum, weight) => sum + weight, 0);
}
