-- What dashboards and lists read instead of adding up: sums that change in the transaction of what changes them.

CREATE TABLE branch_portfolios (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  active_count integer NOT NULL,
  outstanding bigint NOT NULL,
  overpaid bigint NOT NULL,
  written_off bigint NOT NULL,
  recovered bigint NOT NULL
);
COMMENT ON TABLE branch_portfolios IS 'What the delivered agreements of a branch add up to, in whole rupees.';

CREATE TABLE receipt_days (
  counts_on date NOT NULL,
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
  PRIMARY KEY (counts_on, branch_id, taken_by, method, kind)
);
COMMENT ON TABLE receipt_days IS 'Money that customers brought, by the day that it counts for, where and by whom it was taken, how it came, and what for. A reversal counts at the branch and for the officer of what it reverses, and on its day while that month is open.';
COMMENT ON COLUMN receipt_days.amount IS 'Everything that came in, also what was reversed later: this and the count beside it never go down.';

CREATE INDEX receipt_days_taken_by ON receipt_days (taken_by, counts_on);

CREATE TABLE collection_days (
  counts_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  down_payments bigint NOT NULL,
  recoveries bigint NOT NULL,
  refunds bigint NOT NULL,
  brought_in bigint NOT NULL,
  PRIMARY KEY (counts_on, branch_id)
);
COMMENT ON TABLE collection_days IS 'What a branch collected by the day that it counts for: payments, down payments and recoveries, less reversals and refunds. A reversal counts on the day of what it reverses while that month is open, a refund on its own.';
COMMENT ON COLUMN collection_days.amount IS 'All of it, below zero if more went back than came in; the columns after it are parts, less what was reversed.';
COMMENT ON COLUMN collection_days.brought_in IS 'Payments and down payments from before the move to these books, which are no part of the amount.';

CREATE TABLE officer_collection_days (
  counts_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  taken_by uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL,
  payments integer NOT NULL,
  PRIMARY KEY (counts_on, branch_id, taken_by)
);
COMMENT ON TABLE officer_collection_days IS 'The amount of collection_days by officer: a refund counts against whoever took the newest money that it gives back.';
COMMENT ON COLUMN officer_collection_days.payments IS 'What came in and was not reversed; refunds are not counted.';

CREATE INDEX officer_collection_days_taken_by ON officer_collection_days (taken_by, counts_on);

CREATE TABLE officer_collection_months (
  month date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  taken_by uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL,
  payments integer NOT NULL,
  PRIMARY KEY (month, branch_id, taken_by)
);
COMMENT ON TABLE officer_collection_months IS 'The sum of officer_collection_days over the days of a month.';
COMMENT ON COLUMN officer_collection_months.month IS 'The first day of it.';

CREATE TABLE due_days (
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (due_on, branch_id)
);
COMMENT ON TABLE due_days IS 'What the delivered agreements of a branch ask for by day: the rows of the schedules they go by, the down payment among them, paid or not, and those that fell due before a reschedule moved them. Without what fell due before the move of its agreement to these books.';
COMMENT ON COLUMN due_days.paid IS 'The part of it that money has paid, early or late. Relief is not paid.';

CREATE TABLE officer_due_days (
  officer_id uuid NOT NULL REFERENCES users,
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  is_down_payment boolean NOT NULL,
  installments integer NOT NULL,
  before_move bigint NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  relieved bigint NOT NULL,
  unpaid bigint NOT NULL,
  PRIMARY KEY (officer_id, due_on, branch_id, is_down_payment)
);
COMMENT ON TABLE officer_due_days IS 'The installments of the delivered agreements at a branch with an officer by day, by the schedules they go by, and those that fell due before a reschedule moved them; what money has paid of them, and what relief took off. Nothing is unpaid of what nobody asks for by that day: a row of a written-off agreement, or a moved one.';
COMMENT ON COLUMN officer_due_days.before_move IS 'The amount of those that fell due before their agreement was brought in: it, and what was paid of it, are in no rate. What is unpaid of them is.';

