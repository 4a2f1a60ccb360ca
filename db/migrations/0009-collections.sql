-- How a payment comes about: who spoke with the customer, what was promised, what customers ask and report.

CREATE TABLE contact_log (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  channel text NOT NULL
    CONSTRAINT contact_log_channel_known CHECK (channel IN ('call', 'whatsapp', 'visit', 'branch')),
  guarantor_id uuid REFERENCES guarantors,
  result text NOT NULL
    CONSTRAINT contact_log_result_known
      CHECK (result IN ('reached', 'no_answer', 'call_back', 'wrong_number', 'promised', 'refused', 'message_left', 'opened')),
  call_back_at timestamptz,
  note text,
  outside_hours_reason text CONSTRAINT contact_log_outside_hours_reason_not_empty CHECK (outside_hours_reason <> ''),
  reminder text
    CONSTRAINT contact_log_reminder_known CHECK (reminder IN ('due_soon', 'due_today', 'late_3', 'late_7')),
  reminded_customer_id uuid REFERENCES customers,
  reminded_on date,
  contacted_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  key_digest bytea CONSTRAINT contact_log_key_digest_has_8_bytes CHECK (length(key_digest) = 8),
  CONSTRAINT contact_log_call_back_has_its_time CHECK ((result = 'call_back') = (call_back_at IS NOT NULL)),
  CONSTRAINT contact_log_call_back_later CHECK (call_back_at > contacted_at),
  CONSTRAINT contact_log_reminded_once UNIQUE (reminded_customer_id, reminded_on, reminder),
  CONSTRAINT contact_log_reminder_whole CHECK (num_nonnulls(reminder, reminded_customer_id, reminded_on) IN (0, 3)),
  CONSTRAINT contact_log_reminder_is_an_opened_message CHECK (reminder IS NULL OR channel = 'whatsapp' AND result = 'opened'),
  CONSTRAINT contact_log_reminder_is_to_the_customer CHECK (reminder IS NULL OR guarantor_id IS NULL)
);
COMMENT ON TABLE contact_log IS 'Every time someone spoke with a customer about paying.';
COMMENT ON COLUMN contact_log.guarantor_id IS 'The guarantor who was reached, where it was not the customer.';
COMMENT ON COLUMN contact_log.call_back_at IS 'When the customer asked to be called again.';
COMMENT ON COLUMN contact_log.outside_hours_reason IS 'Why a customer was called or written to outside contact hours.';
COMMENT ON COLUMN contact_log.reminder IS 'Which of the reminders was opened: three days before the due date, on it, or three or seven days after.';
COMMENT ON COLUMN contact_log.reminded_customer_id IS 'The customer of a reminder, with the day in Karachi: one of each kind a day.';
COMMENT ON COLUMN contact_log.key_digest IS 'Of the user and key that it was logged with.';

CREATE INDEX contact_log_agreement ON contact_log (agreement_id, contacted_at DESC);
CREATE INDEX contact_log_call_back ON contact_log (call_back_at) WHERE call_back_at IS NOT NULL;

CREATE TRIGGER contact_log_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON contact_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE payment_promises (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  amount bigint NOT NULL CONSTRAINT payment_promises_amount_positive CHECK (amount > 0),
  made_on date NOT NULL,
  promised_for date NOT NULL,
  note text,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  key_digest bytea CONSTRAINT payment_promises_key_digest_has_8_bytes CHECK (length(key_digest) = 8),
  CONSTRAINT payment_promises_not_for_the_past CHECK (promised_for >= made_on)
);
COMMENT ON TABLE payment_promises IS 'The promises of customers to pay, in whole rupees. Whether a promise was kept follows from the payments, so nothing in it changes.';
COMMENT ON COLUMN payment_promises.key_digest IS 'Of the user and key that it was recorded with.';

CREATE INDEX payment_promises_agreement ON payment_promises (agreement_id, recorded_at DESC);
CREATE INDEX payment_promises_promised_for ON payment_promises (promised_for);
CREATE INDEX payment_promises_newest ON payment_promises (recorded_at);

