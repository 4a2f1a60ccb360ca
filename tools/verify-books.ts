import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { FixedMonths, MonthChoice } from '#server/lending/verify/choose-months.ts';
import { comparePapers, type Paper } from '#server/lending/verify/compare-papers.ts';
import { type Extent, findDifferences } from '#server/lending/verify/find-differences.ts';
import { keepCleanVerification } from '#server/lending/verify/keep-clean-verification.ts';
import { inOneSnapshot } from '#server/lending/verify/one-snapshot.ts';
import { verifyFiles } from '#server/lending/verify/verify-files.ts';
import { compareCopy } from '#server/platform/audit/anchor-copy.ts';
import { anchorPlaceOf } from '#server/platform/audit/anchor-place-of.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import type { SignedEvents } from '#server/platform/audit/signing/signature-differences.ts';
import type { AuditKey } from '#server/platform/audit-key.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { schemaDifferences } from '#server/platform/db/schema/schema-differences.ts';
import { fileStoreOf } from '#server/platform/files/file-store-of.ts';
import { StartupError } from '#server/platform/startup-error.ts';

const differencesShownMax = 100;

/** On a terminal, one line that says how far it has come; in a file it would only be in the way. */
function showProgress(done: Extent, all: Extent): void {
  if (!process.stderr.isTTY) return;
  const agreements = `${inEnglish(done.agreements)} of ${inEnglish(all.agreements)} agreements`;
  const events = `${inEnglish(done.auditEvents)} of ${inEnglish(all.auditEvents)} audit events`;
  process.stderr.write(`\r\u001B[K${agreements}, ${events}`);
  if (done.agreements === all.agreements && done.auditEvents === all.auditEvents)
    process.stderr.write('\r\u001B[K');
}

/** Which month ends were replayed, of those that are fixed. */
function inWords(months: readonly FixedMonths[]): string {
  const [first] = months;
  if (first === undefined) return '';
  const ends = first.monthEnds;
  const when = ends.length === 1 ? `the end of ${ends[0]}` : `${ends.length} month ends`;
  return `, and the arrears of ${months.length === 1 ? first.branch : `${months.length} branches`} at ${when}`;
}

/** The signed events, and with which keys they were checked. */
function signaturesInWords({ count, since }: SignedEvents, keys: readonly AuditKey[]): string {
  if (since === null) return 'Signatures: no audit event is signed.';
  const events = `Signatures: ${inEnglish(count)} audit events since ${since}`;
  return keys.length === 0
    ? `${events}, not checked because no AUDIT_KEY was given.`
    : `${events}, checked with ${keys.length === 1 ? 'the key' : 'the keys'} ${keys.map(({ id }) => id).join(', ')}.`;
}

function inEnglish(count: number): string {
  return count.toLocaleString('en');
}

const schemaFile = join(import.meta.dirname, '../db/schema.sql');

function show(differences: readonly string[]): void {
  for (const difference of differences) process.stdout.write(`${difference}\n`);
}

/** The work of one run beside what every run does. */
export interface Asked {
  readonly months: MonthChoice;
  readonly papers: readonly Paper[];
  /** Files with copies of the anchors that were kept elsewhere. */
  readonly copies: readonly string[];
}

async function comparedPapers(pool: Pool, papers: readonly Paper[]): Promise<string[]> {
  const compared = await comparePapers(pool, papers);
  for (const { number, difference } of compared)
    if (difference === null)
      process.stdout.write(`receipt ${number}: the paper has the entry of the books\n`);
  return compared.flatMap(({ difference }) => difference ?? []);
}

async function comparedCopies(pool: Pool, files: readonly string[]): Promise<string[]> {
  const differences: string[] = [];
  for (const file of files) {
    const { heads, differences: found } = await compareCopy(pool, file, await readCopy(file));
    if (heads === 0)
      throw new StartupError(
        `${file} has no anchors: give a copy of audit-anchors.jsonl, the server's log or the text of the daily mails.`,
      );
    process.stdout.write(`${file}: ${heads} anchors, ${found.length} differ\n`);
    differences.push(...found);
  }
  return differences;
}

function readCopy(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${file} cannot be read (${error.code}): give the path of a copy of the anchors.`);
  });
}

/**
 * Compares the schema with the one that Qist ships. Then replays every agreement against what is stored, and one branch or all
 * of them at the fixed month ends; reads every file, and says what differs. True when nothing does.
 */
export async function verifyBooks(
  pool: Pool,
  config: Config,
  { months, papers, copies }: Asked,
): Promise<boolean> {
  const shipped = await readFile(schemaFile, 'utf8');
  const ofSchema = await inOneSnapshot(pool, 1, async ([client]) =>
    client === undefined ? [] : schemaDifferences(client, shipped),
  );
  show(ofSchema);
  const noted = await readAuditAnchors(pool, anchorPlaceOf(config));
  const books = await findDifferences(pool, {
    noted,
    months,
    keys: config.auditKeys,
    onProgress: showProgress,
  });
  const { files, differences: ofFiles } = await verifyFiles(pool, fileStoreOf(config));
  const ofPapers = await comparedPapers(pool, papers);
  const ofCopies = await comparedCopies(pool, copies);
  const differ = ofSchema.length + books.differenceCount + ofFiles.length + ofPapers.length + ofCopies.length;
  if (differ === 0) await keepCleanVerification(pool, new Date(systemClock.now()), books);

  const differences = [...ofPapers, ...ofCopies, ...books.differences, ...ofFiles];
  show(differences.slice(0, differencesShownMax));
  process.stdout.write(`${signaturesInWords(books.signed, config.auditKeys)}\n`);
  const checked = `${books.agreements} agreements, ${books.entries} entries, ${books.receipts} receipts, ${files} files and ${books.auditEvents} audit rows against ${noted.anchors.length} anchors${inWords(books.months)}`;
  if (differences.length > differencesShownMax) process.stdout.write('…\n');
  process.stdout.write(`Checked ${checked}: ${differ === 0 ? 'nothing differs' : `${differ} differ`}.\n`);
  return differ === 0;
}
