import * as z from 'zod/mini';
import { reliefForm } from '#contract/lending/approval-requests.ts';
import { refusalOfRelief, waivableBeforeStart } from '#domain/lending/agreements/relief.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { previewOfStartingRelief } from '#domain/lending/approvals/preview.ts';
import { isPayableAmount, type Rupees, rupees } from '#domain/money/rupees.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { checkPlan } from '../../agreements/check-plan.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { type Judged, judgedEntry, type RequestedApproval, type Situation } from '../judged.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { refuseStatus } from './refuse-status.ts';

const kept = z.pick(reliefForm, { documentIds: true });

/** Part of the amount waived for a family in need. */
export const relief: ApprovalDescriptor = {
  judge: (requested, situation) =>
    isBeforeStart(situation.ledger)
      ? judgeStartingRelief(requested, situation)
      : judgeRelief(requested, situation),
  changesTerms: isBeforeStart,
  documentsIn,
};

export const reliefRequests: Pick<ApprovalRequests, 'requestRelief'> = {
  requestRelief({ input: { params, body } }) {
    const { amount, documentIds = [], customerRequestId, ...need } = body;
    if (!isPayableAmount(amount)) throw new Refusal('amount_not_whole_rupees');
    const details = documentIds.length === 0 ? null : { documentIds };
    const from = customerRequestId && { id: customerRequestId, kind: 'relief' as const };
    return { kind: 'relief', agreementId: params.id, ...need, amount, details, from };
  },
};

/** Before the start relief changes the terms; after it relief is an entry. */
function isBeforeStart({ status }: Pick<Ledger, 'status'>): boolean {
  return status === 'draft' || status === 'submitted';
}

function documentsIn(details: RequestedApproval['details']): readonly string[] {
  return details === null ? [] : (kept.parse(details).documentIds ?? []);
}

function refuseRelief(requested: RequestedApproval, waivable: Rupees, { fund }: Ledger): Rupees {
  const { amount, reason, evidence, details } = requested;
  const hasEvidence = evidence !== null || documentsIn(details).length > 0;
  const asked = { amount: amount ?? 0, reason, hasEvidence };
  refuse(refusalOfRelief(asked, waivable, fund));
  return rupees(asked.amount);
}

/** New terms with smaller installments. */
function judgeStartingRelief(requested: RequestedApproval, { ledger }: Situation): Judged {
  const { plan } = ledger;
  const amount = refuseRelief(requested, rupees(waivableBeforeStart(plan) - plan.relief), ledger);
  const relieved = { ...plan, relief: rupees(plan.relief + amount) };
  checkPlan(relieved);
  const schedule = { rows: scheduleOf(relieved, ledger.schedule.rows), carried: [] };
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
  return judgedEntry('relief', ledger, entry);
}
