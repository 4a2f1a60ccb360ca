-- What falls due on each day with each officer, and what is paid of it: the rate of collection of a challenge's participants is
-- a sum of some days, whatever the number of their agreements.
CREATE TABLE officer_due_days (
  officer_id uuid NOT NULL REFERENCES users,
  due_on date NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (officer_id, due_on)
);
COMMENT ON TABLE officer_due_days IS 'The installments of the delivered agreements of an officer by day, by the schedules they go by, and what is paid of them. The down payment is none of them.';

-- What is paid moves in the statement of the posting. This moves a whole agreement to another schedule, officer or state, none of
-- which comes with a payment of an installment.
CREATE OR REPLACE FUNCTION keep_days_of_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept arrears_days;
BEGIN
  FOR kept IN
    INSERT INTO arrears_days AS d (oldest_unpaid_due_on, branch_id, officer_id, agreements, outstanding)
    SELECT oldest_unpaid_due_on, branch_id, officer_id, sum(sign), sum(sign * outstanding)
      FROM (SELECT -1 AS sign, oldest_unpaid_due_on, branch_id, officer_id, outstanding FROM was WHERE status = 'active'
             UNION ALL
            SELECT 1, oldest_unpaid_due_on, branch_id, officer_id, outstanding FROM now WHERE status = 'active') side
     GROUP BY oldest_unpaid_due_on, branch_id, officer_id
    HAVING sum(sign) <> 0 OR sum(sign * outstanding) <> 0
     ORDER BY branch_id, officer_id, oldest_unpaid_due_on
        ON CONFLICT (oldest_unpaid_due_on, branch_id, officer_id)
        DO UPDATE SET agreements = d.agreements + excluded.agreements, outstanding = d.outstanding + excluded.outstanding
    RETURNING d.*
  LOOP
    IF kept.agreements = 0 THEN
      DELETE FROM arrears_days d
       WHERE d.oldest_unpaid_due_on = kept.oldest_unpaid_due_on AND d.branch_id = kept.branch_id
         AND d.officer_id = kept.officer_id;
    END IF;
  END LOOP;

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

  INSERT INTO officer_due_days AS d (officer_id, due_on, amount, paid)
  SELECT side.officer_id, i.due_on, sum(side.sign * i.amount), sum(side.sign * i.paid)
    FROM was
    JOIN now USING (id)
   CROSS JOIN LATERAL (VALUES (-1, was.status, was.officer_id, was.schedule_number),
                              (1, now.status, now.officer_id, now.schedule_number)) side (sign, status, officer_id, schedule_number)
    JOIN installments i ON i.agreement_id = now.id AND i.schedule_number = side.schedule_number AND i.number > 0
   WHERE side.status IN ('active', 'completed', 'written_off')
     AND (was.officer_id, was.schedule_number, was.status IN ('active', 'completed', 'written_off'))
      <> (now.officer_id, now.schedule_number, now.status IN ('active', 'completed', 'written_off'))
   GROUP BY side.officer_id, i.due_on
  HAVING (sum(side.sign * i.amount), sum(side.sign * i.paid)) <> (0, 0)
   ORDER BY side.officer_id, i.due_on
      ON CONFLICT (officer_id, due_on)
      DO UPDATE SET amount = d.amount + excluded.amount, paid = d.paid + excluded.paid;
  RETURN NULL;
END
$$;

INSERT INTO officer_due_days
SELECT a.officer_id, i.due_on, sum(i.amount), sum(i.paid)
  FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.number > 0
 WHERE a.status IN ('active', 'completed', 'written_off')
 GROUP BY 1, 2;
