import type { ReportName } from '#contract/insight/report-table.ts';
import { agedAgreements } from './aged-agreements.ts';
import { ageing } from './ageing.ts';
import { challengeResults } from './challenge-results.ts';
import { contactPromise } from './contact-promise.ts';
import { demand } from './demand.ts';
import { due } from './due.ts';
import { parTrend } from './par-trend.ts';
import { portfolio } from './portfolio.ts';
import { receipts } from './receipts.ts';
import { relief } from './relief.ts';
import type { Report } from './report.ts';
import { writeOffs } from './write-offs.ts';

/** The report behind each name. */
export const allReports: { readonly [Name in ReportName]: Report<Name> } = {
  portfolio,
  due,
  demand,
  receipts,
  ageing,
  aged_agreements: agedAgreements,
  par_trend: parTrend,
  relief,
  write_offs: writeOffs,
  contact_promise: contactPromise,
  challenge_results: challengeResults,
};
