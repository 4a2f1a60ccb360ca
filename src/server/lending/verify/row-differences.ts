import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';

/** What one audit event says of the rows that were written with it: their digests by the part they are of the agreement. */
export interface RecordedRows {
  readonly position: number;
  readonly action: string;
  readonly digests: Readonly<Record<string, string>>;
}

/** The digest of a row that is there, by the part it is of the agreement. */
export type PresentRow = readonly [part: string, digest: string];

/** Rows that are written once. What else an agreement has may be written again, by the product and with an event. */
const writtenOnce = /^(entry|receipt|answer|schedule|promise|contact) /;

/** The digest that a row which changes had when the transaction that changed it began. It is part of the row as well. */
const before = / before$/;

/**
 * Compares the rows of an agreement with what the audit says of them, event by event, and names each that is not as it was
 * written. `branchCode` begins the numbers of receipts.
 */
export function rowDifferences(
  recorded: readonly RecordedRows[],
  present: readonly PresentRow[],
  branchCode: string,
): string[] {
  if (recorded.length === 0) return ['no audit event says how it was written'];
  const expected = new Map<string, string>();
  const found = recorded.flatMap((event) => contradictionsOf(event, expected, branchCode));
  const rows = present.filter(([part]) => !before.test(part));
  for (const [part, digest] of rows) {
    const written = expected.get(part);
    if (written === undefined) found.push(`${nameOf(part, branchCode)} is in no audit event`);
    else if (written !== digest) found.push(`${nameOf(part, branchCode)} is not as it was written`);
  }
  const there = new Set(rows.map(([part]) => part));
  const missing = [...expected.keys()].filter((part) => !there.has(part));
  return [...found, ...missing.map((part) => `${nameOf(part, branchCode)} is missing`)];
}

/** Where an event does not fit what the ones before it say; what it says itself is expected from then on. */
function contradictionsOf(
  { position, action, digests }: RecordedRows,
  expected: Map<string, string>,
  branchCode: string,
): string[] {
  const found: string[] = [];
  for (const [part, digest] of Object.entries(digests)) {
    const last = expected.get(part.replace(before, ''));
    if (last === undefined || action === 'take_over_agreement') continue;
    const name = nameOf(part.replace(before, ''), branchCode);
    if (before.test(part) && last !== digest)
      found.push(`${name} was not as it was written when audit event ${position} changed it`);
    if (writtenOnce.test(part)) found.push(`${name} was written again with audit event ${position}`);
  }
  for (const [part, digest] of Object.entries(digests)) if (!before.test(part)) expected.set(part, digest);
  return found;
}

/** The part in the words of the office. */
function nameOf(part: string, branchCode: string): string {
  const [kind, which] = part.split(' ', 2);
  if (kind === 'receipt') return `receipt ${formatReceiptNumber({ branchCode, serial: Number(which) })}`;
  if (kind === 'answer') return `the answer to the request of entry ${which}`;
  if (part === 'items') return 'the list of items and guarantors';
  if (part === 'agreement') return 'its row of terms and figures';
  return part;
}
