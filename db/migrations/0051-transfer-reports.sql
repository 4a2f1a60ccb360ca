-- Transfers that customers report with a picture of the slip, and the payments that they are matched to.

CREATE TABLE transfer_reports (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  agreement_id uuid NOT NULL REFERENCES agreements,
  amount bigint NOT NULL CONSTRAINT transfer_reports_amount_positive CHECK (amount > 0),
  sent_on date NOT NULL,
  method text NOT NULL
    CONSTRAINT transfer_reports_method_known CHECK (method IN ('bank', 'jazzcash', 'easypaisa', 'raast')),
  reference text NOT NULL
    CONSTRAINT transfer_reports_reference_given CHECK (reference_key(reference) IS NOT NULL),
  slip_hash bytea NOT NULL CONSTRAINT transfer_reports_slip_hash_length CHECK (length(slip_hash) = 32),
  state text NOT NULL DEFAULT 'checking'
    CONSTRAINT transfer_reports_state_known CHECK (state IN ('checking', 'matched', 'refused')),
  reported_at timestamptz NOT NULL,
  refused_at timestamptz,
  refused_by uuid REFERENCES users,
  refusal_reason text CONSTRAINT transfer_reports_refusal_reason_not_empty CHECK (refusal_reason <> ''),
  CONSTRAINT transfer_reports_refused_whole
    CHECK (num_nulls(refused_at, refused_by, refusal_reason) = CASE state WHEN 'refused' THEN 0 ELSE 3 END),
  CONSTRAINT transfer_reports_of_agreement UNIQUE (id, agreement_id)
);
COMMENT ON TABLE transfer_reports IS 'What customers say they have sent by transfer. It is no money: the payment that staff match it to is.';
COMMENT ON COLUMN transfer_reports.state IS 'Kept by the triggers of matches and entries: matched while a payment it was matched to is not reversed.';
CREATE UNIQUE INDEX transfer_reports_once ON transfer_reports (customer_id, method, reference_key(reference)) WHERE state <> 'refused';
CREATE INDEX transfer_reports_checking ON transfer_reports (reported_at, id) WHERE state = 'checking';
CREATE INDEX transfer_reports_done ON transfer_reports (reported_at DESC, id DESC) WHERE state <> 'checking';
CREATE INDEX transfer_reports_customer ON transfer_reports (customer_id, reported_at DESC, id DESC);
CREATE INDEX transfer_reports_reference ON transfer_reports (reference_key(reference), method);
CREATE INDEX transfer_reports_slip ON transfer_reports (slip_hash);

CREATE TABLE transfer_matches (
  entry_id uuid PRIMARY KEY REFERENCES entries,
  report_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  matched_at timestamptz NOT NULL,
  matched_by uuid NOT NULL REFERENCES users,
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
