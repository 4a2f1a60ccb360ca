-- What is unpaid of the installments of each day, at each branch with each officer, and how many they are: what is overdue, and
-- what a month's demand comes to, are sums of some days, whatever the number of agreements.
DROP TABLE officer_due_days;
CREATE TABLE officer_due_days (
  officer_id uuid NOT NULL REFERENCES users,
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  is_down_payment boolean NOT NULL,
  installments integer NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  unpaid bigint NOT NULL,
  PRIMARY KEY (officer_id, due_on, branch_id, is_down_payment)
);
COMMENT ON TABLE officer_due_days IS 'The installments of the delivered agreements at a branch with an officer by day, by the schedules they go by, and what is paid of them. Of an agreement that is written off nothing is unpaid: nobody asks for it.';

INSERT INTO officer_due_days
SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0, count(*), sum(i.amount), sum(i.paid),
       sum(CASE WHEN a.status = 'written_off' THEN 0 ELSE i.amount - i.paid END)
  FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
 WHERE a.status IN ('active', 'completed', 'written_off')
 GROUP BY 1, 2, 3, 4;

ALTER TABLE arrears_days ADD COLUMN financed bigint NOT NULL DEFAULT 0;
UPDATE arrears_days d SET financed = a.financed
  FROM (SELECT oldest_unpaid_due_on, branch_id, officer_id, sum(financed) AS financed
          FROM agreements WHERE status = 'active' GROUP BY 1, 2, 3) a
 WHERE (d.oldest_unpaid_due_on, d.branch_id, d.officer_id) = (a.oldest_unpaid_due_on, a.branch_id, a.officer_id);
ALTER TABLE arrears_days ALTER COLUMN financed DROP DEFAULT;

-- Changes where an agreement starts, ends or moves, not with its payments, so that all of them are read in one narrow index.
CREATE TABLE active_customers (
  branch_id uuid NOT NULL REFERENCES branches,
  customer_id uuid NOT NULL REFERENCES customers,
  officer_id uuid NOT NULL REFERENCES users,
  agreements integer NOT NULL,
  PRIMARY KEY (branch_id, customer_id, officer_id)
);
COMMENT ON TABLE active_customers IS 'Customers with active agreements, at the branch and with the officer that look after these, and how many they have there.';

INSERT INTO active_customers
SELECT branch_id, customer_id, officer_id, count(*) FROM agreements WHERE status = 'active' GROUP BY 1, 2, 3;

-- What is paid moves in the statement of the posting. This moves a whole agreement to another schedule, branch, officer or state:
-- what is unpaid leaves with a write-off and comes back with its reversal, neither of which pays an installment.
CREATE OR REPLACE FUNCTION keep_days_of_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept arrears_days;
  known active_customers;
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

  FOR known IN
    INSERT INTO active_customers AS c (branch_id, customer_id, officer_id, agreements)
    SELECT branch_id, customer_id, officer_id, sum(sign)
      FROM (SELECT -1 AS sign, branch_id, customer_id, officer_id FROM was WHERE status = 'active'
             UNION ALL
            SELECT 1, branch_id, customer_id, officer_id FROM now WHERE status = 'active') side
     GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
     ORDER BY 1, 2, 3
        ON CONFLICT (branch_id, customer_id, officer_id) DO UPDATE SET agreements = c.agreements + excluded.agreements
    RETURNING c.*
  LOOP
    IF known.agreements = 0 THEN
      DELETE FROM active_customers c
       WHERE c.branch_id = known.branch_id AND c.customer_id = known.customer_id AND c.officer_id = known.officer_id;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
