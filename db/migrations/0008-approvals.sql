-- Requests of one person that another decides.

CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  kind text NOT NULL
    CONSTRAINT approvals_kind_known
      CHECK (kind IN ('agreement_approval', 'relief', 'refund', 'write_off', 'reversal', 'reschedule', 'reschedule_undo',
                      'back_dating', 'back_dated_activation')),
  entry_id uuid,
  amount bigint CONSTRAINT approvals_amount_positive CHECK (amount > 0),
  reason text NOT NULL CONSTRAINT approvals_reason_not_empty CHECK (reason <> ''),
  evidence text CONSTRAINT approvals_evidence_not_empty CHECK (evidence <> ''),
  details jsonb,
  preview jsonb,
  slip text,
  state text NOT NULL DEFAULT 'pending'
    CONSTRAINT approvals_state_known CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'outdated')),
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_note text,
  decided_alone boolean NOT NULL DEFAULT false,
  key_digest bytea CONSTRAINT approvals_key_digest_has_8_bytes CHECK (length(key_digest) = 8),
  previous_digest text,
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id),
  CONSTRAINT approvals_maker_is_not_checker CHECK ((decided_by = requested_by) IS NOT TRUE OR decided_alone),
  CONSTRAINT approvals_decided_by_someone
    CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT approvals_reversal_of_entry CHECK ((kind = 'reversal') = (entry_id IS NOT NULL)),
  CONSTRAINT approvals_amount_given CHECK (amount IS NOT NULL OR kind NOT IN ('relief', 'refund', 'write_off')),
  CONSTRAINT approvals_details_given
    CHECK (details IS NOT NULL OR kind NOT IN ('refund', 'reschedule', 'reschedule_undo', 'back_dating', 'back_dated_activation')),
  CONSTRAINT approvals_slip_of_back_dating CHECK (slip IS NULL OR kind = 'back_dating'),
  CONSTRAINT approvals_rejected_with_reason CHECK (state <> 'rejected' OR coalesce(decision_note, '') <> '')
);
COMMENT ON TABLE approvals IS 'Requests of one person, with a reason, that another decides.';
COMMENT ON COLUMN approvals.entry_id IS 'The entry that a reversal is requested for.';
COMMENT ON COLUMN approvals.amount IS 'Whole rupees.';
COMMENT ON COLUMN approvals.evidence IS 'The papers that show a family''s need.';
COMMENT ON COLUMN approvals.details IS 'The form of the request, for kinds that need more than an amount.';
COMMENT ON COLUMN approvals.preview IS 'The result of granting it, row for row, as it was shown when it was requested; nothing else is granted.';
COMMENT ON COLUMN approvals.slip IS 'Tells one back-dated payment from another while both wait.';
COMMENT ON COLUMN approvals.decided_alone IS 'A superadmin decided a request of their own and entered the password again for it.';
COMMENT ON COLUMN approvals.key_digest IS 'Of the user and key that it was decided or withdrawn with.';
COMMENT ON COLUMN approvals.previous_digest IS 'Of this row as it was before the transaction that changed it last.';

CREATE UNIQUE INDEX approvals_pending_once ON approvals (agreement_id, kind, coalesce(entry_id::text, slip, ''))
  WHERE state = 'pending';
CREATE INDEX approvals_newest ON approvals (requested_at DESC, id DESC);
CREATE INDEX approvals_agreement ON approvals (agreement_id);
CREATE INDEX approvals_waiting ON approvals (requested_at DESC, id DESC) WHERE state = 'pending';
CREATE INDEX approvals_decided_newest ON approvals (decided_at) WHERE kind IN ('agreement_approval', 'relief');
CREATE INDEX approvals_alone ON approvals (decided_at) WHERE decided_alone;
CREATE INDEX approvals_decided_for ON approvals (requested_by, decided_at DESC, id DESC) WHERE decided_at IS NOT NULL;

CREATE TRIGGER approvals_decided_once BEFORE UPDATE ON approvals
  FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER approvals_stay BEFORE DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money that needed a decision says by which it was recorded.
ALTER TABLE entries ADD CONSTRAINT entries_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals;

CREATE TABLE rights_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL
    CONSTRAINT rights_requests_kind_known CHECK (kind IN ('superadmin', 'limits', 'reactivation', 'sign_in_code')),
  decides_agreements_to bigint,
  decides_relief_to bigint,
  decides_reversals_to bigint,
  decides_refunds_to bigint,
  decides_write_offs_to bigint,
  decides_back_dating_days integer,
  decides_reschedules boolean,
  state text NOT NULL
    CONSTRAINT rights_requests_state_known CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn')),
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_note text,
  CONSTRAINT rights_requests_limits_with_their_kind CHECK (
    (kind = 'limits') = (num_nulls(decides_agreements_to, decides_relief_to, decides_reversals_to, decides_refunds_to, decides_write_offs_to, decides_back_dating_days, decides_reschedules) = 0)
    AND num_nulls(decides_agreements_to, decides_relief_to, decides_reversals_to, decides_refunds_to, decides_write_offs_to, decides_back_dating_days, decides_reschedules) IN (0, 7)),
  CONSTRAINT rights_requests_decided_by_someone
    CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT rights_requests_rejected_with_reason CHECK (state <> 'rejected' OR coalesce(decision_note, '') <> '')
);
COMMENT ON TABLE rights_requests IS 'Acts that give someone power over the books: one superadmin begins each, and another confirms it. Begun and confirmed by one person only where the lender had no other superadmin.';

CREATE UNIQUE INDEX rights_requests_pending_once ON rights_requests (user_id, kind) WHERE state = 'pending';
CREATE INDEX rights_requests_decided ON rights_requests (decided_at) WHERE state = 'approved';

CREATE TRIGGER rights_requests_decided_once BEFORE UPDATE ON rights_requests
  FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER rights_requests_stay BEFORE DELETE OR TRUNCATE ON rights_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE relief_fund (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT relief_fund_one_row CHECK (is_the_one),
  budget bigint NOT NULL,
  granted bigint NOT NULL CONSTRAINT relief_fund_granted_not_negative CHECK (granted >= 0),
  reserved bigint NOT NULL CONSTRAINT relief_fund_reserved_not_negative CHECK (reserved >= 0),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE relief_fund IS 'The money that relief comes from, in whole rupees. One row.';
COMMENT ON COLUMN relief_fund.version IS 'Of the budget: what is granted and reserved moves without it.';
COMMENT ON COLUMN relief_fund.reserved IS 'Granted on agreements that have not started.';

INSERT INTO relief_fund (budget, granted, reserved) VALUES (0, 0, 0);

-- Looked at when the transaction ends: what an agreement reserves becomes granted, or the reverse, in two steps.
CREATE FUNCTION check_relief_fund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM relief_fund WHERE granted + reserved > budget) THEN
    RAISE EXCEPTION 'the relief fund is exceeded'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'relief_fund_not_exceeded';
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION check_relief_fund IS 'Refuses, when the transaction ends, relief beyond the budget of the fund.';
CREATE CONSTRAINT TRIGGER relief_fund_not_exceeded AFTER UPDATE ON relief_fund DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_relief_fund();
