import { type AgreementStatus, deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { downPaymentRow, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import type { RecordedKind } from '#domain/lending/ledger/check-entry.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { type Figures, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { entryOf } from './entries.ts';

/** The server's record of an agreement from its approval on. */
export interface Ledger {
  readonly id: string;
  readonly plan: Plan;
  schedule: Schedule;
  /** The schedules that reschedules replaced, the last on top. */
  replaced: Schedule[];
  readonly entries: Entry[];
  readonly figures: Figures;
  /** The decided status, used while nothing is delivered. */
  decided: AgreementStatus;
  readonly status: AgreementStatus;
}

/**
 * An agreement on its first day, as its plan and its opening entries make it. Its figures are replayed when anything changed.
 */
export function ledgerOf(plan: Plan, id = 'agreement'): Ledger {
  let last: { readonly schedule: Schedule; readonly count: number; readonly figures: Figures } | null = null;
  const ledger: Ledger = {
    id,
    plan,
    schedule: { rows: scheduleOf(plan), carried: [] },
    replaced: [],
    entries: [],
    decided: 'approved',
    get figures() {
      const { schedule, entries } = this;
      if (last?.schedule !== schedule || last.count !== entries.length)
        last = { schedule, count: entries.length, figures: replay(schedule, entries) };
      return last.figures;
    },
    get status() {
      return isDelivered(this.entries) ? deliveredStatusOf(this.figures) : this.decided;
    },
  };
  deliver(ledger);
  return ledger;
}

/** Records the delivery, for the first time or again. */
export function deliver(ledger: Ledger): void {
  const { plan, schedule, entries } = ledger;
  const turn = entries.length === 0 ? '' : ` ${entries.length}`;
  ledger.schedule = { ...schedule, rows: [...downPaymentRow(plan), ...schedule.rows] };
  entries.push(
    ...openingEntriesOf(plan, 'cash').map((entry) =>
      entryOf({ ...entry, id: `${entry.kind}${turn}`, valuedOn: plan.startOn }),
    ),
  );
}

interface Standing {
  readonly kind: string;
  readonly amount: number;
  readonly isHalf: boolean;
}

/** A minimal model: totals of the unreversed entries, without rows, dates or rules. */
export class Totals {
  readonly plan: Plan;
  readonly standing = new Map<string, Standing>();
  isDelivered = false;

  constructor(plan: Plan) {
    this.plan = plan;
    this.deliver('down_payment');
  }

  deliver(downPaymentId: string): void {
    this.isDelivered = true;
    if (this.plan.downPayment > 0) this.record(downPaymentId, 'payment', this.plan.downPayment);
  }

  takeDeliveryBack(): void {
    this.isDelivered = false;
    this.standing.clear();
  }

  record(id: string, kind: string, amount: number, isHalf = false): void {
    this.standing.set(id, { kind, amount, isHalf });
  }

  of(...kinds: readonly string[]): number {
    return [...this.standing.values()].reduce(
      (sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0),
      0,
    );
  }

  get owedAtFirst(): number {
    return this.plan.price - this.plan.relief;
  }

  get unpaid(): number {
    return Math.max(0, this.owedAtFirst - this.of('payment', 'relief'));
  }

  get overpaid(): number {
    return Math.max(0, this.of('payment', 'relief') - this.owedAtFirst) - this.of('refund');
  }

  get isWrittenOff(): boolean {
    return this.of('write_off') > 0;
  }

  /** True if the model allows it. */
  allows(kind: RecordedKind, amount: number): boolean {
    if (!this.isDelivered || amount <= 0) return false;
    if (kind === 'recovery') return this.isWrittenOff && amount <= this.of('write_off') - this.of('recovery');
    if (this.isWrittenOff) return false;
    if (kind === 'payment') return true;
    if (kind === 'refund') return amount <= this.overpaid;
    if (kind === 'write_off') return this.unpaid > 0 && amount === this.unpaid;
    return amount <= this.unpaid;
  }

  allowsReversalOf(id: string): boolean {
    return this.standing.get(id)?.isHalf === false && this.allowsTakingBack(id);
  }

  allowsTakingBack(id: string): boolean {
    const entry = this.standing.get(id);
    if (entry === undefined) return false;
    if (this.isWrittenOff && entry.kind !== 'write_off' && entry.kind !== 'recovery') return false;
    this.standing.delete(id);
    const isSound = this.overpaid >= 0 && this.of('recovery') <= this.of('write_off');
    this.standing.set(id, entry);
    return isSound;
  }
}
