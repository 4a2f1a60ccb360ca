import type { Pool } from 'pg';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createAnchorFile } from '#server/platform/audit/anchor-place.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { ServerProcess } from '../../test/support/servers/process.ts';
import { Crew, type SignIn } from './crew.ts';

/** The database and the tellers for a fault test. */
export interface Stage extends SignIn {
  /** The server's settings for its database. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reads what is stored, beside the server. */
  readonly pool: Pool;
  readonly dataDir: string;
  /** Active agreements with room for thousands of rupees. */
  readonly agreementIds: readonly string[];
}

export const tellers = 8;

export function startServer({ settings, dataDir }: Stage): ServerProcess {
  return new ServerProcess({
    PORT: '0',
    DATA_DIR: dataDir,
    ...settings,
    LOG_LEVEL: 'silent',
  });
}

export async function callCrew(stage: Stage, address: string): Promise<Crew> {
  return Crew.signIn(address, stage, stage.agreementIds, tellers);
}

/** The outcome of a crew's payments. All but `answered` should be zero. */
export interface Outcome {
  readonly answered: number;
  /** Answered as recorded, but missing. */
  readonly lost: number;
  /** Recorded more than once, or never sent. */
  readonly doubled: number;
  readonly answeredOtherwise: number;
  readonly differences: readonly string[];
  readonly refusals: readonly string[];
}

const countPayments = `
  SELECT count(*) FILTER (WHERE k.key IS NOT NULL) AS "keyed", count(*) AS payments
    FROM entries e
    LEFT JOIN idempotency_keys k ON k.agreement_id = e.agreement_id AND k.made_id = e.id
     AND k.key = ANY ($1::uuid[])
   WHERE e.kind = 'payment' AND e.agreement_id = ANY ($2::uuid[])`;

/** Number of payments before a crew begins. */
export async function paymentsBefore({ pool, agreementIds }: Stage): Promise<number> {
  const { rows } = await pool.query<{ payments: number }>(countPayments, [[], agreementIds]);
  return rows[0]?.payments ?? 0;
}

/** Compares what a crew was told with what is stored. Every payment has been answered by now. */
export async function outcomeOf(stage: Stage, crew: Crew, before: number, address: string): Promise<Outcome> {
  const keys = crew.payments.map(({ key }) => key);
  const { rows } = await stage.pool.query<{ keyed: number; payments: number }>(countPayments, [
    keys,
    stage.agreementIds,
  ]);
  const { keyed = 0, payments = 0 } = rows[0] ?? {};
  // Afterwards, because sending a lost payment again records it.
  const answeredOtherwise = await crew.answeredOtherwise(address);
  const noted = await readAuditAnchors(stage.pool, createAnchorFile(stage.dataDir));
  const { differences } = await findDifferences(stage.pool, { noted });
  return {
    answered: crew.answered,
    lost: crew.payments.length - keyed,
    doubled: payments - before - keyed,
    answeredOtherwise,
    differences,
    refusals: crew.refusals,
  };
}
