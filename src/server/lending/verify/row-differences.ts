import { formatReceiptNumber, receiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { type ChainedEvent, eventsInOrder } from './events-in-order.ts';

/** The digests of the rows that were written with one audit event, by the part of the agreement that the row is. */
export interface RecordedRows extends ChainedEvent {
  readonly digests: Readonly<Record<string, string>>;
}

/** The digest of a present row, by its part of the agreement. */
export type PresentRow = readonly [part: string, digest: string];

/** Rows that are written once. The other rows of an agreement may be written again, by the product and with an event. */
const writtenOnce = /^(entry|receipt|voucher|schedule|promise|contact|invoice) /;

/** The digest that a row which changes had when the transaction that changed it began. It is part of the row as well. */
const before = / before$/;

/** Rows that change. The event of a change has the digest of the row before it. */
const changing = /^(agreement|approval \S+)$/;

/** The rows of one agreement, with the numbers of its receipts. */
export interface AgreementRows {
  /** The branch that numbered it, and the code of that branch. */
  readonly homeId: string | null;
  readonly branchCode: string;
  /** Those of a chain in its order. */
  readonly recorded: readonly RecordedRows[];
  readonly present: readonly PresentRow[];
}

/** Compares the rows of an agreement with its audit, event by event, and names each row that has changed. */
export function rowDifferences(agreement: AgreementRows): string[] {
  if (agreement.recorded.length === 0) return ['no audit event says how it was written'];
  const nameOf = (part: string) => namePart(part, agreement);
  const expected = new Map<string, string>();
  const { inOrder, strays } = eventsInOrder(agreement.homeId, agreement.recorded);
  const found = [...inOrder, ...strays].flatMap((event) => contradictionsOf(event, expected, nameOf));
  found.push(
    ...strays.map(({ position }) => `audit event ${position} is in the chain of a branch that it had left`),
  );
  const rows = agreement.present.filter(([part]) => !before.test(part));
  for (const [part, digest] of rows) {
    const written = expected.get(part);
    if (written === undefined) found.push(`${nameOf(part)} is in no audit event`);
    else if (written !== digest) found.push(`${nameOf(part)} is not as it was written`);
  }
  const there = new Set(rows.map(([part]) => part));
  const missing = [...expected.keys()].filter((part) => !there.has(part));
  return [...found, ...missing.map((part) => `${nameOf(part)} is missing`)];
}

/** The places where an event contradicts earlier ones. Its own digests are expected from then on. */
function contradictionsOf(
  { position, digests }: RecordedRows,
  expected: Map<string, string>,
  nameOf: (part: string) => string,
): string[] {
  const found: string[] = [];
  for (const [part, digest] of Object.entries(digests)) {
    const row = part.replace(before, '');
    const last = expected.get(row);
    if (last === undefined) continue;
    if (row !== part && last !== digest)
      found.push(`${nameOf(row)} was not as it was written when audit event ${position} changed it`);
    const isUntied = changing.test(part) && last !== digest && digests[`${part} before`] === undefined;
    if (writtenOnce.test(part) || isUntied)
      found.push(`${nameOf(part)} was written again with audit event ${position}`);
  }
  for (const [part, digest] of Object.entries(digests)) if (!before.test(part)) expected.set(part, digest);
  return found;
}

/** The part in the words of the office. */
function namePart(part: string, { branchCode }: AgreementRows): string {
  const [kind, which = ''] = part.split(' ', 2);
  // Of another branch than the one that numbered the agreement, it has the code of that branch.
  const [serial, otherCode = branchCode] = which.split('-').reverse();
  const series = receiptSeries.find((one) => one === kind);
  if (series !== undefined && Number(serial) > 0)
    return `${series} ${formatReceiptNumber({ series, branchCode: otherCode, serial: Number(serial) })}`;
  if (part === 'items') return 'the list of items and guarantors';
  if (part === 'agreement') return 'its row of terms and figures';
  return part;
}
