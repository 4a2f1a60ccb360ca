import { type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import type { FieldItemKind } from './field-item.ts';

/** Why an item is not posted by itself. Nothing is refused: a person decides what becomes of it. */
export const holdReasons = [
  'device_revoked',
  'officer_inactive',
  'clock_wrong',
  'chain_broken',
  'of_another_branch',
  'related_person',
  'may_not_record',
  'agreement_not_open',
  'before_delivery',
  'too_old',
  'period_closed',
  'beyond_outstanding',
  'promise_not_possible',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The reasons for which an item is kept as evidence: its phone or its officer had no right any more. */
const evidenceReasons: readonly HoldReason[] = ['device_revoked', 'officer_inactive'];

/** The ways out of a hold. Of each the first is the one that is proposed. */
export const waysOut = ['post', 'post_to_other', 'give_back', 'close'] as const;
export type WayOut = (typeof waysOut)[number];

const waysOutOfMoney: Readonly<Record<HoldReason, readonly WayOut[]>> = {
  device_revoked: ['post', 'give_back'],
  officer_inactive: ['post', 'give_back'],
  clock_wrong: ['post', 'give_back'],
  chain_broken: ['post', 'give_back'],
  of_another_branch: ['post', 'give_back'],
  related_person: ['post', 'give_back'],
  may_not_record: ['post', 'give_back'],
  agreement_not_open: ['post_to_other', 'give_back'],
  before_delivery: ['post_to_other', 'give_back'],
  too_old: ['post', 'give_back'],
  period_closed: ['post', 'give_back'],
  beyond_outstanding: ['post', 'post_to_other', 'give_back'],
  promise_not_possible: ['close'],
};

/** The ways out of a hold, the proposed one first. An item without money is read and closed. */
export function waysOutOf(kind: FieldItemKind, reason: HoldReason): readonly WayOut[] {
  return kind === 'collected' ? waysOutOfMoney[reason] : ['close'];
}

export type ItemJudgement =
  | { readonly outcome: 'post'; readonly as: 'payment' | 'recovery' }
  | { readonly outcome: 'log' }
  | { readonly outcome: 'hold' | 'evidence'; readonly reason: HoldReason };

/** The facts by which an item is judged, at the moment of its posting. */
export interface ItemSituation {
  readonly isDeviceRevoked: boolean;
  readonly isOfficerActive: boolean;
  /** By how many days the clock of the phone was off: see `timeOfItem`. */
  readonly daysOff: number;
  /** True if the item names the hash of the one before it and is named by the one after it, as far as they are known. */
  readonly isChained: boolean;
  readonly on: CalendarDate;
  readonly today: CalendarDate;
  readonly backDatingDaysMax: number;
  /** The last day of the last closed month, and the last closed day of the branch. */
  readonly monthClosedUntil: CalendarDate | null;
  readonly dayClosedUntil: CalendarDate | null;
  readonly isRelated: boolean;
  readonly mayRecordPayments: boolean;
  /** Null if it is of another branch by now. */
  readonly agreement: {
    readonly status: AgreementStatus;
    readonly outstanding: number;
    /** The part of what was written off that has not come in. */
    readonly unrecovered: number;
    readonly deliveredOn: CalendarDate | null;
  } | null;
}

interface JudgedItem {
  readonly kind: FieldItemKind;
  /** The amount that was taken or promised. */
  readonly amount: number | null;
}

/**
 * The outcome of an item. Cash is posted to an agreement that can take all of it, on the day it was taken; a visit without cash
 * is logged. Otherwise it is held for the first reason that applies. Without a right of the phone or the officer it is kept as evidence.
 */
export function judgeItem(item: JudgedItem, situation: ItemSituation): ItemJudgement {
  const reason = item.kind === 'collected' ? holdOfMoney(item, situation) : holdOfVisit(item, situation);
  if (reason !== null) return { outcome: evidenceReasons.includes(reason) ? 'evidence' : 'hold', reason };
  if (item.kind !== 'collected') return { outcome: 'log' };
  return { outcome: 'post', as: situation.agreement?.status === 'written_off' ? 'recovery' : 'payment' };
}

function holdOfAny(situation: ItemSituation): HoldReason | null {
  if (situation.isDeviceRevoked) return 'device_revoked';
  if (!situation.isOfficerActive) return 'officer_inactive';
  if (!situation.isChained) return 'chain_broken';
  if (situation.daysOff > 1) return 'clock_wrong';
  if (situation.agreement === null) return 'of_another_branch';
  return situation.isRelated ? 'related_person' : null;
}

function holdOfMoney({ amount }: JudgedItem, situation: ItemSituation): HoldReason | null {
  const ofAny = holdOfAny(situation);
  if (ofAny !== null || situation.agreement === null) return ofAny;
  const { on, today, monthClosedUntil, dayClosedUntil, agreement } = situation;
  if (!situation.mayRecordPayments) return 'may_not_record';
  const isWrittenOff = agreement.status === 'written_off';
  if (!isWrittenOff && refusalOfAction('record_payment', agreement.status) !== null)
    return 'agreement_not_open';
  if (agreement.deliveredOn !== null && on < agreement.deliveredOn) return 'before_delivery';
  if ([monthClosedUntil, dayClosedUntil].some((until) => until !== null && on <= until))
    return 'period_closed';
  if (daysBetween(on, today) > situation.backDatingDaysMax) return 'too_old';
  const most = isWrittenOff ? agreement.unrecovered : agreement.outstanding;
  return (amount ?? 0) > most ? 'beyond_outstanding' : null;
}

function holdOfVisit({ kind }: JudgedItem, situation: ItemSituation): HoldReason | null {
  const ofAny = holdOfAny(situation);
  if (ofAny !== null || situation.agreement === null) return ofAny;
  const { status } = situation.agreement;
  if (refusalOfAction('log_contact', status) !== null) return 'agreement_not_open';
  if (kind === 'promise' && refusalOfAction('record_payment_promise', status) !== null)
    return 'promise_not_possible';
  return daysBetween(situation.on, situation.today) > situation.backDatingDaysMax ? 'too_old' : null;
}