CREATE TABLE arrears_days (
  officer_id uuid NOT NULL REFERENCES users,
  oldest_unpaid_due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  agreements integer NOT NULL,
  outstanding bigint NOT NULL,
  financed bigint NOT NULL,
  rescheduled integer NOT NULL,
  rescheduled_outstanding bigint NOT NULL,
  reschedules integer NOT NULL,
  PRIMARY KEY (officer_id, oldest_unpaid_due_on, branch_id)
);
COMMENT ON TABLE arrears_days IS 'The active agreements of an officer at a branch by the due date of their oldest unpaid row, also one that is still to come. A row that nothing is left of is deleted.';
COMMENT ON COLUMN arrears_days.rescheduled IS 'The agreements among them that go by new dates, for which they may not be late; beside it what they owe, and how often they were rescheduled. What was undone is not counted.';
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

-- Figures that go on changing after their month: a close fixes them, and reports of the month read them instead.

-- Without references: checking each row of a large lender would take longer than all else that a close does.
CREATE TABLE closed_installments (
  close_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  schedule_number integer NOT NULL,
  number integer NOT NULL,
  due_on date NOT NULL,
  branch_id uuid NOT NULL,
  officer_id uuid NOT NULL,
  before_move bigint NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  relieved bigint NOT NULL,
  unpaid bigint NOT NULL,
  PRIMARY KEY (close_id, agreement_id, schedule_number, number)
);
COMMENT ON TABLE closed_installments IS 'The installments that fell due in a closed month, as they were when it was closed. A later reschedule changes none of them.';

CREATE INDEX closed_installments_due_on ON closed_installments (due_on, agreement_id, number, schedule_number);

CREATE TABLE closed_due_days (
  close_id uuid NOT NULL REFERENCES month_closes DEFERRABLE INITIALLY DEFERRED,
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (due_on, branch_id, close_id)
);
COMMENT ON TABLE closed_due_days IS 'What closed_installments add up to by day and branch.';

CREATE TABLE closed_officer_due_days (
  close_id uuid NOT NULL REFERENCES month_closes DEFERRABLE INITIALLY DEFERRED,
  due_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid NOT NULL REFERENCES users,
  installments integer NOT NULL,
  before_move bigint NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  relieved bigint NOT NULL,
  unpaid bigint NOT NULL,
  PRIMARY KEY (due_on, branch_id, officer_id, close_id)
);
COMMENT ON TABLE closed_officer_due_days IS 'What closed_installments add up to by day, branch and officer.';

CREATE TABLE closed_contact_days (
  close_id uuid NOT NULL REFERENCES month_closes DEFERRABLE INITIALLY DEFERRED,
  received_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  employee_id uuid REFERENCES users,
  received integer NOT NULL,
  kept integer NOT NULL,
  late integer NOT NULL,
  unanswered integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (received_on, branch_id, employee_id, close_id)
);
COMMENT ON TABLE closed_contact_days IS 'The contact requests of a closed month by day, branch and assignee, and how the promise of a contact stood when it was closed.';

CREATE TRIGGER closed_installments_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_installments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed_due_days_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_due_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed_officer_due_days_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_officer_due_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed_contact_days_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_contact_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE VIEW standing_closes AS SELECT id, month_end FROM month_closes WHERE reopened_at IS NULL;
COMMENT ON VIEW standing_closes IS 'The closes of the months that are closed now.';

CREATE VIEW reported_due_days AS
  SELECT due_on, branch_id, amount, paid FROM due_days
   WHERE due_on > coalesce((SELECT max(month_end) FROM standing_closes), '-infinity')
  UNION ALL
  SELECT due_on, branch_id, amount, paid FROM closed_due_days WHERE close_id IN (SELECT id FROM standing_closes);
COMMENT ON VIEW reported_due_days IS 'What fell due by day and branch: fixed in closed months. In open ones by the schedules in force, and what fell due before a reschedule moved it.';

CREATE VIEW reported_officer_due_days AS
  SELECT due_on, branch_id, officer_id, installments, before_move, amount, paid, relieved, unpaid FROM officer_due_days
   WHERE due_on > coalesce((SELECT max(month_end) FROM standing_closes), '-infinity')
  UNION ALL
  SELECT due_on, branch_id, officer_id, installments, before_move, amount, paid, relieved, unpaid FROM closed_officer_due_days
   WHERE close_id IN (SELECT id FROM standing_closes);