-- Whether a promise was kept follows from the payments, so there is nothing to change in one.
CREATE TRIGGER payment_promises_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_promises
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE promise_outcomes (
  promise_id uuid PRIMARY KEY REFERENCES payment_promises,
  agreement_id uuid NOT NULL REFERENCES agreements,
  branch_id uuid NOT NULL REFERENCES branches,
  agreement_officer_id uuid NOT NULL REFERENCES users,
  customer_id uuid NOT NULL REFERENCES customers,
  officer_id uuid NOT NULL REFERENCES users,
  promised_for date NOT NULL,
  is_last boolean NOT NULL,
  is_kept boolean NOT NULL,
  is_replaced boolean NOT NULL,
  CONSTRAINT promise_outcomes_replaced_by_another CHECK (NOT (is_replaced AND (is_kept OR is_last)))
);
COMMENT ON TABLE promise_outcomes IS 'The outcome of each promise to pay, by the payments. Written by the triggers of promises and entries alone.';
COMMENT ON COLUMN promise_outcomes.branch_id IS 'Of the agreement now, while the promise is its last.';
COMMENT ON COLUMN promise_outcomes.agreement_officer_id IS 'The officer of the agreement now, while the promise is its last.';
COMMENT ON COLUMN promise_outcomes.officer_id IS 'In charge of the agreement when the promise was made: it stays the officer''s own when the customer moves.';
COMMENT ON COLUMN promise_outcomes.is_last IS 'No later promise was made on the agreement.';
COMMENT ON COLUMN promise_outcomes.is_kept IS 'By payments that stand: a reversal can take it back.';
COMMENT ON COLUMN promise_outcomes.is_replaced IS 'The next promise was made while this one was open.';

CREATE INDEX promise_outcomes_last ON promise_outcomes (agreement_id) WHERE is_last;
CREATE INDEX promise_outcomes_customer ON promise_outcomes (customer_id);
CREATE INDEX promise_outcomes_officer ON promise_outcomes (officer_id, promised_for) INCLUDE (is_kept, is_replaced);
CREATE INDEX promise_outcomes_not_kept ON promise_outcomes (promised_for, agreement_id) INCLUDE (branch_id)
 WHERE is_last AND NOT is_kept;
CREATE INDEX promise_outcomes_not_kept_of_officer ON promise_outcomes (agreement_officer_id, promised_for, agreement_id) INCLUDE (branch_id)
 WHERE is_last AND NOT is_kept;

