/**
 * The rows of the sums by day, built again. A trigger of the agreements moves them with each change
 * (`db/migrations/0055-due-days-of-officers.sql`).
 */
export const dueDaysOfInstallments = `
  SELECT i.due_on, a.branch_id, sum(i.amount)::bigint AS amount
    FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
   WHERE a.status IN ('active', 'completed', 'written_off')
   GROUP BY 1, 2`;

/** What of `officer_due_days` is paid moves with each posting (`append-statement.ts`). */
export const officerDueDaysOfInstallments = `
  SELECT a.officer_id, i.due_on, sum(i.amount)::bigint AS amount, sum(i.paid)::bigint AS paid
    FROM agreements a
    JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.number > 0
   WHERE a.status IN ('active', 'completed', 'written_off')
   GROUP BY 1, 2`;

export const arrearsDaysOfAgreements = `
  SELECT oldest_unpaid_due_on, branch_id, count(*)::integer AS agreements, sum(outstanding)::bigint AS outstanding, officer_id
    FROM agreements WHERE status = 'active' GROUP BY oldest_unpaid_due_on, branch_id, officer_id`;