COMMENT ON VIEW reported_officer_due_days IS 'The installments that fell due by day, branch and officer: fixed in closed months. In open ones by the schedules in force, and what fell due before a reschedule moved it.';

CREATE TABLE active_customer_counts (
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid REFERENCES users,
  customers integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (branch_id, officer_id)
);
COMMENT ON TABLE active_customer_counts IS 'Customers with active agreements at a branch and with an officer there. Without an officer: all of the branch, where a customer with two officers counts once.';

CREATE TABLE contact_request_days (
  received_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  received integer NOT NULL,
  kept integer NOT NULL,
  late integer NOT NULL,
  PRIMARY KEY (received_on, branch_id)
);
COMMENT ON TABLE contact_request_days IS 'Contact requests of a branch by the day in Karachi on which they came, without those that were merged into another: how many, and how many of them were contacted in time or late.';

-- Sums change in the statement that changes their rows, by triggers alone. This text is made of the list of all sums in
-- src/server/lending/sums/kept-sums.ts.

CREATE OR REPLACE FUNCTION keep_sums_of_agreements_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO branch_portfolios AS kept (branch_id, active_count, outstanding, overpaid, written_off, recovered)
  SELECT branch_id, sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
        FROM now) counted) changed
   GROUP BY branch_id
  HAVING (sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)) <> (0, 0, 0, 0, 0)
   ORDER BY branch_id
      ON CONFLICT (branch_id)
      DO UPDATE SET active_count = kept.active_count + excluded.active_count,
                    outstanding = kept.outstanding + excluded.outstanding,
                    overpaid = kept.overpaid + excluded.overpaid,
                    written_off = kept.written_off + excluded.written_off,
                    recovered = kept.recovered + excluded.recovered;

  FOR change IN
    INSERT INTO arrears_days AS kept (officer_id, oldest_unpaid_due_on, branch_id, agreements, outstanding, financed, rescheduled, rescheduled_outstanding, reschedules)
    SELECT officer_id, oldest_unpaid_due_on, branch_id, sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)
      FROM (SELECT 1 AS sign, counted.* FROM (
        SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
               (reschedule_count > 0)::integer AS rescheduled,
               CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
               reschedule_count AS reschedules
          FROM now WHERE status = 'active') counted) changed
     GROUP BY officer_id, oldest_unpaid_due_on, branch_id
    HAVING (sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)) <> (0, 0, 0, 0, 0, 0)
     ORDER BY officer_id, oldest_unpaid_due_on, branch_id
        ON CONFLICT (officer_id, oldest_unpaid_due_on, branch_id)
        DO UPDATE SET agreements = kept.agreements + excluded.agreements,
                      outstanding = kept.outstanding + excluded.outstanding,
                      financed = kept.financed + excluded.financed,
                      rescheduled = kept.rescheduled + excluded.rescheduled,
                      rescheduled_outstanding = kept.rescheduled_outstanding + excluded.rescheduled_outstanding,
                      reschedules = kept.reschedules + excluded.reschedules
    RETURNING kept.officer_id, kept.oldest_unpaid_due_on, kept.branch_id,
              (kept.agreements, kept.outstanding, kept.financed, kept.rescheduled, kept.rescheduled_outstanding, kept.reschedules) = (0, 0, 0, 0, 0, 0) AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM arrears_days kept WHERE kept.officer_id = change.officer_id AND kept.oldest_unpaid_due_on = change.oldest_unpaid_due_on AND kept.branch_id = change.branch_id;
    END IF;
  END LOOP;

  INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
  SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
    FROM now a
    JOIN installments i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
   GROUP BY due_on, branch_id
  HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
   ORDER BY due_on, branch_id
      ON CONFLICT (due_on, branch_id)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid;

  INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
  SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
             CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
    FROM now a
    JOIN installments i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
   GROUP BY officer_id, due_on, branch_id, is_down_payment
  HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
   ORDER BY officer_id, due_on, branch_id, is_down_payment
      ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
      DO UPDATE SET installments = kept.installments + excluded.installments,
                    before_move = kept.before_move + excluded.before_move,
                    amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid,
                    relieved = kept.relieved + excluded.relieved,
                    unpaid = kept.unpaid + excluded.unpaid;

  FOR change IN
    SELECT branch_id, officer_id, array_agg(customer_id) AS members, array_agg(more) AS more
      FROM (SELECT branch_id, officer_id, customer_id, sum(sign) AS more
              FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT a.branch_id, counted.officer_id, a.customer_id
        FROM now a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
       WHERE a.status = 'active') counted) changed
             GROUP BY branch_id, officer_id, customer_id HAVING sum(sign) <> 0) member
     GROUP BY branch_id, officer_id ORDER BY branch_id, officer_id
  LOOP
    INSERT INTO active_customer_counts AS kept (branch_id, officer_id, customers) VALUES (change.branch_id, change.officer_id, 0)
        ON CONFLICT (branch_id, officer_id) DO UPDATE SET customers = kept.customers WHERE false;
    UPDATE active_customer_counts kept
       SET customers = kept.customers + (
             SELECT coalesce(sum((there.rows > 0)::integer - (there.rows > member.more)::integer), 0)
               FROM unnest(change.members, change.more) AS member (id, more)
              CROSS JOIN LATERAL (
                SELECT count(*) AS rows FROM (
      SELECT a.branch_id, counted.officer_id, a.customer_id
        FROM agreements a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
       WHERE a.status = 'active') counted
                 WHERE counted.customer_id = member.id
                   AND counted.branch_id IS NOT DISTINCT FROM change.branch_id AND counted.officer_id IS NOT DISTINCT FROM change.officer_id) there)
     WHERE kept.branch_id IS NOT DISTINCT FROM change.branch_id AND kept.officer_id IS NOT DISTINCT FROM change.officer_id;
  END LOOP;

  UPDATE relief_fund kept SET reserved = kept.reserved + moved.reserved
    FROM (SELECT sum(sign * reserved) AS reserved
            FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT relief AS reserved FROM now WHERE status IN ('draft', 'submitted', 'approved')) counted) changed) moved
   WHERE moved.reserved <> 0;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER agreements_added_keep_sums AFTER INSERT ON agreements
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_agreements_added();