-- The same rule as `promisesWithState` of the domain, which `npm run verify` holds it against.
CREATE FUNCTION judge_promises(agreement uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  amounts bigint[];
  made_ats timestamptz[];
  made_ons date[];
  ends date[];
  received bigint[];
  payment record;
BEGIN
  SELECT array_agg(id ORDER BY recorded_at DESC, id DESC), array_agg(amount ORDER BY recorded_at DESC, id DESC),
         array_agg(recorded_at ORDER BY recorded_at DESC, id DESC), array_agg(made_on ORDER BY recorded_at DESC, id DESC),
         array_agg(promised_for ORDER BY recorded_at DESC, id DESC), array_agg(0)
    INTO ids, amounts, made_ats, made_ons, ends, received
    FROM payment_promises WHERE agreement_id = agreement;
  FOR payment IN
    SELECT e.amount, e.valued_on, e.recorded_at FROM entries e
     WHERE e.agreement_id = agreement AND e.kind IN ('payment', 'recovery') AND e.transfer_id IS NULL
       AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
  LOOP
    FOR n IN 1 .. cardinality(ids) LOOP
      IF payment.recorded_at > made_ats[n] AND payment.valued_on >= made_ons[n] THEN
        IF payment.valued_on <= ends[n] THEN received[n] := received[n] + payment.amount; END IF;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
  UPDATE promise_outcomes o SET is_kept = judged.is_kept, is_last = judged.is_last, is_replaced = judged.is_replaced
    FROM (SELECT id, got >= wanted AS is_kept, n = 1 AS is_last, n > 1 AND got < wanted AND made_ons[n - 1] <= ends[n] AS is_replaced
            FROM unnest(ids, received, amounts) WITH ORDINALITY AS t (id, got, wanted, n)) judged
   WHERE o.promise_id = judged.id
     AND (o.is_kept, o.is_last, o.is_replaced) <> (judged.is_kept, judged.is_last, judged.is_replaced);
END
$$;
COMMENT ON FUNCTION judge_promises IS 'Gives the payments of an agreement to its promises, each to the last one made before it, and stores which are kept or replaced and which is the last.';

-- The server's role has no right to write what this trigger and the next two write.
CREATE FUNCTION judge_promises_of_entries() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM judge_promises(changed.agreement_id)
     FROM (SELECT DISTINCT agreement_id FROM added WHERE kind IN ('payment', 'recovery', 'reversal')) changed
    WHERE EXISTS (SELECT FROM promise_outcomes o WHERE o.agreement_id = changed.agreement_id AND o.is_last);
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION judge_promises_of_entries IS 'A payment or a reversal can change what has become of the promises of its agreement.';
CREATE TRIGGER entries_judge_promises AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION judge_promises_of_entries();

CREATE FUNCTION keep_promise_outcomes() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO promise_outcomes (promise_id, agreement_id, customer_id, officer_id, promised_for, is_last, is_kept, is_replaced,
                                branch_id, agreement_officer_id)
  SELECT p.id, a.id, a.customer_id, a.officer_id, p.promised_for, false, false, false, a.branch_id, a.officer_id
    FROM added p JOIN agreements a ON a.id = p.agreement_id;
  PERFORM judge_promises(made.agreement_id) FROM (SELECT DISTINCT agreement_id FROM added) made;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION keep_promise_outcomes IS 'Whatever came into the books first, a promise or its payment.';
CREATE TRIGGER payment_promises_outcome AFTER INSERT ON payment_promises
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_promise_outcomes();

CREATE FUNCTION take_promises_along() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

CREATE TABLE customer_requests (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  agreement_id uuid NOT NULL REFERENCES agreements,
  kind text NOT NULL CONSTRAINT customer_requests_kind_known CHECK (kind IN ('relief', 'another_date', 'call_back')),
  reason text NOT NULL CONSTRAINT customer_requests_reason_not_empty CHECK (reason <> ''),
  wished_on date,
  asked_at timestamptz NOT NULL,
  approval_id uuid REFERENCES approvals,
  contact_id uuid REFERENCES contact_log,
  answer text CONSTRAINT customer_requests_answer_not_empty CHECK (answer <> ''),
  answered_at timestamptz,
  answered_by uuid REFERENCES users,
  CONSTRAINT customer_requests_wish_whole CHECK ((wished_on IS NOT NULL) = (kind = 'another_date')),
  CONSTRAINT customer_requests_approval_of_terms CHECK (approval_id IS NULL OR kind <> 'call_back'),
  CONSTRAINT customer_requests_answered_whole CHECK (num_nulls(answered_at, answered_by) IN (0, 2)),
  CONSTRAINT customer_requests_answered_rightly
    CHECK (CASE kind WHEN 'call_back' THEN answer IS NULL AND (contact_id IS NULL) = (answered_at IS NULL)
                     ELSE contact_id IS NULL AND (answer IS NULL) = (answered_at IS NULL) END)
);
COMMENT ON TABLE customer_requests IS 'Wishes that customers send themselves. They decide nothing: relief and other dates are requested and decided by two people of the staff.';
COMMENT ON COLUMN customer_requests.approval_id IS 'The request that staff made because of it: the latest, where the one before was not granted.';

CREATE UNIQUE INDEX customer_requests_open_once ON customer_requests (agreement_id, kind) WHERE answered_at IS NULL;
CREATE INDEX customer_requests_open ON customer_requests (asked_at, id) WHERE answered_at IS NULL;
CREATE INDEX customer_requests_answered ON customer_requests (asked_at DESC, id DESC) WHERE answered_at IS NOT NULL;
CREATE INDEX customer_requests_answers ON customer_requests (answered_at) WHERE answer IS NOT NULL;
CREATE INDEX customer_requests_customer ON customer_requests (customer_id, asked_at DESC, id DESC);

CREATE TABLE transfer_reports (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  agreement_id uuid NOT NULL REFERENCES agreements,
  amount bigint NOT NULL CONSTRAINT transfer_reports_amount_positive CHECK (amount > 0),
  sent_on date NOT NULL,
  method text NOT NULL
    CONSTRAINT transfer_reports_method_known CHECK (method IN ('bank', 'jazzcash', 'easypaisa', 'raast')),
  reference text NOT NULL CONSTRAINT transfer_reports_reference_given CHECK (reference_key(reference) IS NOT NULL),
  slip_hash bytea NOT NULL CONSTRAINT transfer_reports_slip_hash_length CHECK (length(slip_hash) = 32),
  state text NOT NULL DEFAULT 'checking'
    CONSTRAINT transfer_reports_state_known CHECK (state IN ('checking', 'matched', 'refused')),
  reported_at timestamptz NOT NULL,
  refused_at timestamptz,
  refused_by uuid REFERENCES users,
  refusal_reason text CONSTRAINT transfer_reports_refusal_reason_not_empty CHECK (refusal_reason <> ''),
  CONSTRAINT transfer_reports_of_agreement UNIQUE (id, agreement_id),
  CONSTRAINT transfer_reports_refused_whole
    CHECK (num_nulls(refused_at, refused_by, refusal_reason) = CASE state WHEN 'refused' THEN 0 ELSE 3 END)
);
COMMENT ON TABLE transfer_reports IS 'Transfers that customers say they have sent. They are no money: the payments that staff match them to are.';
COMMENT ON COLUMN transfer_reports.state IS 'Kept by the triggers of matches and entries: matched while a payment it was matched to is not reversed.';

CREATE UNIQUE INDEX transfer_reports_once ON transfer_reports (customer_id, slip_key(method, reference)) WHERE state <> 'refused';
CREATE INDEX transfer_reports_checking ON transfer_reports (reported_at, id) WHERE state = 'checking';
CREATE INDEX transfer_reports_done ON transfer_reports (reported_at DESC, id DESC) WHERE state <> 'checking';
CREATE INDEX transfer_reports_customer ON transfer_reports (customer_id, reported_at DESC, id DESC);
CREATE INDEX transfer_reports_slip_key ON transfer_reports (slip_key(method, reference));
CREATE INDEX transfer_reports_slip ON transfer_reports (slip_hash);

CREATE TABLE transfer_matches (
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  report_id uuid NOT NULL,
  matched_at timestamptz NOT NULL,
  matched_by uuid NOT NULL REFERENCES users,
  PRIMARY KEY (entry_id, agreement_id),
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id),
  CONSTRAINT transfer_matches_report_fkey FOREIGN KEY (report_id, agreement_id) REFERENCES transfer_reports (id, agreement_id)
);
COMMENT ON TABLE transfer_matches IS 'The payments that reported transfers were recorded as. A payment is one transfer; a report has another one only after the payment before was reversed.';

