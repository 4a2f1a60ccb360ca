/**
 * The rows of the sums by day, built again. A trigger of the agreements moves them with each change
 * (`db/migrations/0012-sums.sql`).
 */
export const dueDaysOfInstallments = `
  SELECT i.due_on, a.branch_id, sum(i.amount)::bigint AS amount
    FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
   WHERE a.status IN ('active', 'completed', 'written_off')
   GROUP BY 1, 2`;

/** Each posting moves the paid amounts of `officer_due_days` (`append-statement.ts`). */
export const officerDueDaysOfInstallments = `
  SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, count(*)::integer AS installments,
         sum(i.amount)::bigint AS amount, sum(i.paid)::bigint AS paid,
         sum(CASE WHEN a.status = 'written_off' THEN 0 ELSE i.amount - i.paid END)::bigint AS unpaid
    FROM agreements a
    JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
   WHERE a.status IN ('active', 'completed', 'written_off')
   GROUP BY 1, 2, 3, 4`;

export const arrearsDaysOfAgreements = `
  SELECT officer_id, oldest_unpaid_due_on, branch_id, count(*)::integer AS agreements, sum(outstanding)::bigint AS outstanding,
         sum(financed)::bigint AS financed
    FROM agreements WHERE status = 'active' GROUP BY officer_id, oldest_unpaid_due_on, branch_id`;

/** Without an officer: for the whole branch. */
export const activeCustomerCountsOfAgreements = `
  SELECT branch_id, officer_id, count(DISTINCT customer_id)::integer AS customers
    FROM agreements WHERE status = 'active' GROUP BY GROUPING SETS ((branch_id, officer_id), (branch_id))`;
