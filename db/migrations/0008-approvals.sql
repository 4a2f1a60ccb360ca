-- What one person requests with a reason and another decides; and the fund that relief comes from.

CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  kind text NOT NULL
    CHECK (kind IN ('agreement_approval', 'relief', 'write_off', 'reversal', 'reschedule', 'back_dating')),
  agreement_id uuid NOT NULL REFERENCES agreements,
  -- The entry that a reversal is asked for.
  entry_id uuid REFERENCES entries,
  amount bigint CHECK (amount > 0),
  reason text NOT NULL CHECK (reason <> ''),
  -- What shows a family's need.
  evidence text CHECK (evidence <> ''),
  -- The new dates of a reschedule; the payment that is to be back-dated.
  details jsonb,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn')),
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_note text,
  -- A superadmin decided a request of their own, and entered the password again for it.
  decided_alone boolean NOT NULL DEFAULT false,
  CONSTRAINT approvals_maker_is_not_checker CHECK ((decided_by = requested_by) IS NOT TRUE OR decided_alone),
  CONSTRAINT approvals_decided_by_someone
    CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT approvals_reversal_of_entry CHECK ((kind = 'reversal') = (entry_id IS NOT NULL)),
  CONSTRAINT approvals_amount_given CHECK (amount IS NOT NULL OR kind NOT IN ('relief', 'write_off')),
  CONSTRAINT approvals_details_given CHECK (details IS NOT NULL OR kind NOT IN ('reschedule', 'back_dating'))
);

-- The same thing is not requested a second time while the first request waits.
CREATE UNIQUE INDEX approvals_pending_once ON approvals (agreement_id, kind, coalesce(entry_id, agreement_id))
  WHERE state = 'pending';
CREATE INDEX approvals_newest ON approvals (requested_at DESC, id DESC);

CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a decision is not taken back' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER approvals_decided_once BEFORE UPDATE ON approvals
  FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER approvals_stay BEFORE DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The decision that an entry was recorded by.
ALTER TABLE entries ADD COLUMN approval_id uuid REFERENCES approvals;

-- One row. What was granted never passes the budget, so relief decided at the same moment can't either.
CREATE TABLE relief_fund (
  is_the_one boolean PRIMARY KEY DEFAULT true CHECK (is_the_one),
  budget bigint NOT NULL,
  granted bigint NOT NULL CHECK (granted >= 0),
  CONSTRAINT relief_fund_not_exceeded CHECK (granted <= budget)
);

INSERT INTO relief_fund (budget, granted) VALUES (0, 0);