CREATE INDEX transfer_matches_report ON transfer_matches (report_id, matched_at DESC);

CREATE TRIGGER transfer_matches_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer_matches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Before the row, so that of two who match one report the second waits here and is then refused.
CREATE FUNCTION match_transfer_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE transfer_reports SET state = 'matched'
    WHERE id = NEW.report_id AND agreement_id = NEW.agreement_id AND state = 'checking';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transfer report % is not being checked', NEW.report_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END
$$;
COMMENT ON FUNCTION match_transfer_report IS 'A report is matched while it is being checked, and by one person.';
CREATE TRIGGER transfer_matches_checking BEFORE INSERT ON transfer_matches
  FOR EACH ROW EXECUTE FUNCTION match_transfer_report();

-- After the row, because a payment can be recorded by the same statement.
CREATE FUNCTION check_matched_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries e
    WHERE e.id = NEW.entry_id AND e.agreement_id = NEW.agreement_id AND e.kind IN ('payment', 'recovery')
      AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'entry % is no payment that stands of the reported agreement', NEW.entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION check_matched_payment IS 'A transfer is matched to a payment of the same agreement that is not reversed.';
CREATE TRIGGER transfer_matches_payment AFTER INSERT ON transfer_matches
  FOR EACH ROW EXECUTE FUNCTION check_matched_payment();

-- Before the row as well: a report is locked before the branch's audit chain, whichever command comes to it.
CREATE FUNCTION check_transfer_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE transfer_reports r SET state = 'checking'
    FROM transfer_matches m WHERE m.entry_id = NEW.reverses AND r.id = m.report_id AND r.state = 'matched';
  RETURN NEW;
END
$$;
COMMENT ON FUNCTION check_transfer_again IS 'With its payment reversed, a transfer is being checked again.';
CREATE TRIGGER entries_transfer_again BEFORE INSERT ON entries
  FOR EACH ROW WHEN (NEW.reverses IS NOT NULL) EXECUTE FUNCTION check_transfer_again();
