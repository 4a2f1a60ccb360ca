-- What falls due on each day and what is in arrears since which day, so that the dashboard of a large lender reads sums of
-- branches and never its agreements. Days past due are still not stored: they follow from the day and today.
CREATE TABLE due_days (
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  PRIMARY KEY (due_on, branch_id)
);
COMMENT ON TABLE due_days IS 'What the delivered agreements of a branch ask for by day: the rows of the schedules they go by, the down payment among them, paid or not.';

CREATE TABLE arrears_days (
  oldest_unpaid_due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  agreements integer NOT NULL,
  outstanding bigint NOT NULL,
  PRIMARY KEY (oldest_unpaid_due_on, branch_id)
);
COMMENT ON TABLE arrears_days IS 'The active agreements of a branch by the due date of their oldest unpaid row, also one that is still to come. A row that nothing is left of is deleted.';
COMMENT ON COLUMN arrears_days.outstanding IS 'The whole outstanding of the agreements, not only what is overdue.';

-- The agreements change in one statement with the money, so this runs in the transaction of every posting. Postings at a
-- branch wait for each other at its counters, which are locked before: the rows written here are locked in their wake.
CREATE FUNCTION keep_days_of_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept arrears_days;
BEGIN
  FOR kept IN
    INSERT INTO arrears_days AS d (oldest_unpaid_due_on, branch_id, agreements, outstanding)
    SELECT oldest_unpaid_due_on, branch_id, sum(sign), sum(sign * outstanding)
      FROM (SELECT -1 AS sign, oldest_unpaid_due_on, branch_id, outstanding FROM was WHERE status = 'active'
             UNION ALL
            SELECT 1, oldest_unpaid_due_on, branch_id, outstanding FROM now WHERE status = 'active') side
     GROUP BY oldest_unpaid_due_on, branch_id
    HAVING sum(sign) <> 0 OR sum(sign * outstanding) <> 0
     ORDER BY branch_id, oldest_unpaid_due_on
        ON CONFLICT (oldest_unpaid_due_on, branch_id)
        DO UPDATE SET agreements = d.agreements + excluded.agreements, outstanding = d.outstanding + excluded.outstanding
    RETURNING d.*
  LOOP
    IF kept.agreements = 0 THEN
      DELETE FROM arrears_days d
       WHERE d.oldest_unpaid_due_on = kept.oldest_unpaid_due_on AND d.branch_id = kept.branch_id;
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
COMMENT ON FUNCTION keep_days_of_agreements IS 'Moves the sums by day with everything that changes an agreement: money, a new schedule, another branch.';

CREATE TRIGGER agreements_keep_days AFTER UPDATE ON agreements
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_days_of_agreements();

INSERT INTO due_days
SELECT i.due_on, a.branch_id, sum(i.amount)
  FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
 WHERE a.status IN ('active', 'completed', 'written_off')
 GROUP BY 1, 2;
INSERT INTO arrears_days
SELECT oldest_unpaid_due_on, branch_id, count(*), sum(outstanding) FROM agreements WHERE status = 'active' GROUP BY 1, 2;
