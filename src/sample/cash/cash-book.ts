import type { AuditAction } from '#domain/audit/audit-action.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import { minuteMs } from '#domain/instant.ts';
import { noteValues } from '#domain/lending/cash/cash-count.ts';
import type { ExpenseCategory } from '#domain/lending/cash/cash-expense.ts';
import {
  type CashMovementKind,
  type CashOfferKind,
  cashEffects,
} from '#domain/lending/cash/cash-movement.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { formatCashSheetNumber } from '#domain/lending/cash-days/cash-sheet-number.ts';
import { branchAddress, type NewAuditEvent } from '../agreements/audit-trail.ts';
import type { Chance } from '../chance.ts';
import type { NewRow } from '../insert-rows.ts';
import type { KnownBranch } from '../people/known-branch.ts';

export interface CashRows {
  readonly drawers: readonly NewRow<'cash_drawers'>[];
  readonly offers: readonly NewRow<'cash_offers'>[];
  readonly movements: readonly NewRow<'cash_movements'>[];
  readonly counts: readonly NewRow<'cash_day_counts'>[];
  readonly arrivals: readonly NewRow<'cash_arrivals'>[];
  readonly confirmations: readonly NewRow<'cash_expense_confirmations'>[];
  readonly closes: readonly NewRow<'cash_day_closes'>[];
  readonly hands: readonly NewRow<'cash_day_hands'>[];
  readonly events: readonly NewAuditEvent[];
}

interface Keepers {
  readonly openedAt: Instant;
  readonly superadminId: string;
  /** Counts what comes into the drawer. */
  readonly custodianId: string;
}

interface Given {
  readonly kind: CashOfferKind;
  readonly handOf: string;
  readonly offered: number;
  /** Null if nobody has counted it yet. */
  readonly counted: number | null;
}

interface Deposited {
  readonly account: Pick<NewRow<'cash_accounts'>, 'id' | 'name'>;
  readonly amount: number;
  readonly slipNumber: string;
  /** Null while it is in transit. */
  readonly arrivedAt: Instant | null;
}

interface Spent {
  readonly category: ExpenseCategory;
  readonly amount: number;
  readonly purpose: string;
}

/** An expense that was paid. */
export interface PaidExpense extends Spent {
  readonly id: string;
}

const countedAfterMs = 6 * minuteMs;
const closedAfterMs = 5 * minuteMs;

/** The cash of a branch of the sample, and all that happens to it, in the order in which it happens. */
export class CashBook {
  readonly offers: NewRow<'cash_offers'>[] = [];
  readonly movements: NewRow<'cash_movements'>[] = [];
  readonly arrivals: NewRow<'cash_arrivals'>[] = [];
  readonly confirmations: NewRow<'cash_expense_confirmations'>[] = [];
  readonly counts: NewRow<'cash_day_counts'>[] = [];
  readonly closes: NewRow<'cash_day_closes'>[] = [];
  readonly hands: NewRow<'cash_day_hands'>[] = [];
  readonly events: NewAuditEvent[] = [];
  readonly #chance: Chance;
  readonly #branch: KnownBranch;
  readonly #keepers: Keepers;

  constructor(chance: Chance, branch: KnownBranch, keepers: Keepers, opening: number) {
    this.#chance = chance;
    this.#branch = branch;
    this.#keepers = keepers;
    const { openedAt: at, superadminId, custodianId } = keepers;
    const id = chance.idAt(at);
    this.#move({ id, kind: 'opening', amount: opening, by: superadminId, at });
    this.#did('name_cash_custodian', superadminId, branch.id, { userId: custodianId }, at + minuteMs);
  }

  get rows(): CashRows {
    const { offers, movements, arrivals, confirmations, counts, closes, hands, events } = this;
    const { openedAt, custodianId } = this.#keepers;
    const drawer = {
      branch_id: this.#branch.id,
      opened_at: new Date(openedAt),
      custodian_id: custodianId,
      last_serial: movements.length,
    };
    return { drawers: [drawer], offers, movements, arrivals, confirmations, counts, closes, hands, events };
  }

