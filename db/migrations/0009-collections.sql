-- What customers promised, and every time someone spoke with them about paying.

CREATE TABLE payment_promises (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  amount bigint NOT NULL CHECK (amount > 0),
  made_on date NOT NULL,
  promised_for date NOT NULL CHECK (promised_for >= made_on),
  note text,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users
);

CREATE INDEX payment_promises_agreement ON payment_promises (agreement_id, recorded_at DESC);
CREATE INDEX payment_promises_promised_for ON payment_promises (promised_for);

-- Whether a promise was kept follows from the payments, so there is nothing to change in one.
CREATE TRIGGER payment_promises_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_promises
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE contact_log (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  channel text NOT NULL CHECK (channel IN ('call', 'whatsapp', 'visit', 'branch')),
  result text NOT NULL CHECK (result IN ('reached', 'no_answer', 'wrong_number', 'promised', 'refused', 'message_left')),
  note text,
  -- Why a customer was called or written to outside contact hours.
  outside_hours_reason text CHECK (outside_hours_reason <> ''),
  contacted_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users
);

CREATE INDEX contact_log_agreement ON contact_log (agreement_id, contacted_at DESC);

CREATE TRIGGER contact_log_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON contact_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
