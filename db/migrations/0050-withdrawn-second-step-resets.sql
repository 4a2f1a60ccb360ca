-- Who asked for the reset of a second step can take the request back, and what was decided is read as a list.

ALTER TABLE second_step_resets
  DROP CONSTRAINT second_step_resets_state_known,
  ADD CONSTRAINT second_step_resets_state_known
    CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'outdated'));

CREATE INDEX second_step_resets_closed ON second_step_resets (requested_at DESC, id DESC) WHERE state <> 'pending';
