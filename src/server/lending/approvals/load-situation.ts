import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import { type LedgerQuery, loadLedger } from '../ledger/load-ledger.ts';
import { findReplacedSchedule } from './find-replaced-schedule.ts';
import { findShownTransfers } from './find-shown-transfers.ts';
import type { Situation } from './judged.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

/** Reads the facts for judging a kind of approval; null if one of the agreements is out of reach. */
export async function loadSituation(
  client: Pool | PoolClient,
  query: LedgerQuery,
  kind: RequestedKind,
  otherId: string | null,
  today: CalendarDate,
): Promise<Situation | null> {
  const shown = await findShownTransfers(client, query.agreementId, kind);
  const ledger = await loadLedger(client, query);
  const other = otherId === null ? null : await loadLedger(client, { ...query, agreementId: otherId });
  if (ledger === null || (otherId !== null && other === null)) return null;
  const { readsReplacedSchedule } = approvalDescriptors[kind];
  const replaced = readsReplacedSchedule ? await findReplacedSchedule(client, query.agreementId) : null;
  return { ledger, other, replaced, shown, today };
}
