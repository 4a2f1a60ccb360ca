-- What customers ask for from their own account: relief, another date, or a call.

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
  -- A wish for a call is met by a call that was logged, every other one by words.
  CONSTRAINT customer_requests_answered_rightly CHECK (
    CASE kind WHEN 'call_back' THEN answer IS NULL AND (contact_id IS NULL) = (answered_at IS NULL)
              ELSE contact_id IS NULL AND (answer IS NULL) = (answered_at IS NULL) END)
);
COMMENT ON TABLE customer_requests IS 'What customers ask for themselves. It decides nothing: relief and other dates are requested and decided by two people of the staff.';
COMMENT ON COLUMN customer_requests.approval_id IS 'What staff requested because of it: the latest, where the one before was not granted.';
CREATE UNIQUE INDEX customer_requests_open_once ON customer_requests (agreement_id, kind) WHERE answered_at IS NULL;
CREATE INDEX customer_requests_open ON customer_requests (asked_at, id) WHERE answered_at IS NULL;
CREATE INDEX customer_requests_answered ON customer_requests (asked_at DESC, id DESC) WHERE answered_at IS NOT NULL;
CREATE INDEX customer_requests_customer ON customer_requests (customer_id, asked_at DESC, id DESC);
