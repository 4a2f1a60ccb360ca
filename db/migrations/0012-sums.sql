-- What dashboards and lists read instead of adding up: sums that change in the transaction of what changes them.

CREATE TABLE branch_portfolios (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  active_count integer NOT NULL CONSTRAINT branch_portfolios_active_count_not_negative CHECK (active_count >= 0),
  outstanding bigint NOT NULL CONSTRAINT branch_portfolios_outstanding_not_negative CHECK (outstanding >= 0),
  overpaid bigint NOT NULL CONSTRAINT branch_portfolios_overpaid_not_negative CHECK (overpaid >= 0),
  written_off bigint NOT NULL CONSTRAINT branch_portfolios_written_off_not_negative CHECK (written_off >= 0),
  recovered bigint NOT NULL CONSTRAINT branch_portfolios_recovered_not_negative CHECK (recovered >= 0)
);
COMMENT ON TABLE branch_portfolios IS 'What the delivered agreements of a branch add up to, in whole rupees. Moved by the posting that changes it.';

CREATE TABLE receipt_days (
  valued_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  taken_by uuid NOT NULL REFERENCES users,
  method text NOT NULL
    CONSTRAINT receipt_days_method_known CHECK (method IN ('cash', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque')),
  kind text NOT NULL CONSTRAINT receipt_days_kind_known CHECK (kind IN ('down_payment', 'payment', 'recovery')),
  amount bigint NOT NULL CONSTRAINT receipt_days_amount_not_negative CHECK (amount >= 0),
  payments integer NOT NULL CONSTRAINT receipt_days_payments_not_negative CHECK (payments >= 0),
  reversed_amount bigint NOT NULL CONSTRAINT receipt_days_reversed_amount_not_negative CHECK (reversed_amount >= 0),
  reversed_payments integer NOT NULL
    CONSTRAINT receipt_days_reversed_payments_not_negative CHECK (reversed_payments >= 0),
  PRIMARY KEY (valued_on, branch_id, taken_by, method, kind)
);
COMMENT ON TABLE receipt_days IS 'Money that customers brought, by the day that it counts for, where and by whom it was taken, how it came, and what for. A reversal counts on the day, at the branch and for the officer of what it reverses.';
COMMENT ON COLUMN receipt_days.amount IS 'Everything that came in, also what was reversed later: this and the count beside it never go down.';

CREATE INDEX receipt_days_taken_by ON receipt_days (taken_by, valued_on);

CREATE TABLE collection_days (
  valued_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  PRIMARY KEY (valued_on, branch_id)
);
COMMENT ON TABLE collection_days IS 'The sum of receipt_days over officers, methods and kinds, less what was reversed. Moves in the same statement.';

CREATE TABLE officer_collection_months (
  month date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  taken_by uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL,
  payments integer NOT NULL,
  PRIMARY KEY (month, branch_id, taken_by)
);
COMMENT ON TABLE officer_collection_months IS 'The sum of receipt_days over the days of a month, methods and kinds, less what was reversed. Moves in the same statement.';
COMMENT ON COLUMN officer_collection_months.month IS 'The first day of it.';

CREATE TABLE due_days (
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  PRIMARY KEY (due_on, branch_id)
);
COMMENT ON TABLE due_days IS 'What the delivered agreements of a branch ask for by day: the rows of the schedules they go by, the down payment among them, paid or not.';

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

CREATE TABLE arrears_days (
  officer_id uuid NOT NULL REFERENCES users,
  oldest_unpaid_due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  agreements integer NOT NULL,
  outstanding bigint NOT NULL,
  financed bigint NOT NULL,
  PRIMARY KEY (officer_id, oldest_unpaid_due_on, branch_id)
);
COMMENT ON TABLE arrears_days IS 'The active agreements of an officer at a branch by the due date of their oldest unpaid row, also one that is still to come. A row that nothing is left of is deleted.';
COMMENT ON COLUMN arrears_days.outstanding IS 'The whole outstanding of the agreements, not only what is overdue.';

CREATE TABLE arrears_months (
  month_end date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  agreements integer NOT NULL CONSTRAINT arrears_months_agreements_not_negative CHECK (agreements >= 0),
  outstanding bigint NOT NULL CONSTRAINT arrears_months_outstanding_not_negative CHECK (outstanding >= 0),
  over_1 bigint NOT NULL,
  over_30 bigint NOT NULL,
  over_60 bigint NOT NULL,
  over_90 bigint NOT NULL,
  PRIMARY KEY (month_end, branch_id),
  CONSTRAINT arrears_months_parts_of_the_one_before
    CHECK (outstanding >= over_1 AND over_1 >= over_30 AND over_30 >= over_60 AND over_60 >= over_90 AND over_90 >= 0)
);
COMMENT ON TABLE arrears_months IS 'The active agreements of each branch as they were recorded at the end of a month.';
COMMENT ON COLUMN arrears_months.over_1 IS 'The whole outstanding of agreements more than so many days past due; likewise the columns after it.';

CREATE TRIGGER arrears_months_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON arrears_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE active_customer_counts (
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid REFERENCES users,
  customers integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (branch_id, officer_id)
);
COMMENT ON TABLE active_customer_counts IS 'Customers with active agreements at a branch and with an officer there. Without an officer: all of the branch, where a customer with two officers counts once.';

CREATE FUNCTION keep_days_of_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
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
COMMENT ON FUNCTION keep_days_of_agreements IS 'Moves the sums by day with everything that changes an agreement: money, a new schedule, another branch or officer.';
CREATE TRIGGER agreements_keep_days AFTER UPDATE ON agreements
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_days_of_agreements();

CREATE TABLE contact_request_days (
  received_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  received integer NOT NULL,
  kept integer NOT NULL,
  late integer NOT NULL,
  PRIMARY KEY (received_on, branch_id),
  CONSTRAINT contact_request_days_parts_of_received CHECK (kept >= 0 AND late >= 0 AND received >= kept + late)
);
COMMENT ON TABLE contact_request_days IS 'Contact requests of a branch by the day in Karachi on which they came, without those that were merged into another: how many, and how many of them were contacted in time or late. Written by the trigger of contact_requests alone.';

CREATE FUNCTION keep_contact_request_days() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
BEGIN
  IF OLD.id IS NOT NULL AND OLD.merged_into IS NULL THEN
    UPDATE contact_request_days
       SET received = received - 1, kept = kept - (OLD.is_promise_kept IS TRUE)::integer,
           late = late - (OLD.is_promise_kept IS FALSE)::integer
     WHERE received_on = (OLD.received_at AT TIME ZONE 'Asia/Karachi')::date AND branch_id = OLD.branch_id;
  END IF;
  IF NEW.merged_into IS NULL THEN
    INSERT INTO contact_request_days AS d
    VALUES ((NEW.received_at AT TIME ZONE 'Asia/Karachi')::date, NEW.branch_id, 1, (NEW.is_promise_kept IS TRUE)::integer,
            (NEW.is_promise_kept IS FALSE)::integer)
        ON CONFLICT (received_on, branch_id)
        DO UPDATE SET received = d.received + 1, kept = d.kept + excluded.kept, late = d.late + excluded.late;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION keep_contact_request_days IS 'Moves the sums of contact_request_days with a request that comes, is first contacted, merged or given to another branch.';
CREATE TRIGGER contact_requests_day_at_arrival AFTER INSERT ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION keep_contact_request_days();
CREATE TRIGGER contact_requests_day AFTER UPDATE ON contact_requests
  FOR EACH ROW WHEN ((OLD.branch_id, OLD.is_promise_kept, OLD.merged_into)
                     IS DISTINCT FROM (NEW.branch_id, NEW.is_promise_kept, NEW.merged_into))
  EXECUTE FUNCTION keep_contact_request_days();
