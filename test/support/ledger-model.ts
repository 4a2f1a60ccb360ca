import { type AgreementStatus, deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { downPaymentRow, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import type { RecordedKind } from '#domain/lending/ledger/check-entry.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { type Figures, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { entryOf } from './entries.ts';

/** What a server keeps of a delivered agreement. */
export interface Ledger {
  readonly plan: Plan;
  schedule: Schedule;
  /** What reschedules replaced, the last on top. */
  readonly replaced: Schedule[];
  readonly entries: Entry[];
  readonly figures: Figures;
  readonly status: AgreementStatus;
}

/** An agreement on its first day, as its plan and its opening entries make it. Its figures are replayed at every look. */
export function ledgerOf(plan: Plan): Ledger {
  return {
    plan,
    schedule: { rows: [...downPaymentRow(plan), ...scheduleOf(plan)], carried: [] },
    replaced: [],
    entries: openingEntriesOf(plan, 'cash').map((entry) =>
      entryOf({ ...entry, id: entry.kind, valuedOn: plan.startOn }),
    ),
    get figures() {
      return replay(this.schedule, this.entries);
    },
    get status() {
      return deliveredStatusOf(this.figures);
    },
  };
}

/** The tiny model: totals of what stands, and no idea of rows, dates or rules. */
export class Totals {
  readonly owedAtFirst: number;
  readonly standing = new Map<string, { readonly kind: string; readonly amount: number }>();

  constructor(plan: Plan) {
    this.owedAtFirst = plan.price - plan.relief;
    if (plan.downPayment > 0)
      this.standing.set('down_payment', { kind: 'payment', amount: plan.downPayment });
  }

  of(...kinds: readonly string[]): number {
    return [...this.standing.values()].reduce(
      (sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0),
      0,
    );
  }

  get unpaid(): number {
    return Math.max(0, this.owedAtFirst - this.of('payment', 'relief'));
  }

  get overpaid(): number {
    return Math.max(0, this.of('payment', 'relief') - this.owedAtFirst) - this.of('refund');
  }

  /** Whether common sense lets it happen. */
  allows(kind: RecordedKind, amount: number): boolean {
    const isWrittenOff = this.of('write_off') > 0;
    if (kind === 'recovery') return isWrittenOff && amount <= this.of('write_off') - this.of('recovery');
    if (isWrittenOff) return false;
    if (kind === 'payment') return true;
    if (kind === 'refund') return amount <= this.overpaid;
    if (kind === 'write_off') return this.unpaid > 0 && amount === this.unpaid;
    return amount <= this.unpaid;
  }

  allowsReversalOf(id: string): boolean {
    const entry = this.standing.get(id);
    if (entry === undefined) return false;
    if (this.of('write_off') > 0 && entry.kind !== 'write_off' && entry.kind !== 'recovery') return false;
    this.standing.delete(id);
    const isSound = this.overpaid >= 0 && this.of('recovery') <= this.of('write_off');
    this.standing.set(id, entry);
    return isSound;
  }
}
