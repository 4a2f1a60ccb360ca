-- Whose list a promise is on: the day's work of an officer reads the open promises of that officer, and not those of the whole
-- lender with an agreement for each.
ALTER TABLE promise_outcomes ADD COLUMN branch_id uuid REFERENCES branches, ADD COLUMN agreement_officer_id uuid REFERENCES users;
COMMENT ON COLUMN promise_outcomes.branch_id IS 'Of the agreement now, while the promise is its last.';
COMMENT ON COLUMN promise_outcomes.agreement_officer_id IS 'The officer of the agreement now, while the promise is its last.';
UPDATE promise_outcomes o SET branch_id = a.branch_id, agreement_officer_id = a.officer_id FROM agreements a WHERE a.id = o.agreement_id;
ALTER TABLE promise_outcomes ALTER COLUMN branch_id SET NOT NULL, ALTER COLUMN agreement_officer_id SET NOT NULL;

DROP INDEX promise_outcomes_not_kept;
CREATE INDEX promise_outcomes_not_kept ON promise_outcomes (promised_for, agreement_id) INCLUDE (branch_id)
 WHERE is_last AND NOT is_kept;
CREATE INDEX promise_outcomes_not_kept_of_officer ON promise_outcomes (agreement_officer_id, promised_for, agreement_id) INCLUDE (branch_id)
 WHERE is_last AND NOT is_kept;

CREATE OR REPLACE FUNCTION keep_promise_outcomes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promise_outcomes (promise_id, agreement_id, customer_id, officer_id, promised_for, is_last, is_kept, branch_id,
                                agreement_officer_id)
  SELECT p.id, a.id, a.customer_id, a.officer_id, p.promised_for, false, false, a.branch_id, a.officer_id
    FROM added p JOIN agreements a ON a.id = p.agreement_id;
  PERFORM judge_promises(made.agreement_id) FROM (SELECT DISTINCT agreement_id FROM added) made;
  RETURN NULL;
END
$$;

CREATE FUNCTION take_promises_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promise_outcomes SET branch_id = NEW.branch_id, agreement_officer_id = NEW.officer_id
   WHERE agreement_id = NEW.id AND is_last;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION take_promises_along IS 'The last promise of an agreement goes where the agreement goes. No posting names these columns, so none calls it.';

CREATE TRIGGER agreements_take_promises_along AFTER UPDATE OF branch_id, officer_id ON agreements
  FOR EACH ROW WHEN ((OLD.branch_id, OLD.officer_id) IS DISTINCT FROM (NEW.branch_id, NEW.officer_id))
  EXECUTE FUNCTION take_promises_along();

-- The server's role has no right to write what the triggers write.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION keep_promise_outcomes() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION take_promises_along() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
END
$$;

-- Few, and asked of each customer who is to be reminded.
CREATE INDEX customers_without_messages ON customers (id) WHERE NOT takes_messages;

-- Those of an officer stand together.
ALTER TABLE arrears_days DROP CONSTRAINT arrears_days_pkey,
  ADD PRIMARY KEY (officer_id, oldest_unpaid_due_on, branch_id);