CREATE OR REPLACE FUNCTION keep_sums_of_agreements_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  SELECT ARRAY[
         bool_or((was.branch_id, was.status, was.outstanding, was.overpaid, was.written_off, was.recovered)
         IS DISTINCT FROM (now.branch_id, now.status, now.outstanding, now.overpaid, now.written_off, now.recovered)),
         bool_or((was.officer_id, was.oldest_unpaid_due_on, was.branch_id, was.status, was.outstanding, was.financed, was.reschedule_count)
         IS DISTINCT FROM (now.officer_id, now.oldest_unpaid_due_on, now.branch_id, now.status, now.outstanding, now.financed, now.reschedule_count)),
         bool_or((was.branch_id, was.schedule_number, was.status, was.brought_in_on)
         IS DISTINCT FROM (now.branch_id, now.schedule_number, now.status, now.brought_in_on)),
         bool_or((was.officer_id, was.branch_id, was.schedule_number, was.status, was.brought_in_on)
         IS DISTINCT FROM (now.officer_id, now.branch_id, now.schedule_number, now.status, now.brought_in_on)),
         bool_or((was.branch_id, was.officer_id, was.customer_id, was.status)
         IS DISTINCT FROM (now.branch_id, now.officer_id, now.customer_id, now.status)),
         bool_or((was.relief, was.status)
         IS DISTINCT FROM (now.relief, now.status))]
    INTO is_moved FROM was JOIN now USING (id);

  IF is_moved[3] OR is_moved[4] OR is_moved[5] OR is_moved[6] THEN
    PERFORM FROM audit_chains
      WHERE id IN (SELECT branch_id FROM was UNION SELECT branch_id FROM now) ORDER BY id FOR UPDATE;
  END IF;

  IF is_moved[1] THEN
    INSERT INTO branch_portfolios AS kept (branch_id, active_count, outstanding, overpaid, written_off, recovered)
    SELECT branch_id, sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
          FROM was) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
          FROM now) counted) changed
     GROUP BY branch_id
    HAVING (sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)) <> (0, 0, 0, 0, 0)
     ORDER BY branch_id
        ON CONFLICT (branch_id)
        DO UPDATE SET active_count = kept.active_count + excluded.active_count,
                      outstanding = kept.outstanding + excluded.outstanding,
                      overpaid = kept.overpaid + excluded.overpaid,
                      written_off = kept.written_off + excluded.written_off,
                      recovered = kept.recovered + excluded.recovered;
  END IF;

  IF is_moved[2] THEN
    FOR change IN
      INSERT INTO arrears_days AS kept (officer_id, oldest_unpaid_due_on, branch_id, agreements, outstanding, financed, rescheduled, rescheduled_outstanding, reschedules)
      SELECT officer_id, oldest_unpaid_due_on, branch_id, sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)
        FROM (SELECT -1 AS sign, counted.* FROM (
          SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
                 (reschedule_count > 0)::integer AS rescheduled,
                 CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
                 reschedule_count AS reschedules
            FROM was WHERE status = 'active') counted
         UNION ALL
        SELECT 1 AS sign, counted.* FROM (
          SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
                 (reschedule_count > 0)::integer AS rescheduled,
                 CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
                 reschedule_count AS reschedules
            FROM now WHERE status = 'active') counted) changed
       GROUP BY officer_id, oldest_unpaid_due_on, branch_id
      HAVING (sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)) <> (0, 0, 0, 0, 0, 0)
       ORDER BY officer_id, oldest_unpaid_due_on, branch_id
          ON CONFLICT (officer_id, oldest_unpaid_due_on, branch_id)
          DO UPDATE SET agreements = kept.agreements + excluded.agreements,
                        outstanding = kept.outstanding + excluded.outstanding,
                        financed = kept.financed + excluded.financed,
                        rescheduled = kept.rescheduled + excluded.rescheduled,
                        rescheduled_outstanding = kept.rescheduled_outstanding + excluded.rescheduled_outstanding,
                        reschedules = kept.reschedules + excluded.reschedules
      RETURNING kept.officer_id, kept.oldest_unpaid_due_on, kept.branch_id,
                (kept.agreements, kept.outstanding, kept.financed, kept.rescheduled, kept.rescheduled_outstanding, kept.reschedules) = (0, 0, 0, 0, 0, 0) AS is_nothing
    LOOP
      IF change.is_nothing THEN
        DELETE FROM arrears_days kept WHERE kept.officer_id = change.officer_id AND kept.oldest_unpaid_due_on = change.oldest_unpaid_due_on AND kept.branch_id = change.branch_id;
      END IF;
    END LOOP;
  END IF;

  IF is_moved[3] THEN
    INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
    SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM was a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM now a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
     GROUP BY due_on, branch_id
    HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
     ORDER BY due_on, branch_id
        ON CONFLICT (due_on, branch_id)
        DO UPDATE SET amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid;
  END IF;

  IF is_moved[4] THEN
    INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
    SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM was a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM now a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
     GROUP BY officer_id, due_on, branch_id, is_down_payment
    HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
     ORDER BY officer_id, due_on, branch_id, is_down_payment
        ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
        DO UPDATE SET installments = kept.installments + excluded.installments,
                      before_move = kept.before_move + excluded.before_move,
                      amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid,
                      relieved = kept.relieved + excluded.relieved,
                      unpaid = kept.unpaid + excluded.unpaid;
  END IF;

  IF is_moved[5] THEN
    FOR change IN
      SELECT branch_id, officer_id, array_agg(customer_id) AS members, array_agg(more) AS more
        FROM (SELECT branch_id, officer_id, customer_id, sum(sign) AS more
                FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT a.branch_id, counted.officer_id, a.customer_id
          FROM was a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
         WHERE a.status = 'active') counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT a.branch_id, counted.officer_id, a.customer_id
          FROM now a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
         WHERE a.status = 'active') counted) changed
               GROUP BY branch_id, officer_id, customer_id HAVING sum(sign) <> 0) member
       GROUP BY branch_id, officer_id ORDER BY branch_id, officer_id
    LOOP
      INSERT INTO active_customer_counts AS kept (branch_id, officer_id, customers) VALUES (change.branch_id, change.officer_id, 0)
          ON CONFLICT (branch_id, officer_id) DO UPDATE SET customers = kept.customers WHERE false;
      UPDATE active_customer_counts kept
         SET customers = kept.customers + (
               SELECT coalesce(sum((there.rows > 0)::integer - (there.rows > member.more)::integer), 0)
                 FROM unnest(change.members, change.more) AS member (id, more)
                CROSS JOIN LATERAL (
                  SELECT count(*) AS rows FROM (
        SELECT a.branch_id, counted.officer_id, a.customer_id
          FROM agreements a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
         WHERE a.status = 'active') counted
                   WHERE counted.customer_id = member.id
                     AND counted.branch_id IS NOT DISTINCT FROM change.branch_id AND counted.officer_id IS NOT DISTINCT FROM change.officer_id) there)
       WHERE kept.branch_id IS NOT DISTINCT FROM change.branch_id AND kept.officer_id IS NOT DISTINCT FROM change.officer_id;
    END LOOP;
  END IF;

  IF is_moved[6] THEN
    UPDATE relief_fund kept SET reserved = kept.reserved + moved.reserved
      FROM (SELECT sum(sign * reserved) AS reserved
              FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT relief AS reserved FROM was WHERE status IN ('draft', 'submitted', 'approved')) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT relief AS reserved FROM now WHERE status IN ('draft', 'submitted', 'approved')) counted) changed) moved
     WHERE moved.reserved <> 0;
  END IF;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER agreements_changed_keep_sums AFTER UPDATE ON agreements
  REFERENCING OLD TABLE AS was NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_agreements_changed();

