import type { Pool } from 'pg';
import {
  type Collected,
  type CollectedEntry,
  collectedIn,
  moneyGivenBack,
  type Period,
  receivedKinds,
} from '#domain/lending/ledger/collected.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';

/** An entry, and the user for whom it counts as collected. */
export interface TakenEntry extends Entry, CollectedEntry {
  readonly agreementId: string;
  readonly branchId: string;
  readonly recordedBy: string;
  readonly takenBy: string;
}

/** Every entry there is, one by one, in the order in which they were recorded. */
export async function readTaken(pool: Pick<Pool, 'query'>): Promise<TakenEntry[]> {
  const { rows } = await pool.query<Omit<TakenEntry, 'takenBy'>>(
    `SELECT id, kind, amount, debit, credit, valued_on AS "valuedOn", counts_on AS "countsOn", rule, reverses, transfer_id AS "transferId",
            brought_in AS "broughtIn", agreement_id AS "agreementId", branch_id AS "branchId", recorded_by AS "recordedBy"
       FROM entries ORDER BY agreement_id, position`,
  );
  const byAgreement = Map.groupBy(rows, ({ agreementId }) => agreementId);
  return rows.map((entry) => {
    const given =
      entry.kind === 'refund' ? moneyGivenBack(entry.id, byAgreement.get(entry.agreementId) ?? []) : null;
    return { ...entry, takenBy: (given ?? entry).recordedBy };
  });
}

/** The money collected by one user, at one branch, or in all. */
export function collectedBy(
  entries: readonly TakenEntry[],
  period: Period,
  { branchId, takenBy }: { readonly branchId?: string | null; readonly takenBy?: string },
): Collected & { readonly count: number } {
  const own = entries.filter(
    (entry) =>
      (branchId ?? entry.branchId) === entry.branchId && (takenBy ?? entry.takenBy) === entry.takenBy,
  );
  // A reversal may be recorded by another user than its entry.
  const reversals = entries.filter(({ kind }) => kind === 'reversal');
  const received: readonly string[] = receivedKinds;
  const counted = own.filter(
    ({ kind, debit, broughtIn }) => received.includes(kind) && debit !== 'transfer' && !broughtIn,
  );
  const ids = new Set(counted.map(({ id }) => id));
  const isIn = ({ countsOn }: TakenEntry) => countsOn >= period.startsOn && countsOn <= period.endsOn;
  const undone = reversals.filter(({ reverses }) => ids.has(reverses ?? ''));
  return {
    ...collectedIn(period, [...own.filter(({ kind }) => kind !== 'reversal'), ...reversals]),
    count: counted.filter(isIn).length - undone.filter(isIn).length,
  };
}
