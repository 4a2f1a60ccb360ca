-- Arrears by day are kept for each officer too: how much of an officer's portfolio is at risk is then a sum of a few rows, and
-- a posting writes as many rows as before.

ALTER TABLE arrears_days DROP CONSTRAINT arrears_days_pkey;
DELETE FROM arrears_days;
ALTER TABLE arrears_days
  ADD COLUMN officer_id uuid NOT NULL REFERENCES users,
  ADD PRIMARY KEY (oldest_unpaid_due_on, branch_id, officer_id);
COMMENT ON TABLE arrears_days IS 'The active agreements of an officer at a branch by the due date of their oldest unpaid row, also one that is still to come. A row that nothing is left of is deleted.';

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
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION keep_days_of_agreements IS 'Moves the sums by day with everything that changes an agreement: money, a new schedule, another branch or officer.';

INSERT INTO arrears_days (oldest_unpaid_due_on, branch_id, officer_id, agreements, outstanding)
SELECT oldest_unpaid_due_on, branch_id, officer_id, count(*), sum(outstanding)
  FROM agreements WHERE status = 'active' GROUP BY 1, 2, 3;
