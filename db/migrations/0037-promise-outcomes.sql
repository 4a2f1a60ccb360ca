-- What has become of each promise to pay, kept beside it so that lists and rates are read off an index.

-- Broken is not stored: a promise that was not kept is open up to its day and broken after it, at any second.
CREATE TABLE promise_outcomes (
  promise_id uuid PRIMARY KEY REFERENCES payment_promises,
  agreement_id uuid NOT NULL REFERENCES agreements,
  customer_id uuid NOT NULL REFERENCES customers,
  officer_id uuid NOT NULL REFERENCES users,
  promised_for date NOT NULL,
  is_last boolean NOT NULL,
  is_kept boolean NOT NULL
);
COMMENT ON TABLE promise_outcomes IS 'What the payments have made of each promise to pay. Written by the triggers of promises and entries alone.';
COMMENT ON COLUMN promise_outcomes.officer_id IS 'In charge of the agreement when the promise was made: it stays the officer''s own when the customer moves.';
COMMENT ON COLUMN promise_outcomes.is_last IS 'No later promise was made on the agreement.';
COMMENT ON COLUMN promise_outcomes.is_kept IS 'By payments that stand: a reversal can take it back.';

CREATE INDEX promise_outcomes_last ON promise_outcomes (agreement_id) WHERE is_last;
CREATE INDEX promise_outcomes_not_kept ON promise_outcomes (promised_for, agreement_id) WHERE is_last AND NOT is_kept;
CREATE INDEX promise_outcomes_customer ON promise_outcomes (customer_id);
CREATE INDEX promise_outcomes_officer ON promise_outcomes (officer_id, promised_for) INCLUDE (is_kept);

-- The same rule as `promisesWithState` of the domain, which `npm run verify` holds it against.
CREATE FUNCTION judge_promises(agreement uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  amounts bigint[];
  made_ats timestamptz[];
  made_ons date[];
  ends date[];
  received bigint[];
  last uuid;
  payment record;
BEGIN
  SELECT array_agg(id ORDER BY promised_for, recorded_at, id), array_agg(amount ORDER BY promised_for, recorded_at, id),
         array_agg(recorded_at ORDER BY promised_for, recorded_at, id), array_agg(made_on ORDER BY promised_for, recorded_at, id),
         array_agg(promised_for ORDER BY promised_for, recorded_at, id), array_agg(0 ORDER BY promised_for),
         (array_agg(id ORDER BY recorded_at DESC, id DESC))[1]
    INTO ids, amounts, made_ats, made_ons, ends, received, last
    FROM payment_promises WHERE agreement_id = agreement;
  FOR payment IN
    SELECT e.amount, e.valued_on, e.recorded_at FROM entries e
     WHERE e.agreement_id = agreement AND e.kind IN ('payment', 'recovery') AND e.transfer_id IS NULL
       AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
     ORDER BY e.valued_on, e.recorded_at, e.position
  LOOP
    FOR n IN 1 .. cardinality(ids) LOOP
      IF received[n] < amounts[n] AND payment.recorded_at > made_ats[n]
         AND payment.valued_on BETWEEN made_ons[n] AND ends[n] THEN
        received[n] := received[n] + payment.amount;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
  UPDATE promise_outcomes o SET is_kept = judged.is_kept, is_last = judged.is_last
    FROM (SELECT id, got >= wanted AS is_kept, id = last AS is_last FROM unnest(ids, received, amounts) AS t (id, got, wanted)) judged
   WHERE o.promise_id = judged.id AND (o.is_kept, o.is_last) <> (judged.is_kept, judged.is_last);
END
$$;
COMMENT ON FUNCTION judge_promises IS 'Gives the payments of an agreement to its promises, each to one, and stores which are kept and which is the last.';

CREATE FUNCTION keep_promise_outcomes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promise_outcomes (promise_id, agreement_id, customer_id, officer_id, promised_for, is_last, is_kept)
  SELECT p.id, a.id, a.customer_id, a.officer_id, p.promised_for, false, false
    FROM added p JOIN agreements a ON a.id = p.agreement_id;
  PERFORM judge_promises(made.agreement_id) FROM (SELECT DISTINCT agreement_id FROM added) made;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION keep_promise_outcomes IS 'Whatever came into the books first, a promise or its payment.';

CREATE FUNCTION judge_promises_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM judge_promises(changed.agreement_id)
     FROM (SELECT DISTINCT agreement_id FROM added WHERE kind IN ('payment', 'recovery', 'reversal')) changed
    WHERE EXISTS (SELECT FROM promise_outcomes o WHERE o.agreement_id = changed.agreement_id AND o.is_last);
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION judge_promises_of_entries IS 'A payment or a reversal can change what has become of the promises of its agreement.';

CREATE TRIGGER payment_promises_outcome AFTER INSERT ON payment_promises
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_promise_outcomes();
CREATE TRIGGER entries_judge_promises AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION judge_promises_of_entries();

-- The server's role has no right to write what the triggers write.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION keep_promise_outcomes() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION judge_promises_of_entries() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
END
$$;

INSERT INTO promise_outcomes (promise_id, agreement_id, customer_id, officer_id, promised_for, is_last, is_kept)
SELECT p.id, a.id, a.customer_id, a.officer_id, p.promised_for, false, false
  FROM payment_promises p JOIN agreements a ON a.id = p.agreement_id;
SELECT judge_promises(agreement_id) FROM (SELECT DISTINCT agreement_id FROM promise_outcomes) made;

-- The unpaid of a branch and of the whole lender in the order of their lists.
DROP INDEX agreements_unpaid;
CREATE INDEX agreements_unpaid ON agreements (branch_id, oldest_unpaid_due_on, id) INCLUDE (officer_id) WHERE status = 'active';
CREATE INDEX agreements_unpaid_everywhere ON agreements (oldest_unpaid_due_on, id) INCLUDE (officer_id, branch_id) WHERE status = 'active';
