import type { Pool, PoolClient } from 'pg';
import type { AuditRecord, NamedFields } from '#contract/audit-field.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { sealFor } from '#server/platform/audit/signing/sign-events.ts';
import { keyDigest } from '#server/platform/idempotency/key-digest.ts';
import { appendStatement, type PostingRow, postingsMax } from './append-statement.ts';
import type { Ledger } from './ledger.ts';
import type { PostedAnswer } from './posted-answer.ts';
import type { PostedFigures, Posting } from './posting.ts';

/** The user, their address and the moment. */
export interface PostingOrder extends Pick<Origin, 'clientAddress'> {
  readonly actor: Pick<Actor, 'userId'>;
  readonly action: AuditAction;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Instant;
}

/**
 * The digests of rows that the same transaction wrote earlier, by their part of the agreement, for the audit event of the
 * posting.
 */
export type RowDigests = Readonly<Record<string, string>>;

/** A posting with its ledger and its computed figures. */
export interface Append {
  readonly order: PostingOrder;
  readonly ledger: Ledger;
  readonly posting: Posting;
  readonly figures: PostedFigures;
  readonly rowDigests?: RowDigests;
}

/**
 * Writes postings to agreements of one branch, each agreement once, with all sums and events: all of it or, if it throws,
 * nothing. Returns each answer in its place; null, with nothing written, if the ledger has changed since it was loaded.
 */
export async function appendEntries(
  client: Pool | PoolClient,
  appends: readonly Append[],
): Promise<(PostedAnswer | null)[]> {
  const ids = new Set(appends.map(({ ledger }) => ledger.id));
  invariant(ids.size === appends.length, 'a statement posts to an agreement once');
  invariant(appends.length <= postingsMax, 'a statement posts no more than it reads');
  const { rows } = await client.query<{ agreementId: string; receiptSerial: number | null }>({
    ...appendStatement,
    values: [JSON.stringify(appends.map((append) => rowOf(client, append)))],
  });
  return appends.map(({ ledger, figures }) => {
    const written = rows.find(({ agreementId }) => agreementId === ledger.id);
    return written ? { ...figures.answer, receiptSerial: written.receiptSerial } : null;
  });
}

function rowOf(client: Pool | PoolClient, append: Append): PostingRow {
  const { order, ledger, posting, figures, rowDigests = {} } = append;
  const before: AuditRecord = { status: ledger.status, outstanding: ledger.figures.outstanding };
  return {
    ...sealValues(client, append, before),
    ...orderValues(order),
    ...agreementValues(ledger, posting, figures),
    ...receiptValues(figures),
    rowDigests,
    recordedBy: posting.takenBy ?? posting.approval?.requestedBy ?? order.actor.userId,
    approvalId: posting.approval?.id ?? null,
    transferReportId: posting.transferReportId ?? null,
    decisionNote: posting.approval?.note ?? null,
    isAlone: posting.approval?.isAlone ?? false,
    before,
    // The code gives access to the receipt, so it is not in the audit.
    answer: figures.answer satisfies NamedFields<Omit<PostedAnswer, 'receiptCode'>>,
  };
}

/** The event is made in the statement, of the same values. */
function sealValues(
  client: Pool | PoolClient,
  { order, ledger, posting, figures }: Append,
  before: AuditRecord,
) {
  const { receiptCode: _, ...answer } = figures.answer;
  const { transferReportId } = posting;
  const { seal, signedWith } = sealFor(client, {
    chainId: ledger.branchId,
    recordedAt: new Date(order.now),
    actorId: order.actor.userId,
    clientAddress: order.clientAddress,
    action: order.action,
    subject: 'agreement',
    subjectId: ledger.id,
    before,
    after: {
      ...answer,
      alone: posting.approval?.isAlone ?? false,
      ...(transferReportId && { transferReportId }),
    },
  });
  return { signedWith, seal: seal?.toString('hex') ?? null };
}

function orderValues({ actor, clientAddress, action, key, requestHash, now }: PostingOrder) {
  return {
    userId: actor.userId,
    clientAddress,
    action,
    key,
    keyDigest: keyDigest(actor.userId, key).toString('hex'),
    requestHash: requestHash.toString('hex'),
    recordedAt: new Date(now),
  };
}

function agreementValues(ledger: Ledger, posting: Posting, figures: PostedFigures) {
  const { schedule, before, after } = figures;
  const rowZero = posting.activation?.downPaymentRow ?? null;
  const changed = schedule.rows
    .map(({ number }, index) => ({
      number,
      paid: after.paid[index] ?? 0,
      relieved: after.relieved[index] ?? 0,
      isMoved: after.paid[index] !== before.paid[index] || after.relieved[index] !== before.relieved[index],
    }))
    .filter(({ number, isMoved }) => isMoved && !(number === 0 && rowZero !== null));
  return {
    agreementId: ledger.id,
    version: ledger.version,
    closedUntil: ledger.closedUntil,
    status: figures.status,
    paid: after.paid.reduce((sum, amount) => sum + amount, 0),
    outstanding: after.outstanding,
    overpaid: after.overpaid,
    writtenOff: after.writtenOff,
    recovered: after.recovered,
    oldestUnpaidDueOn: after.oldestUnpaidDueOn,
    entryCount: posting.entries.length,
    startOn: posting.activation?.startOn ?? null,
    rowNumbers: changed.map(({ number }) => number),
    rowsPaid: changed.map(({ paid }) => paid),
    rowsRelieved: changed.map(({ relieved }) => relieved),
    entries: figures.entries.map((entry, index) => ({
      ...entry,
      position: ledger.entries.length + index + 1,
    })),
  };
}

function receiptValues({ receipted, answer }: PostedFigures) {
  return {
    receiptSeries: receipted && seriesOf(receipted.kind),
    receiptCode: answer.receiptCode,
    receiptEntryId: receipted?.id ?? null,
    nextDueOn: answer.next?.dueOn ?? null,
    nextDueAmount: answer.next?.amount ?? null,
  };
}
