/**
 * The rows of `due_days` and of `arrears_days`, built again. A trigger of the agreements moves both with each change
 * (`db/migrations/0052-arrears-of-officers.sql`).
 */
export const dueDaysOfInstallments = `
  SELECT i.due_on, a.branch_id, sum(i.amount)::bigint AS amount
    FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
   WHERE a.status IN ('active', 'completed', 'written_off')
   GROUP BY 1, 2`;

export const arrearsDaysOfAgreements = `
  SELECT oldest_unpaid_due_on, branch_id, count(*)::integer AS agreements, sum(outstanding)::bigint AS outstanding, officer_id
    FROM agreements WHERE status = 'active' GROUP BY oldest_unpaid_due_on, branch_id, officer_id`;
