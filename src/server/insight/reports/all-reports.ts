import type { ReportName } from '#contract/insight/report-table.ts';
import { agedAgreements } from './aged-agreements.ts';
import { ageing } from './ageing.ts';
import { journal } from './books/journal.ts';
import { trialBalance } from './books/trial-balance.ts';
import { cashBook } from './cash/cash-book.ts';
import { cashByPlace } from './cash/cash-by-place.ts';
import { cashDeposits } from './cash/cash-deposits.ts';
import { cashHandedOver } from './cash/cash-handed-over.ts';
import { lineClasses } from './cash/line-classes.ts';
import { reconciliation } from './cash/reconciliation.ts';
import { slipGaps } from './cash/slip-gaps.ts';
import { suspense } from './cash/suspense.ts';
import { challengeResults } from './challenge-results.ts';
import { complaints } from './complaints.ts';
import { contactPromise } from './contact-promise.ts';
import { aloneDecisions } from './decided/alone-decisions.ts';
import { relief } from './decided/relief.ts';
import { writeOffs } from './decided/write-offs.ts';
import { demand } from './demand.ts';
import { due } from './due.ts';
import { parTrend } from './par-trend.ts';
import { portfolio } from './portfolio.ts';
import { provision } from './provision.ts';
import { receipts } from './receipts.ts';
import { relatedParties } from './related-parties.ts';
import type { Report } from './report.ts';

/** The report behind each name. */
export const allReports: { readonly [Name in ReportName]: Report<Name> } = {
  portfolio,
  due,
  demand,
  receipts,
  ageing,
  provision,
  aged_agreements: agedAgreements,
  par_trend: parTrend,
  relief,
  write_offs: writeOffs,
  alone_decisions: aloneDecisions,
  related_parties: relatedParties,
  contact_promise: contactPromise,
  complaints,
  challenge_results: challengeResults,
  cash_book: cashBook,
  cash_places: cashByPlace,
  cash_handed_over: cashHandedOver,
  cash_deposits: cashDeposits,
  slip_gaps: slipGaps,
  suspense,
  line_classes: lineClasses,
  reconciliation,
  trial_balance: trialBalance,
  journal,
};