CREATE OR REPLACE FUNCTION keep_sums_of_installments_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
  SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
    FROM agreements a
    JOIN now i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
   GROUP BY due_on, branch_id
  HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
   ORDER BY due_on, branch_id
      ON CONFLICT (due_on, branch_id)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid;

  INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
  SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
             CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
    FROM agreements a
    JOIN now i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
   GROUP BY officer_id, due_on, branch_id, is_down_payment
  HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
   ORDER BY officer_id, due_on, branch_id, is_down_payment
      ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
      DO UPDATE SET installments = kept.installments + excluded.installments,
                    before_move = kept.before_move + excluded.before_move,
                    amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid,
                    relieved = kept.relieved + excluded.relieved,
                    unpaid = kept.unpaid + excluded.unpaid;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER installments_added_keep_sums AFTER INSERT ON installments
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_installments_added();

CREATE OR REPLACE FUNCTION keep_sums_of_installments_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  SELECT ARRAY[
         bool_or((was.due_on, was.amount, was.paid, was.relieved, was.stays_due)
         IS DISTINCT FROM (now.due_on, now.amount, now.paid, now.relieved, now.stays_due)),
         bool_or((was.due_on, was.amount, was.paid, was.relieved, was.stays_due)
         IS DISTINCT FROM (now.due_on, now.amount, now.paid, now.relieved, now.stays_due))]
    INTO is_moved FROM was JOIN now USING (agreement_id, schedule_number, number);

  IF is_moved[1] THEN
    INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
    SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM agreements a
      JOIN was i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM agreements a
      JOIN now i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
     GROUP BY due_on, branch_id
    HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
     ORDER BY due_on, branch_id
        ON CONFLICT (due_on, branch_id)
        DO UPDATE SET amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid;
  END IF;

  IF is_moved[2] THEN
    INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
    SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM agreements a
      JOIN was i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM agreements a
      JOIN now i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
     GROUP BY officer_id, due_on, branch_id, is_down_payment
    HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
     ORDER BY officer_id, due_on, branch_id, is_down_payment
        ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
        DO UPDATE SET installments = kept.installments + excluded.installments,
                      before_move = kept.before_move + excluded.before_move,
                      amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid,
                      relieved = kept.relieved + excluded.relieved,
                      unpaid = kept.unpaid + excluded.unpaid;
  END IF;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER installments_changed_keep_sums AFTER UPDATE ON installments
  REFERENCING OLD TABLE AS was NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_installments_changed();

