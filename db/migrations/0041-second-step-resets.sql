-- A customer who lost the phone and the recovery codes is helped by two people.

CREATE TABLE second_step_resets (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL CONSTRAINT second_step_resets_reason_not_empty CHECK (reason <> ''),
  identity_proof text NOT NULL CONSTRAINT second_step_resets_identity_proof_not_empty CHECK (identity_proof <> ''),
  totp_confirmed_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'pending'
    CONSTRAINT second_step_resets_state_known CHECK (state IN ('pending', 'approved', 'rejected', 'outdated')),
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_note text,
  CONSTRAINT second_step_resets_maker_is_not_checker CHECK (decided_by <> requested_by),
  CONSTRAINT second_step_resets_decided_by_someone
    CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT second_step_resets_rejected_with_reason CHECK (state <> 'rejected' OR coalesce(decision_note, '') <> '')
);
COMMENT ON TABLE second_step_resets IS 'What a branch requests for a customer who can no longer enter the second step, and another person decides.';
COMMENT ON COLUMN second_step_resets.identity_proof IS 'How the branch made sure that it is the customer who asks.';
COMMENT ON COLUMN second_step_resets.totp_confirmed_at IS 'Of the second step that is lost: one that was set up since is not reset.';

CREATE UNIQUE INDEX second_step_resets_pending_once ON second_step_resets (user_id) WHERE state = 'pending';
CREATE INDEX second_step_resets_waiting ON second_step_resets (requested_at, id) WHERE state = 'pending';

CREATE TRIGGER second_step_resets_decided_once BEFORE UPDATE ON second_step_resets
  FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER second_step_resets_stay BEFORE DELETE OR TRUNCATE ON second_step_resets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
