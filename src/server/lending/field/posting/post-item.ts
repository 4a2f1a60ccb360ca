import { createHash } from 'node:crypto';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { CollectedItem } from '#domain/lending/field/field-item.ts';
import { type ItemJudgement, judgeItem } from '#domain/lending/field/judge-item.ts';
import { mayServe } from '#domain/lending/relations/staff-relation.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { postWithRows } from '../../ledger/post-entries.ts';
import { moneyEntry } from '../../payments/money-entry.ts';
import type { KeptItem } from './kept-item.queries.ts';
import { recordEnd } from './record-outcome.ts';

/** The call by which an item is posted, of its officer. */
export interface PostingCall extends Origin {
  readonly context: AppContext;
}

type Held = Exclude<ItemJudgement, { outcome: 'post' | 'log' }>;

/** Thrown while a posting is decided: nothing is written, and the item is held. */
class HeldError extends Error {
  readonly held: Held;
  constructor(held: Held) {
    super(held.reason);
    this.held = held;
  }
}

/** The key of an item in the ledger: the same for the same place of the same phone, so that an item sent again is posted once. */
export function keyOfItem(device: string, position: number): string {
  const hex = createHash('sha256').update(`field ${device} ${position}`).digest('hex');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join('-');
}

/**
 * Posts cash from the field as at the counter, valued on the day it was taken and without a version: what other payments left of the
 * agreement is allocated by the replay. Returns why it is held instead, or null.
 */
export async function postItem(
  { context, actor, clientAddress }: PostingCall,
  reach: BranchReach,
  kept: KeptItem,
): Promise<Held | null> {
  const { item } = kept;
  invariant(item.kind === 'collected', 'only cash is posted');
  const action: AuditAction = kept.status === 'written_off' ? 'record_recovery' : 'record_payment';
  const request = {
    actor,
    clientAddress,
    action,
    reach,
    agreementId: item.agreement,
    key: keyOfItem(item.device, item.position),
    requestHash: requestHash('field_item', { content: kept.content }),
  };
  try {
    await postWithRows(
      context,
      request,
      (ledger, today) => {
        const judgement = judgeOnLedger(kept, item, ledger, today);
        if (judgement.outcome !== 'post') {
          invariant(judgement.outcome !== 'log', 'cash is never only logged');
          throw new HeldError(judgement);
        }
        const money = { ...moneyOf(item, kept), confirmed: ['equal_payment_just_recorded'] as const };
        return { entries: [moneyEntry(judgement.as, money, ledger, today)], receiptCode: item.code };
      },
      (client, entryId, at) =>
        recordEnd(client, kept, {
          outcome: 'posted',
          entry: { agreementId: item.agreement, id: entryId },
          at,
        }),
    );
    return null;
  } catch (error) {
    if (error instanceof HeldError) return error.held;
    throw error;
  }
}

function moneyOf({ amount }: CollectedItem, { time }: KeptItem) {
  return { amount, method: 'cash', reference: null, valuedOn: time.on, note: null } as const;
}

function judgeOnLedger(
  kept: KeptItem,
  { kind, amount }: CollectedItem,
  ledger: Ledger,
  today: CalendarDate,
): ItemJudgement {
  const { figures } = ledger;
  return judgeItem(
    { kind, amount },
    {
      isDeviceRevoked: kept.isDeviceRevoked,
      isOfficerActive: kept.isOfficerActive,
      daysOff: kept.time.daysOff,
      isChained: kept.isChained,
      on: kept.time.on,
      today,
      backDatingDaysMax: ledger.backDatingDaysMax,
      monthClosedUntil: ledger.closedUntil,
      dayClosedUntil: kept.dayClosedUntil,
      isRelated: !mayServe(ledger.relation),
      mayRecordPayments: ledger.mayRecordPayments,
      agreement: {
        status: ledger.status,
        outstanding: figures.outstanding,
        unrecovered: figures.writtenOff - figures.recovered,
        deliveredOn: ledger.plan.startOn,
      },
    },
  );
}
