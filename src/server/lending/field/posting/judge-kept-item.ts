import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type ItemJudgement, judgeItem } from '#domain/lending/field/judge-item.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { KeptItem } from './kept-item.queries.ts';

/** A judgement before the ledger is read. */
type EarlyJudgement = Exclude<ItemJudgement, { outcome: 'post' }> | null;

/**
 * Judges an item by what is known without its ledger: phone, officer, chain, clock and branch. Null for cash that its ledger decides
 * about. `branchId` is the branch of the person who sends it.
 */
export function judgeKeptItem(
  { clock }: AppContext,
  kept: KeptItem,
  { branchId, backDatingDaysMax }: { readonly branchId: string | null; readonly backDatingDaysMax: number },
): EarlyJudgement {
  const { item, time, status } = kept;
  const agreement = { status, outstanding: Infinity, unrecovered: Infinity, deliveredOn: null };
  const judgement = judgeItem(
    { kind: item.kind, amount: 'amount' in item ? item.amount : null },
    {
      isDeviceRevoked: kept.isDeviceRevoked,
      isOfficerActive: kept.isOfficerActive,
      daysOff: time.daysOff,
      isChained: kept.isChained,
      on: time.on,
      today: businessDateOf(clock.now()),
      backDatingDaysMax,
      monthClosedUntil: null,
      dayClosedUntil: null,
      isRelated: false,
      mayRecordPayments: true,
      agreement: kept.agreementBranchId === branchId ? agreement : null,
    },
  );
  return judgement.outcome === 'post' ? null : judgement;
}