  /** Gives cash from a hand to the drawer or back, which its receiver counts some minutes later. */
  give({ kind, handOf, offered, counted }: Given, at: Instant): void {
    const id = this.#chance.idAt(at);
    const [giver, receiver] =
      kind === 'float' ? [this.#keepers.custodianId, handOf] : [handOf, this.#keepers.custodianId];
    const countedAt = at + countedAfterMs;
    this.offers.push({
      ...{ id, kind, branch_id: this.#branch.id, hand_of: handOf, amount: offered },
      offered_by: giver,
      offered_at: new Date(at),
      state: counted === null ? 'waiting' : 'counted',
      ended_at: counted === null ? null : new Date(countedAt),
    });
    this.#did('offer_cash', giver, id, { kind, offered, userId: handOf }, at);
    if (counted === null) return;
    const offer = { id, handOf, giver, offered };
    this.#move({
      id: this.#chance.idAt(countedAt),
      kind,
      amount: counted,
      by: receiver,
      at: countedAt,
      offer,
    });
  }

  /** Deposits cash of the drawer in an account, and confirms it later, unless it stays in transit. */
  deposit({ account, amount, slipNumber, arrivedAt }: Deposited, at: Instant): void {
    const id = this.#chance.idAt(at);
    const { custodianId: by, superadminId } = this.#keepers;
    this.#move({ id, kind: 'deposit', amount, by, at, deposit: { account, slipNumber } });
    if (arrivedAt === null) return;
    const arrivedOn = businessDateOf(arrivedAt);
    this.arrivals.push({
      id: this.#chance.idAt(arrivedAt),
      ...{ deposit_id: id, account_id: account.id, deposited_by: by, arrived_on: arrivedOn },
      ...{ confirmed_by: superadminId, confirmed_at: new Date(arrivedAt), confirmed_alone: false },
    });
    const said = { amount, accountName: account.name, slipNumber, arrivedOn, alone: false };
    this.#did('confirm_deposit', superadminId, id, said, arrivedAt);
  }

  /** Pays an expense from the drawer. */
  spend(spent: Spent, at: Instant): PaidExpense {
    const id = this.#chance.idAt(at);
    const { category, amount, purpose: reason } = spent;
    const by = this.#keepers.custodianId;
    this.#move({ id, kind: 'expense', amount, by, at, expense: { category, reason } });
    return { id, ...spent };
  }

  /** Says that an expense is right. */
  confirm({ id, category, amount }: PaidExpense, at: Instant): void {
    const { custodianId, superadminId } = this.#keepers;
    this.confirmations.push({
      ...{ expense_id: id, category, paid_by: custodianId, confirmed_by: superadminId },
      ...{ confirmed_at: new Date(at), confirmed_alone: false },
    });
    this.#did('confirm_expense', superadminId, id, { amount, expenseCategory: category, alone: false }, at);
  }

  /** Says that an expense was not the lender's: it is a difference in the name of its payer. */
  refuse(refused: PaidExpense, reason: string, at: Instant): void {
    const { category } = refused;
    const by = this.#keepers.superadminId;
    const id = this.#chance.idAt(at);
    this.#move({ id, kind: 'not_ours', amount: 0, by, at, expense: { category, reason, refused } });
  }