CREATE OR REPLACE FUNCTION keep_sums_of_entries_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO receipt_days AS kept (counts_on, branch_id, taken_by, method, kind, amount, payments, reversed_amount, reversed_payments)
  SELECT counts_on, branch_id, taken_by, method, kind, sum(sign * amount), sum(sign * payments), sum(sign * reversed_amount), sum(sign * reversed_payments)
    FROM (SELECT 1 AS sign, counted.* FROM (
  SELECT e.counts_on, e.branch_id, e.recorded_by AS taken_by, e.method, e.kind, e.amount, 1 AS payments,
         0 AS reversed_amount, 0 AS reversed_payments
    FROM now e WHERE e.kind IN ('down_payment', 'payment', 'recovery') AND e.method <> 'transfer' AND NOT e.brought_in
   UNION ALL
  SELECT e.counts_on, o.branch_id, o.recorded_by, o.method, o.kind, 0, 0, o.amount, 1
    FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
   WHERE e.kind = 'reversal' AND o.kind IN ('down_payment', 'payment', 'recovery') AND o.method <> 'transfer' AND NOT o.brought_in) counted) changed
   GROUP BY counts_on, branch_id, taken_by, method, kind
  HAVING (sum(sign * amount), sum(sign * payments), sum(sign * reversed_amount), sum(sign * reversed_payments)) <> (0, 0, 0, 0)
   ORDER BY counts_on, branch_id, taken_by, method, kind
      ON CONFLICT (counts_on, branch_id, taken_by, method, kind)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    payments = kept.payments + excluded.payments,
                    reversed_amount = kept.reversed_amount + excluded.reversed_amount,
                    reversed_payments = kept.reversed_payments + excluded.reversed_payments;

  INSERT INTO collection_days AS kept (counts_on, branch_id, amount, down_payments, recoveries, refunds, brought_in)
  SELECT counts_on, branch_id, sum(sign * amount), sum(sign * down_payments), sum(sign * recoveries), sum(sign * refunds), sum(sign * brought_in)
    FROM (SELECT 1 AS sign, counted.* FROM (
  SELECT money.counts_on, money.branch_id, 
  CASE money.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = money.agreement_id AND taken.position < money.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < money.position)
     ORDER BY taken.position DESC LIMIT 1), money.recorded_by)
  ELSE money.recorded_by END AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM now e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE money.kind IN ('down_payment', 'payment', 'recovery') AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind = 'refund' AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind IN ('down_payment', 'payment', 'recovery') AND money.brought_in) counted) changed
   GROUP BY counts_on, branch_id
  HAVING (sum(sign * amount), sum(sign * down_payments), sum(sign * recoveries), sum(sign * refunds), sum(sign * brought_in)) <> (0, 0, 0, 0, 0)
   ORDER BY counts_on, branch_id
      ON CONFLICT (counts_on, branch_id)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    down_payments = kept.down_payments + excluded.down_payments,
                    recoveries = kept.recoveries + excluded.recoveries,
                    refunds = kept.refunds + excluded.refunds,
                    brought_in = kept.brought_in + excluded.brought_in;

  INSERT INTO officer_collection_days AS kept (counts_on, branch_id, taken_by, amount, payments)
  SELECT counts_on, branch_id, taken_by, sum(sign * amount), sum(sign * payments)
    FROM (SELECT 1 AS sign, counted.* FROM (
  SELECT money.counts_on, money.branch_id, 
  CASE money.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = money.agreement_id AND taken.position < money.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < money.position)
     ORDER BY taken.position DESC LIMIT 1), money.recorded_by)
  ELSE money.recorded_by END AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM now e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE money.kind IN ('down_payment', 'payment', 'recovery') AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind = 'refund' AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind IN ('down_payment', 'payment', 'recovery') AND money.brought_in) counted) changed
   GROUP BY counts_on, branch_id, taken_by
  HAVING (sum(sign * amount), sum(sign * payments)) <> (0, 0)
   ORDER BY counts_on, branch_id, taken_by
      ON CONFLICT (counts_on, branch_id, taken_by)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    payments = kept.payments + excluded.payments;

  INSERT INTO officer_collection_months AS kept (month, branch_id, taken_by, amount, payments)
  SELECT month, branch_id, taken_by, sum(sign * amount), sum(sign * payments)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT date_trunc('month', counts_on)::date AS month, branch_id, taken_by, amount, payments
        FROM (
  SELECT money.counts_on, money.branch_id, 
  CASE money.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = money.agreement_id AND taken.position < money.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < money.position)
     ORDER BY taken.position DESC LIMIT 1), money.recorded_by)
  ELSE money.recorded_by END AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM now e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE money.kind IN ('down_payment', 'payment', 'recovery') AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind = 'refund' AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind IN ('down_payment', 'payment', 'recovery') AND money.brought_in) collected) counted) changed
   GROUP BY month, branch_id, taken_by
  HAVING (sum(sign * amount), sum(sign * payments)) <> (0, 0)
   ORDER BY month, branch_id, taken_by
      ON CONFLICT (month, branch_id, taken_by)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    payments = kept.payments + excluded.payments;

  UPDATE relief_fund kept SET granted = kept.granted + moved.granted
    FROM (SELECT sum(sign * granted) AS granted
            FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT CASE debit WHEN 'relief_fund' THEN amount ELSE -amount END AS granted
        FROM now WHERE 'relief_fund' IN (debit, credit) AND NOT brought_in) counted) changed) moved
   WHERE moved.granted <> 0;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER entries_added_keep_sums AFTER INSERT ON entries
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_entries_added();

