import { type BurdenLimits, gradeOfBurden, needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { incomeShareOf, monthlyBurden } from '#domain/lending/agreements/monthly-burden.ts';
import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import type { AgreementBook } from './agreement-book.ts';

/** The office rules of a new lender. */
const usualLimits: BurdenLimits = { burdenWarningPercent: 35, burdenReasonPercent: 50 };

const reasons = [
  'The eldest son has a job in Dubai and sends money home every month',
  'The brother’s shop pays half of each installment; his letter is in the file',
  'The last agreement ends in two months, and then little is left to pay',
];

/** Gives each agreement that waits and takes much of the income the reason that it could not be submitted without. */
export function explainBurdens(books: readonly AgreementBook[]): void {
  const waiting = books.filter(({ ledger }) => ledger.status === 'submitted');
  for (const [index, book] of waiting.entries()) {
    const { row } = book.terms.customer;
    const others = books.filter(
      ({ terms, ledger }) =>
        terms.customer === book.terms.customer &&
        (ledger.status === 'approved' || ledger.status === 'active'),
    );
    const income = row.monthly_income == null ? null : rupees(row.monthly_income);
    const { total } = incomeShareOf(burdenOf(book), others.map(burdenOf), income);
    if (needsReason(gradeOfBurden(total, income, usualLimits)))
      explain(book, reasons[index % reasons.length] ?? '');
  }
}

function burdenOf({ ledger: { plan, schedule, figures } }: AgreementBook): Rupees {
  const rows = schedule.rows.map((row, index) => ({ ...row, paid: figures.paid[index] ?? noRupees }));
  return monthlyBurden(
    plan.frequency,
    rows.filter(({ number }) => number > 0),
  );
}

function explain(book: AgreementBook, reason: string): void {
  const approval = book.approvals.find(
    ({ kind, state }) => kind === 'agreement_approval' && state === 'pending',
  );
  const submitted = book.events.findLast(({ action }) => action === 'submit_agreement');
  if (approval) approval.details = { reason };
  if (submitted) Object.assign(submitted, { after: { ...submitted.after, reason } });
}
