import * as z from 'zod/mini';
import {
  backDatedActivationForm,
  backDatedPaymentForm,
  reliefForm,
  rescheduleForm,
  rescheduleUndoForm,
} from '#contract/lending/approval-requests.ts';
import { invariant } from '#domain/invariant.ts';
import { type AgreementAction, refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { refusalOfRelief, waivableBeforeStart } from '#domain/lending/agreements/relief.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import {
  previewOfDelivery,
  previewOfEntries,
  previewOfSchedule,
  previewOfStartingRelief,
} from '#domain/lending/approvals/preview.ts';
import { refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import { slipKeyOf } from '#domain/lending/ledger/reference-key.ts';
import { carryOver } from '#domain/lending/rescheduling/carry-over.ts';
import { paidRowsOf, type RescheduleRefusal, reschedule } from '#domain/lending/rescheduling/reschedule.ts';
import { undoReschedule } from '#domain/lending/rescheduling/undo-reschedule.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { Refusal, refusalFor, refuse } from '#server/platform/refusal.ts';
import { checkPlan, planRefusal } from '../agreements/check-plan.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerQuery } from '../ledger/load-ledger.ts';
import { newEntry } from '../ledger/new-entry.ts';
import type { End } from '../ledger/post-together.ts';
import { activationOf } from '../payments/activate-agreement.ts';
import { moneyEntry } from '../payments/money-entry.ts';
import { situationOf } from '../payments/money-request.ts';
import { judgeReversal } from './judge-reversal.ts';
import type { Judged, RequestedApproval, Situation } from './judged.ts';

type Judge = (requested: RequestedApproval, situation: Situation) => Judged;

/** Whether an agreement's relief still changes its terms, or is an entry of its own. */
export function isBeforeStart({ status }: Pick<Ledger, 'status'>): boolean {
  return status === 'draft' || status === 'submitted';
}

const judges: Readonly<Record<RequestedKind, Judge>> = {
  relief: (requested, situation) =>
    isBeforeStart(situation.ledger)
      ? judgeStartingRelief(requested, situation)
      : judgeRelief(requested, situation),
  write_off: judgeWriteOff,
  reversal: judgeReversal,
  reschedule: judgeReschedule,
  reschedule_undo: judgeUndo,
  back_dating: judgeBackDatedPayment,
  back_dated_activation: judgeBackDatedActivation,
};

/**
 * What granting an approval leads to now. It is judged in the same way when it is requested and when it is decided, so the two
 * previews can be compared row for row. Refuses what cannot be granted.
 */
export function judgeApproval(requested: RequestedApproval, situation: Situation): Judged {
  return judges[requested.kind](requested, situation);
}

function refuseRelief(requested: RequestedApproval, waivable: Rupees, { fund }: Ledger): Rupees {
  const { amount, reason, evidence } = requested;
  const hasEvidence = evidence !== null || documentsNamedIn(requested).length > 0;
  const asked = { amount: amount ?? 0, reason, hasEvidence };
  refuse(refusalOfRelief(asked, waivable, fund));
  return rupees(asked.amount);
}

/** Relief before the start makes new terms: smaller installments. */
function judgeStartingRelief(requested: RequestedApproval, { ledger }: Situation): Judged {
  const { plan } = ledger;
  const amount = refuseRelief(requested, rupees(waivableBeforeStart(plan) - plan.relief), ledger);
  const relieved = { ...plan, relief: rupees(plan.relief + amount) };
  checkPlan(relieved);
  const schedule = { rows: scheduleOf(relieved), carried: [] };
  return {
    by: 'terms',
    terms: { schedule, relief: relieved.relief },
    preview: previewOfStartingRelief(ledger, amount),
  };
}

function judgeRelief(requested: RequestedApproval, { ledger, today }: Situation): Judged {
  refuseStatus('grant_relief', ledger);
  const amount = refuseRelief(requested, ledger.figures.outstanding, ledger);
  const entry = newEntry({ kind: 'relief', amount, valuedOn: today, note: requested.reason });
  return postsTo('relief', { ledger, posting: { entries: [entry] } });
}

/** A write-off of all that is outstanding. */
function judgeWriteOff(requested: RequestedApproval, { ledger, today }: Situation): Judged {
  refuseStatus('write_off', ledger);
  const amount = ledger.figures.outstanding;
  const asked = { kind: 'write_off', amount, valuedOn: today } as const;
  const moved = { money: null, reference: null, confirmed: [] } as const;
  refuse(refusalOfEntry({ ...asked, ...moved }, situationOf(ledger, today)));
  const entry = newEntry({ ...asked, note: requested.reason });
  return postsTo('write_off', { ledger, posting: { entries: [entry] } });
}

/** The forms of what was requested, as they are stored. */
const kept = {
  relief: z.pick(reliefForm, { documentIds: true }),
  payment: z.omit(backDatedPaymentForm, { reason: true }),
  activation: z.omit(backDatedActivationForm, { reason: true }),
  reschedule: z.omit(rescheduleForm, { reason: true }),
  undo: z.omit(rescheduleUndoForm, { reason: true }),
} as const;

/** The money that an approval would record, to find its duplicates in the books; undefined where it records none. */
export function moneyRequested({
  kind,
  details,
}: Pick<RequestedApproval, 'kind' | 'details'>): LedgerQuery['money'] {
  if (kind === 'back_dating') return kept.payment.parse(details);
  if (kind !== 'back_dated_activation') return undefined;
  const { method, reference, deliveredOn } = kept.activation.parse(details);
  return { method, reference, valuedOn: deliveredOn };
}

/** The documents that are named as evidence; none where nothing of the kind was kept. */
export function documentsNamedIn({
  kind,
  details,
}: Pick<RequestedApproval, 'kind' | 'details'>): readonly string[] {
  return kind === 'relief' && details !== null ? (kept.relief.parse(details).documentIds ?? []) : [];
}

/** What tells one back-dated payment from another while both are pending; null for all other kinds. */
export function slipRequested({ kind, details }: Pick<RequestedApproval, 'kind' | 'details'>): string | null {
  return kind === 'back_dating' ? slipKeyOf(kept.payment.parse(details)) : null;
}

/** A payment that may lie any number of days back, if all else about it is right. */
function judgeBackDatedPayment({ details }: RequestedApproval, { ledger, today }: Situation): Judged {
  const entry = moneyEntry('payment', kept.payment.parse(details), unlimited(ledger), today);
  return postsTo('back_dating', { ledger, posting: { entries: [entry] } });
}

/** An activation that may lie any number of days back, if all else about it is right. */
function judgeBackDatedActivation({ details }: RequestedApproval, { ledger, today }: Situation): Judged {
  const form = kept.activation.parse(details);
  const posting = activationOf(unlimited(ledger), form, today);
  return {
    by: 'entries',
    posts: { ends: [{ ledger, posting }] },
    preview: previewOfDelivery({ agreement: ledger, entries: posting.entries }, form.deliveredOn),
  };
}

function unlimited(ledger: Ledger): Ledger {
  return { ...ledger, backDatingDaysMax: Number.POSITIVE_INFINITY };
}

/** New rows for what is left. What was paid stays on its rows, and the sum is what it was. */
function judgeReschedule({ details }: RequestedApproval, { ledger, today }: Situation): Judged {
  refuseStatus('reschedule', ledger);
  const { consentHow, ...asked } = kept.reschedule.parse(details);
  const { entries, figures } = ledger;
  const result = reschedule(paidRowsOf(ledger.schedule.rows, figures.paid), asked, today);
  if (!result.ok) throw rescheduleRefusal(result.refusal);
  const schedule = carryOver(ledger.schedule, entries, result.rows);
  return {
    by: 'terms',
    terms: { schedule, dates: { previousNumber: ledger.scheduleNumber, consentHow } },
    preview: previewOfSchedule('reschedule', ledger, schedule),
  };
}

function rescheduleRefusal(refusal: RescheduleRefusal): Refusal {
  switch (refusal.reason) {
    case 'nothing_outstanding':
    case 'down_payment_unpaid':
    case 'first_due_in_past':
    case 'first_due_before_paid_rows':
      return refusalFor(refusal);
    default:
      return planRefusal(refusal, 'openCount');
  }
}

/** The rows from before a reschedule: what was asked of the customer in between stays on record. */
function judgeUndo({ details }: RequestedApproval, { ledger, replaced, today }: Situation): Judged {
  refuseStatus('undo_reschedule', ledger);
  const { consentHow } = kept.undo.parse(details);
  const result = undoReschedule(replaced, ledger.entries, today);
  if (!result.ok) throw refusalFor(result.refusal);
  invariant(replaced !== null, 'what can be undone replaced something');
  const { rows, carried, previousNumber } = replaced;
  return {
    by: 'terms',
    terms: { schedule: { rows, carried }, dates: { previousNumber, consentHow } },
    preview: previewOfSchedule('reschedule_undo', ledger, { rows, carried }),
  };
}

function refuseStatus(action: AgreementAction, { status }: Ledger): void {
  const reason = refusalOfAction(action, status);
  if (reason !== null) throw new Refusal(reason);
}

function postsTo(kind: 'relief' | 'write_off' | 'back_dating', end: End): Judged {
  const { ledger, posting } = end;
  return {
    by: 'entries',
    posts: { ends: [end] },
    preview: previewOfEntries(kind, [{ agreement: ledger, entries: posting.entries }]),
  };
}