CREATE OR REPLACE FUNCTION keep_sums_of_contact_requests_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO contact_request_days AS kept (received_on, branch_id, received, kept, late)
  SELECT received_on, branch_id, sum(sign * received), sum(sign * kept), sum(sign * late)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
             (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
        FROM now WHERE merged_into IS NULL) counted) changed
   GROUP BY received_on, branch_id
  HAVING (sum(sign * received), sum(sign * kept), sum(sign * late)) <> (0, 0, 0)
   ORDER BY received_on, branch_id
      ON CONFLICT (received_on, branch_id)
      DO UPDATE SET received = kept.received + excluded.received,
                    kept = kept.kept + excluded.kept,
                    late = kept.late + excluded.late;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER contact_requests_added_keep_sums AFTER INSERT ON contact_requests
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_contact_requests_added();

CREATE OR REPLACE FUNCTION keep_sums_of_contact_requests_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  SELECT ARRAY[
         bool_or((was.received_at, was.branch_id, was.is_promise_kept, was.merged_into)
         IS DISTINCT FROM (now.received_at, now.branch_id, now.is_promise_kept, now.merged_into))]
    INTO is_moved FROM was JOIN now USING (id);

  IF is_moved[1] THEN
    INSERT INTO contact_request_days AS kept (received_on, branch_id, received, kept, late)
    SELECT received_on, branch_id, sum(sign * received), sum(sign * kept), sum(sign * late)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
               (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
          FROM was WHERE merged_into IS NULL) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
               (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
          FROM now WHERE merged_into IS NULL) counted) changed
     GROUP BY received_on, branch_id
    HAVING (sum(sign * received), sum(sign * kept), sum(sign * late)) <> (0, 0, 0)
     ORDER BY received_on, branch_id
        ON CONFLICT (received_on, branch_id)
        DO UPDATE SET received = kept.received + excluded.received,
                      kept = kept.kept + excluded.kept,
                      late = kept.late + excluded.late;
  END IF;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER contact_requests_changed_keep_sums AFTER UPDATE ON contact_requests
  REFERENCING OLD TABLE AS was NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_contact_requests_changed();
