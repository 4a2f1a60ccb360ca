/** The outstanding amount of each agreement from one entry to the next, by time of recording. */
export const outstandingOverTime = `
  SELECT agreement_id, sum(CASE 'receivable' WHEN debit THEN amount ELSE -amount END) OVER recorded AS balance, recorded_at,
         lead(recorded_at, 1, 'infinity') OVER recorded AS until
    FROM entries
   WHERE 'receivable' IN (debit, credit)
  WINDOW recorded AS (PARTITION BY agreement_id ORDER BY position)`;

/** The moment at which the day `month_end` is over. */
export const endOfMonth = `(month_end + 1)::timestamp AT TIME ZONE 'Asia/Karachi'`;

/**
 * The fixed sums of each month end, against the entries recorded by then. Over all branches, because agreements move. The
 * days past due depend on which row each payment went to, and are not checked.
 */
export const arrearsMonthCheck = `
   WITH fixed AS (
     SELECT month_end, ${endOfMonth} AS ends_at, sum(agreements) AS agreements, sum(outstanding) AS outstanding
       FROM arrears_months GROUP BY month_end),
   raw AS (
     SELECT month_end, count(*) AS agreements, sum(balance) AS outstanding
       FROM fixed JOIN (${outstandingOverTime}) running ON recorded_at < ends_at AND until >= ends_at
      WHERE balance > 0 GROUP BY month_end)
   SELECT format('what was outstanding at the end of %s: %s on %s agreements kept, %s on %s in the entries', month_end,
                 f.outstanding, f.agreements, coalesce(raw.outstanding, 0), coalesce(raw.agreements, 0)) AS line
     FROM fixed f LEFT JOIN raw USING (month_end)
    WHERE (f.agreements, f.outstanding) <> (coalesce(raw.agreements, 0), coalesce(raw.outstanding, 0))`;
