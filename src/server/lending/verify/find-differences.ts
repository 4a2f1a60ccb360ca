import { availableParallelism } from 'node:os';
import type { Pool, PoolClient } from 'pg';
import {
  anchorDifferences,
  type ChainHead,
  type NotedAnchors,
} from '#server/platform/audit/audit-anchors.ts';
import {
  countSignedEvents,
  type SignedEvents,
  signatureDifferences,
} from '#server/platform/audit/signing/signature-differences.ts';
import { listAuditChains, verifyChain } from '#server/platform/audit/verify-audit.ts';
import type { AuditKey } from '#server/platform/audit-key.ts';
import { statementChecks } from '../bank-statements/statement-checks.ts';
import { chequeChecks } from '../cheques/cheque-checks.ts';
import { clearanceChecks } from '../clearance/clearance-checks.ts';
import { fieldChecks, fieldSignatureDifferences } from '../field/field-checks.ts';
import { screeningChecks } from '../screening/screening-checks.ts';
import { agreementDifferences } from './agreement-differences.ts';
import { arrearsMonthCheck } from './arrears-month-check.ts';
import { cashChecks } from './cash-checks.ts';
import { cashDayChecks } from './cash-day-checks.ts';
import { atRandom, chooseMonths, type FixedMonths, type MonthChoice } from './choose-months.ts';
import { consentCheck } from './consent-check.ts';
import { keptRowDifferences } from './kept-row-differences.ts';
import { messageChecks } from './message-checks.ts';
import { monthCloseChecks } from './month-close-checks.ts';
import { monthDifferences } from './month-differences.ts';
import { inOneSnapshot } from './one-snapshot.ts';
import { promiseDifferences } from './promise-differences.ts';
import { agreementRanges, readAgreements } from './read-agreements.ts';
import { slipCheck } from './slip-check.ts';
import { sumChecks, sumDifferences } from './sum-differences.ts';
import { takeOverCheck, takeOverRowsCheck } from './take-over-check.ts';
import { transferChecks } from './transfer-checks.ts';

/** The amount of work in all, or done so far. */
export interface Extent {
  readonly agreements: number;
  readonly auditEvents: number;
}

/** The checked rows, and every place where a stored row differs from the entries and the audit. */
export interface Verification extends Extent {
  readonly entries: number;
  readonly receipts: number;
  /** One readable line each, in order; empty if there are none. Only the first ones if there are very many. */
  readonly differences: readonly string[];
  readonly differenceCount: number;
  /** The fixed month ends that were replayed. */
  readonly months: readonly FixedMonths[];
  /** The ends of the audit chains. */
  readonly heads: readonly ChainHead[];
  readonly signed: SignedEvents;
}

export interface Watching {
  /** The anchors outside the database. Without them, only the database is checked. */
  readonly noted?: NotedAnchors;
  /** The keys of the audit. Without them signatures are not checked, only missing ones are named. */
  readonly keys?: readonly AuditKey[];
  readonly onProgress?: (done: Extent, all: Extent) => void;
  /** The fixed month ends to replay; by default, one branch at one of them, drawn at random. */
  readonly months?: MonthChoice;
}

/** Enough lines to see the problem; more would only use memory. */
const differencesKeptMax = 1_000;
/** More connections than this would slow down everyone else on the machine. */
const connectionsMax = 4;

const nothingSigned =
  'audit: AUDIT_KEY is given and no event is signed: no server has started with it yet, or all signatures were taken away';

const countRows = `SELECT (SELECT count(*) FROM agreements) AS agreements, (SELECT count(*) FROM entries) AS entries,
                          (SELECT count(*) FROM receipts) AS receipts,
                          (SELECT count(*) FROM audit_events) AS "auditEvents"`;

/**
 * Replays every agreement from zero, compares every row with the audit, recomputes all stored sums, and follows the audit
 * chains through the anchors outside the database. Of the fixed month ends it replays the chosen ones. It only reads, in one
 * snapshot, so it may run while others post.
 */
export function findDifferences(pool: Pool, watching: Watching = {}): Promise<Verification> {
  const connections = Math.min(connectionsMax, availableParallelism());
  return inOneSnapshot(pool, connections, (clients) => verifyBooks(clients, watching));
}

/** Statements that find rows which differ from others: one line each. */
const rowChecks: readonly string[] = [
  ...sumChecks,
  ...transferChecks,
  ...cashChecks,
  ...cashDayChecks,
  ...statementChecks,
  ...fieldChecks,
  ...chequeChecks,
  slipCheck,
  consentCheck,
  ...clearanceChecks,
  ...screeningChecks,
  ...messageChecks,
  ...monthCloseChecks,
  arrearsMonthCheck,
  takeOverCheck,
  takeOverRowsCheck,
];

/** A part of the work, for the first free connection. Returns the differences. */
type Task = (client: PoolClient) => Promise<readonly string[]>;

/** The same on connections of the caller's, in transactions that see one moment. */
export async function verifyBooks(
  clients: readonly PoolClient[],
  { noted, keys = [], onProgress, months: choice = atRandom }: Watching = {},
): Promise<Verification> {
  const [first] = clients;
  if (first === undefined) throw new Error('reading takes a connection');
  const { rows } = await first.query<Extent & Pick<Verification, 'entries' | 'receipts'>>(countRows);
  const all = rows[0];
  if (all === undefined) throw new Error('counting answers one row');
  const done = { agreements: 0, auditEvents: 0 };
  const count = (what: keyof Extent, more: number) => {
    done[what] += more;
    onProgress?.(done, all);
  };
  // The longest tasks come first, so that all connections end at about the same time.
  const chains = await listAuditChains(first);
  const signed = await countSignedEvents(first);
  const months = await chooseMonths(first, choice);
  const tasks: Task[] = [
    ...chains.map(
      (chain): Task =>
        async (client) =>
          (await verifyChain(client, chain, { onRows: (more) => count('auditEvents', more) })).differences,
    ),
    ...chains.map(
      (chain): Task =>
        (client) =>
          signatureDifferences(client, chain, { keys, hasSigned: signed.count > 0 }),
    ),
    async () => (keys.length > 0 && signed.count === 0 ? [nothingSigned] : []),
    keptRowDifferences,
    fieldSignatureDifferences,
    ...rowChecks.map(
      (check): Task =>
        (client) =>
          sumDifferences(client, check),
    ),
    ...months.map(
      (fixed): Task =>
        (client) =>
          monthDifferences(client, fixed),
    ),
    async (client) => (noted === undefined ? [] : anchorDifferences(client, noted)),
    ...(await agreementRanges(first)).map(
      (range): Task =>
        async (client) => {
          const agreements = await readAgreements(client, range);
          count('agreements', agreements.length);
          return [...agreements.flatMap(agreementDifferences), ...(await promiseDifferences(client, range))];
        },
    ),
  ];
  const heads = chains.map(({ chainId, lastPosition, lastHash }) => ({
    chainId,
    position: lastPosition,
    hash: lastHash,
  }));
  return { ...all, ...(await runAll(tasks, clients)), heads, months, signed };
}

async function runAll(
  tasks: readonly Task[],
  clients: readonly PoolClient[],
): Promise<Pick<Verification, 'differences' | 'differenceCount'>> {
  const kept: string[] = [];
  let differenceCount = 0;
  const coming = tasks.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const task of coming) {
        const found = await task(client);
        differenceCount += found.length;
        kept.push(...found.slice(0, differencesKeptMax - kept.length));
      }
    }),
  );
  return { differences: kept.sort(), differenceCount };
}
