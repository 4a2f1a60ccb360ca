-- How many customers have active agreements, at each branch and with each officer: a report reads a few counters and not a row of
-- each customer.
CREATE TABLE active_customer_counts (
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid REFERENCES users,
  customers integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (branch_id, officer_id)
);
COMMENT ON TABLE active_customer_counts IS 'Customers with active agreements at a branch and with an officer there. Without an officer: all of the branch, where a customer with two officers counts once.';

INSERT INTO active_customer_counts
SELECT branch_id, officer_id, count(DISTINCT customer_id) FROM agreements WHERE status = 'active'
 GROUP BY GROUPING SETS ((branch_id, officer_id), (branch_id));

CREATE OR REPLACE FUNCTION keep_days_of_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept arrears_days;
  moved record;
BEGIN
  FOR kept IN
    INSERT INTO arrears_days AS d (oldest_unpaid_due_on, branch_id, officer_id, agreements, outstanding, financed)
    SELECT oldest_unpaid_due_on, branch_id, officer_id, sum(sign), sum(sign * outstanding), sum(sign * financed)
      FROM (SELECT -1 AS sign, oldest_unpaid_due_on, branch_id, officer_id, outstanding, financed
              FROM was WHERE status = 'active'
             UNION ALL
            SELECT 1, oldest_unpaid_due_on, branch_id, officer_id, outstanding, financed
              FROM now WHERE status = 'active') side
     GROUP BY oldest_unpaid_due_on, branch_id, officer_id
    HAVING sum(sign) <> 0 OR sum(sign * outstanding) <> 0 OR sum(sign * financed) <> 0
     ORDER BY branch_id, officer_id, oldest_unpaid_due_on
        ON CONFLICT (oldest_unpaid_due_on, branch_id, officer_id)
        DO UPDATE SET agreements = d.agreements + excluded.agreements, outstanding = d.outstanding + excluded.outstanding,
                      financed = d.financed + excluded.financed
    RETURNING d.*
  LOOP
    IF kept.agreements = 0 THEN
      DELETE FROM arrears_days d
       WHERE d.oldest_unpaid_due_on = kept.oldest_unpaid_due_on AND d.branch_id = kept.branch_id
         AND d.officer_id = kept.officer_id;
    END IF;
  END LOOP;

  -- A payment is most of what happens, and nearly always it changes none of what the sums below are made of.
  IF NOT EXISTS (SELECT FROM was JOIN now USING (id)
                  WHERE (was.branch_id, was.officer_id, was.schedule_number, was.status)
                     <> (now.branch_id, now.officer_id, now.schedule_number, now.status)) THEN
    RETURN NULL;
  END IF;

  INSERT INTO due_days AS d (due_on, branch_id, amount)
  SELECT i.due_on, side.branch_id, sum(side.sign * i.amount)
    FROM was
    JOIN now USING (id)
   CROSS JOIN LATERAL (VALUES (-1, was.status, was.branch_id, was.schedule_number),
                              (1, now.status, now.branch_id, now.schedule_number)) side (sign, status, branch_id, schedule_number)
    JOIN installments i ON i.agreement_id = now.id AND i.schedule_number = side.schedule_number
   WHERE side.status IN ('active', 'completed', 'written_off')
     AND (was.branch_id, was.schedule_number, was.status IN ('active', 'completed', 'written_off'))
      <> (now.branch_id, now.schedule_number, now.status IN ('active', 'completed', 'written_off'))
   GROUP BY i.due_on, side.branch_id
  HAVING sum(side.sign * i.amount) <> 0
   ORDER BY side.branch_id, i.due_on
      ON CONFLICT (due_on, branch_id) DO UPDATE SET amount = d.amount + excluded.amount;

  INSERT INTO officer_due_days AS d (officer_id, due_on, branch_id, is_down_payment, installments, amount, paid, unpaid)
  SELECT side.officer_id, i.due_on, side.branch_id, i.number = 0, sum(side.sign), sum(side.sign * i.amount),
         sum(side.sign * i.paid), sum(CASE WHEN side.status = 'written_off' THEN 0 ELSE side.sign * (i.amount - i.paid) END)
    FROM was
    JOIN now USING (id)
   CROSS JOIN LATERAL (VALUES (-1, was.status, was.officer_id, was.branch_id, was.schedule_number),
                              (1, now.status, now.officer_id, now.branch_id, now.schedule_number))
              side (sign, status, officer_id, branch_id, schedule_number)
    JOIN installments i ON i.agreement_id = now.id AND i.schedule_number = side.schedule_number
   WHERE side.status IN ('active', 'completed', 'written_off')
     AND (was.officer_id, was.branch_id, was.schedule_number, was.status IN ('active', 'completed'), was.status = 'written_off')
      <> (now.officer_id, now.branch_id, now.schedule_number, now.status IN ('active', 'completed'), now.status = 'written_off')
   GROUP BY 1, 2, 3, 4
  HAVING (sum(side.sign), sum(side.sign * i.amount), sum(side.sign * i.paid),
          sum(CASE WHEN side.status = 'written_off' THEN 0 ELSE side.sign * (i.amount - i.paid) END)) <> (0, 0, 0, 0)
   ORDER BY 1, 2, 3, 4
      ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
      DO UPDATE SET installments = d.installments + excluded.installments, amount = d.amount + excluded.amount,
                    paid = d.paid + excluded.paid, unpaid = d.unpaid + excluded.unpaid;

  -- A counter is locked before the agreements are read: of two that end at the same moment, the second to lock it sees what the
  -- first has left. Whoever only goes to another officer leaves the counter of the branch alone.
  FOR moved IN
    SELECT branch_id, officer_id, array_agg(customer_id) AS customers, array_agg(more) AS more
      FROM (SELECT branch_id, officer_id, customer_id, sum(sign) AS more
              FROM (SELECT -1 AS sign, branch_id, officer_id, customer_id FROM was WHERE status = 'active'
                     UNION ALL
                    SELECT 1, branch_id, officer_id, customer_id FROM now WHERE status = 'active') side
             GROUP BY GROUPING SETS ((branch_id, officer_id, customer_id), (branch_id, customer_id))
            HAVING sum(sign) <> 0) change
     GROUP BY branch_id, officer_id
     ORDER BY branch_id, officer_id
  LOOP
    INSERT INTO active_customer_counts AS c VALUES (moved.branch_id, moved.officer_id, 0)
        ON CONFLICT (branch_id, officer_id) DO UPDATE SET customers = c.customers WHERE false;
    UPDATE active_customer_counts c
       SET customers = c.customers + (
             SELECT coalesce(sum((active > 0)::integer - (active > more)::integer), 0)
               FROM unnest(moved.customers, moved.more) AS customer (id, more)
              CROSS JOIN LATERAL (
                SELECT count(*) AS active FROM agreements a
                 WHERE a.customer_id = customer.id AND a.status = 'active' AND a.branch_id = moved.branch_id
                   AND (moved.officer_id IS NULL OR a.officer_id = moved.officer_id)) now_there)
     WHERE c.branch_id = moved.branch_id AND c.officer_id IS NOT DISTINCT FROM moved.officer_id;
  END LOOP;
  RETURN NULL;
END
$$;

DROP TABLE active_customers;