  /** Counts the drawer, in which nothing is missing, and closes the day. `takenOf` is the cash that the entries of each person put into their hand. */
  closeDay(countedAt: Instant, takenOf: (until: Instant) => ReadonlyMap<string, number>): void {
    const { id: branchId, code } = this.#branch;
    const by = this.#keepers.custodianId;
    const closedAt = countedAt + closedAfterMs;
    const serial = this.closes.length + 1;
    const [countId, id] = [this.#chance.idAt(countedAt), this.#chance.idAt(closedAt)];
    const shouldBe = this.#sumOf(() => true, 'drawer');
    const amounts = { amount: shouldBe, shouldBe };
    this.counts.push({
      ...{
        id: countId,
        branch_id: branchId,
        number: serial,
        should_be: shouldBe,
        last_slip: this.movements.length,
      },
      ...{ amount: shouldBe, counted: notesOf(shouldBe), counted_by: by, counted_at: new Date(countedAt) },
    });
    this.#did('count_cash_day', by, countId, amounts, countedAt);
    const cashDay = businessDateOf(closedAt);
    this.closes.push({
      ...{ id, branch_id: branchId, serial, day: cashDay, count_id: countId, difference_reason: null },
      open_requests: 0,
      ...{ until: new Date(closedAt), closed_at: new Date(closedAt), closed_by: by },
      ...{ reopened_at: null, reopened_by: null, reopen_reason: null },
    });
    const sheet = formatCashSheetNumber(code, serial);
    this.#did('close_cash_day', by, id, { sheet, cashDay, openRequests: 0, ...amounts }, closedAt);
    const taken = takenOf(closedAt);
    const movedOf = this.movements.flatMap(({ hand_of }) => hand_of ?? []);
    for (const handOf of new Set([...taken.keys(), ...movedOf])) {
      const hand = { taken: taken.get(handOf) ?? 0, moved: this.#sumOf((of) => of === handOf, 'hand') };
      if (hand.taken === 0 && hand.moved === 0) continue;
      const explanation = hand.taken + hand.moved === 0 ? null : 'صبح لا کر جمع کرائیں گے';
      this.hands.push({ close_id: id, hand_of: handOf, ...hand, explanation });
    }
  }

  /** The cash that the movements of some hands brought to a place. */
  #sumOf(isOf: (handOf: string | null) => boolean, place: 'drawer' | 'hand'): number {
    return this.movements
      .filter(({ hand_of }) => isOf(hand_of ?? null))
      .reduce((sum, { kind, amount, stated }) => {
        const effect = cashEffects[kind][place] ?? {};
        return sum + (effect.amount ?? 0) * amount + (effect.stated ?? 0) * (stated ?? 0);
      }, 0);
  }

  #move({ id, kind, amount, by, at, offer, deposit, expense }: Moved): void {
    const refused = expense?.refused;
    const payer = refused && this.#keepers.custodianId;
    const serial = this.movements.length + 1;
    this.movements.push({
      ...{ id, serial, kind, amount, branch_id: this.#branch.id },
      hand_of: offer?.handOf ?? null,
      offer_id: offer?.id ?? null,
      given_by: offer?.giver ?? payer ?? null,
      stated: offer?.offered ?? refused?.amount ?? null,
      counted: deposit === undefined && expense === undefined ? notesOf(amount) : null,
      counted_by: by,
      counted_at: new Date(at),
      account_id: deposit?.account.id ?? null,
      slip_number: deposit?.slipNumber ?? null,
      deposited_on: deposit === undefined ? null : businessDateOf(at),
      category: expense?.category ?? null,
      refuses: refused?.id ?? null,
      reason: expense?.reason ?? null,
    });
    const slip = formatCashSlipNumber(this.#branch.code, serial);
    const said = {
      ...(offer && { offered: offer.offered, userId: offer.handOf }),
      ...(deposit && {
        ...{ accountName: deposit.account.name, slipNumber: deposit.slipNumber },
        depositedOn: businessDateOf(at),
      }),
      ...(expense && { reason: expense.reason, expenseCategory: expense.category }),
      ...(expense && (refused === undefined ? { hasPicture: false } : { alone: false, userId: payer })),
    };
    this.#did(actionOf(kind), by, offer?.id ?? refused?.id ?? id, { kind, amount, slip, ...said }, at);
  }

  #did(action: string, by: string, subjectId: string, after: NewAuditEvent['after'], at: Instant): void {
    this.events.push({
      chain_id: this.#branch.id,
      recorded_at: new Date(at),
      actor_id: by,
      client_address: branchAddress,
      action,
      subject: 'cash',
      subject_id: subjectId,
      before: action === 'name_cash_custodian' ? { userId: null } : null,
      after,
      row_digests: null,
    });
  }
}

interface Moved {
  readonly id: string;
  readonly kind: CashMovementKind;
  readonly amount: number;
  readonly by: string;
  readonly at: Instant;
  readonly offer?: {
    readonly id: string;
    readonly handOf: string;
    readonly giver: string;
    readonly offered: number;
  };
  readonly deposit?: Pick<Deposited, 'account' | 'slipNumber'>;
  readonly expense?: {
    readonly category: ExpenseCategory;
    readonly reason: string;
    readonly refused?: PaidExpense;
  };
}

function actionOf(kind: CashMovementKind): AuditAction {
  if (kind === 'deposit') return 'deposit_cash';
  if (kind === 'expense') return 'pay_expense';
  if (kind === 'not_ours') return 'refuse_expense';
  return kind === 'opening' ? 'open_cash_drawer' : 'count_cash';
}

/** The notes of an amount, the largest that fit, and the rest in coins. */
function notesOf(amount: number): number[] {
  let left = amount;
  const notes = noteValues.map((value) => {
    const many = Math.floor(left / value);
    left -= many * value;
    return many;
  });
  return [...notes, left];
}
