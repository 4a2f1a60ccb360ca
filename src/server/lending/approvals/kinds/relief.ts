import * as z from 'zod/mini';
import { reliefForm } from '#contract/lending/approval-requests.ts';
import { refusalOfRelief, waivableBeforeStart } from '#domain/lending/agreements/relief.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { previewOfStartingRelief } from '#domain/lending/approvals/preview.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { refuse } from '#server/platform/refusal.ts';
import { checkPlan } from '../../agreements/check-plan.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { type Judged, judgedEntry, type RequestedApproval, type Situation } from '../judged.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import { refuseStatus } from './refuse-status.ts';

const kept = z.pick(reliefForm, { documentIds: true });

/** Part of the amount waived for a family in need. */
export const relief: ApprovalDescriptor = {
  judge: (requested, situation) =>
    isBeforeStart(situation.ledger)
      ? judgeStartingRelief(requested, situation)
      : judgeRelief(requested, situation),
  changesTerms: isBeforeStart,
  drawsOnFund: true,
  documentsIn,
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
  return judgedEntry('relief', ledger, entry);
}
