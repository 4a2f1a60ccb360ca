import type { AuditRecord } from '#contract/audit-field.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { type AgreementAction, statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { noRepeats } from '#domain/lending/ledger/check-entry.ts';
import { replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { Customer } from '#sample/people/invent-customers.ts';
import type { FoundSchedule } from '#server/lending/approvals/find-replaced-schedule.ts';
import type { Ledger } from '#server/lending/ledger/ledger.ts';
import type { NewEntry } from '#server/lending/ledger/new-entry.ts';
import { figuresOf, type PostedFigures, type Posting } from '#server/lending/ledger/posting.ts';

/** The relief budget of the sample lender. */
export const reliefBudget = rupees(2_500_000);

/** The terms of an agreement, as drafted. */
export interface AgreementTerms {
  readonly id: string;
  readonly number: string;
  readonly customer: Customer;
  readonly service: NewRow<'agreements'>['service'];
  readonly contractKind: NewRow<'agreements'>['contract_kind'];
  readonly items: readonly Omit<NewRow<'agreement_items'>, 'agreement_id' | 'position'>[];
  readonly guarantors: readonly Omit<NewRow<'agreement_guarantors'>, 'agreement_id'>[];
  readonly plan: Plan;
  readonly draftedAt: Instant;
}

/** Something that was done to an agreement, for the audit. */
export interface BookEvent {
  readonly at: Instant;
  readonly by: string;
  readonly action: string;
  readonly before?: AuditRecord;
  readonly after: AuditRecord;
  /** From where, if not from the branch. */
  readonly clientAddress?: string;
}

/** One posting as it was made. */
export interface Posted {
  readonly at: Instant;
  /** The actor that the audit names. */
  readonly by: string;
  /** The user who requested it, or recorded it alone. */
  readonly recordedBy: string;
  readonly action: string;
  readonly entries: readonly NewEntry[];
  /** The number of entries before this one. */
  readonly position: number;
  readonly figures: PostedFigures;
  readonly approvalId: string | null;
  readonly before: AuditRecord;
}

/** A schedule, in force now or until the next one was made. */
export interface KeptSchedule extends Schedule {
  readonly number: number;
  readonly madeAt: Instant;
  /** The schedule that a reschedule replaced by this one; null where nothing was rescheduled. */
  readonly previousNumber: number | null;
  readonly paid: readonly number[];
  readonly relieved: readonly number[];
}

/**
 * An agreement of the sample, and all that happens to it, in the order in which it happens. Entries are judged, replayed and
 * added up by the very rules that the counter works by.
 */
export class AgreementBook {
  readonly terms: AgreementTerms;
  readonly chance: Chance;
  readonly time: OfficeTime;
  readonly superadminId: string;
  readonly posted: Posted[] = [];
  readonly events: BookEvent[] = [];
  readonly approvals: NewRow<'approvals'>[] = [];
  readonly promises: NewRow<'payment_promises'>[] = [];
  readonly contacts: NewRow<'contact_log'>[] = [];
  /** The reports of transfers that payments were recorded for, by the entry. */
  readonly transfers = new Map<string, string>();
  /** The columns of the agreement's row that are in neither the terms nor the ledger. */
  readonly consent = { termsVersion: 1, version: 0, at: 0, how: 'signed' as 'signed' | 'thumb_impression' };
  #ledger: Ledger;
  #former: KeptSchedule[] = [];
  #scheduleMadeAt: Instant;
  #previousNumber: number | null = null;
  #lastAt: Instant;

  constructor(terms: AgreementTerms, superadminId: string, chance: Chance, time: OfficeTime) {
    this.terms = terms;
    this.superadminId = superadminId;
    this.chance = chance;
    this.time = time;
    this.#lastAt = terms.draftedAt;
    this.#scheduleMadeAt = terms.draftedAt;
    this.#ledger = openedLedger(terms);
    const { id: customerId } = terms.customer;
    this.did('draft_agreement', this.officerId, { number: terms.number, customerId, ...terms.plan });
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  get officerId(): string {
    return this.terms.customer.officer.id;
  }

  /** The moment of the last event. */
  get at(): Instant {
    return this.#lastAt;
  }

  get on(): CalendarDate {
    return businessDateOf(this.#lastAt);
  }

  /** Moves the book to a day. Later calls happen on that day, after all earlier ones. */
  goOnTo(date: CalendarDate): void {
    const later = Math.max(this.time.momentOn(date), this.#lastAt + 1_000);
    this.#lastAt = Math.min(later, this.time.now);
  }

  did(action: string, by: string, after: AuditRecord, before?: AuditRecord): void {
    this.events.push({ at: this.#lastAt, by, action, after, ...(before && { before }) });
  }

  /** Takes the agreement to where an action leads. */
  step(action: AgreementAction, by: string, said: AuditRecord = {}): void {
    const status = statusAfter(action);
    invariant(status !== null, `${action} leads to a status`);
    this.did(`${action}_agreement`, by, { status, ...said }, { status: this.#ledger.status });
    this.#ledger = { ...this.#ledger, status, version: this.#ledger.version + 1 };
  }

  /** Posts entries, with all the figures that follow. */
  post(posting: Posting, action: string, by: string): readonly NewEntry[] {
    const { status, figures } = this.#ledger;
    const entries = posting.entries.map((entry) => ({ ...entry, id: this.chance.idAt(this.#lastAt) }));
    const made = figuresOf(this.#ledger, { ...posting, entries }, this.on);
    this.posted.push({
      at: this.#lastAt,
      by,
      recordedBy: posting.approval?.requestedBy ?? by,
      action,
      entries,
      position: this.#ledger.entries.length,
      figures: made,
      approvalId: posting.approval?.id ?? null,
      before: { status, outstanding: figures.outstanding },
    });
    this.#ledger = {
      ...this.#ledger,
      version: this.#ledger.version + 1,
      status: made.status,
      schedule: made.schedule,
      entries: [...this.#ledger.entries, ...made.entries],
      figures: made.after,
      ...(posting.activation && { plan: { ...this.#ledger.plan, startOn: posting.activation.startOn } }),
    };
    return entries;
  }

  /** Puts other rows in force; the earlier ones stay unchanged. */
  replaceSchedule(schedule: Schedule, plan: Plan = this.#ledger.plan): void {
    const { entries, version } = this.#ledger;
    this.#former.push(this.#currentSchedule());
    // Before the delivery the terms change; after it, it is a reschedule, and none of the sample's is undone.
    this.#previousNumber = entries.length > 0 ? this.#former.length : null;
    this.#ledger = {
      ...this.#ledger,
      version: version + 1,
      plan,
      scheduleNumber: this.#former.length + 1,
      schedule,
      figures: replay(schedule, entries),
    };
    this.#scheduleMadeAt = this.#lastAt;
    this.consent.termsVersion += 1;
  }

  /** The schedule that undoing the last reschedule would restore; null if there is none. */
  get replaced(): FoundSchedule | null {
    const before = this.#former.at(-1);
    if (before === undefined || this.#previousNumber === null) return null;
    return { ...before, replacedOn: businessDateOf(this.#scheduleMadeAt) };
  }

  schedules(): readonly KeptSchedule[] {
    return [...this.#former, this.#currentSchedule()];
  }

  #currentSchedule(): KeptSchedule {
    const { schedule, figures } = this.#ledger;
    return {
      ...schedule,
      number: this.#former.length + 1,
      previousNumber: this.#previousNumber,
      madeAt: this.#scheduleMadeAt,
      paid: figures.paid,
      relieved: figures.relieved,
    };
  }
}

function openedLedger({ id, customer, contractKind, plan, draftedAt }: AgreementTerms): Ledger {
  const schedule = { rows: scheduleOf(plan), carried: [] };
  return {
    id,
    version: 1,
    status: 'draft',
    customerId: customer.id,
    isCustomerBlocked: false,
    branchId: customer.office.id,
    branchCode: customer.office.code,
    draftedOn: businessDateOf(draftedAt),
    contractKind,
    plan,
    scheduleNumber: 1,
    schedule,
    entries: [],
    figures: replay(schedule, []),
    pending: [],
    fund: { budget: reliefBudget, reserved: rupees(0), granted: rupees(0) },
    backDatingDaysMax: customer.officer.backDatingDaysMax,
    mayRecordPayments: true,
    closedUntil: null,
    relation: null,
    repeats: noRepeats,
    known: null,
  };
}
