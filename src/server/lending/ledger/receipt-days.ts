/**
 * The sums of the entries by day, branch, officer, method and kind: the rows of `receipt_days`, recomputed. Each posting
 * adds to them (`append-statement.ts`).
 */
export const receiptDaysOfEntries = `
  SELECT e.valued_on, e.branch_id, e.recorded_by AS taken_by, e.method, e.kind, sum(e.amount)::bigint AS amount,
         count(*)::integer AS payments, coalesce(sum(r.amount), 0)::bigint AS reversed_amount,
         count(r.id)::integer AS reversed_payments
    FROM entries e LEFT JOIN entries r ON r.reverses = e.id
   WHERE e.kind IN ('down_payment', 'payment', 'recovery') AND e.method <> 'transfer'
   GROUP BY 1, 2, 3, 4, 5`;

/** The same by day and branch only, without reversed payments: the rows of `collection_days`. */
export const collectionDaysOfEntries = `
  SELECT valued_on, branch_id, sum(amount - reversed_amount)::bigint AS amount
    FROM (${receiptDaysOfEntries}) days GROUP BY 1, 2`;

/** The same by month, branch and officer, without reversed payments: the rows of `officer_collection_months`. */
export const officerCollectionMonthsOfEntries = `
  SELECT date_trunc('month', valued_on)::date AS month, branch_id, taken_by, sum(amount - reversed_amount)::bigint AS amount,
         sum(payments - reversed_payments)::integer AS payments
    FROM (${receiptDaysOfEntries}) days GROUP BY 1, 2, 3`;
